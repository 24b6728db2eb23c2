import { Leagues, type League } from '../contract/league';
import { getAnswer } from './client';

/** The leagues a visitor can choose from. */
export async function getLeagues(): Promise<League[]> {
  const answer = await getAnswer('/api/leagues/', Leagues, {
    lifetimeSeconds: 60,
    tags: ['leagues'],
  });
  return answer?.leagues ?? [];
}
