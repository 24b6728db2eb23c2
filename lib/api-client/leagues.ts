import { Leagues, type League } from '@/lib/contract/league';
import { getResponse } from './client';

/** The leagues a visitor can choose from. */
export async function getLeagues(): Promise<League[]> {
  const response = await getResponse('/api/leagues/', Leagues, {
    lifetimeSeconds: 60,
    tags: ['leagues'],
  });
  return response?.leagues ?? [];
}
