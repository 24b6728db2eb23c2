import { Leagues, type League } from '@/lib/contract/series';
import { Series } from '@/lib/contract/series';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { toSeries, type Series as ShownSeries } from '@/lib/domain/series/series';
import type { Policy } from '@/lib/domain/policy';
import { siteEnv } from '@/lib/env';
import { nullOnClientError } from './api-error';
import { getResponse } from './client';

/** The lifetime of the lists of matches, which link to a league's pages from its first match on. */
const leagueSeconds = 5;

/** The leagues a visitor can choose from. */
export async function getLeagues(): Promise<League[]> {
  const response = await getResponse('/api/leagues/', Leagues, {
    lifetimeSeconds: leagueSeconds,
    tags: ['leagues'],
  });
  return response?.leagues ?? [];
}

const seriesSeconds = 15;

/** A league's results, tables and stories; null for a host without this call, or without the league. */
export async function getSeries(slug: string, policy: Policy): Promise<ShownSeries | null> {
  const wire = await nullOnClientError(
    getResponse(`/api/leagues/${encodeURIComponent(slug)}/series/`, Series, {
      lifetimeSeconds: seriesSeconds,
      tags: ['history', `league-${slug}`, contentTags.news, contentTags.competitions],
    }),
  );
  return wire && toSeries(wire, { policy, imageHosts: siteEnv().IMAGE_HOSTS });
}
