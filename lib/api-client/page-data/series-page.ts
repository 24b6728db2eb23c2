import { cache } from 'react';
import { getLeagues, getSeries } from '@/lib/api-client/leagues';
import { getLeagueResults, getOpenMatches, getOutrights } from '@/lib/api-client/matches';
import { getLeaders } from '@/lib/api-client/figures';
import { optional } from '@/lib/api-client/optional';
import { byStart } from '@/lib/domain/match/match-start';
import { showsPrices, type Policy } from '@/lib/domain/policy';

/** The page's HTML has a limit; the match list and the results have separate pages. */
const shownFixtures = 10;
const shownResults = 12;

/**
 * A league's fixtures, results, tables, stories and, where the policy allows prices, its outrights. A
 * host without the call for series has neither tables nor stories. Null for a league that the host does
 * not have; rejects without fixtures.
 */
export const loadSeries = cache(async (league: string, policy: Policy) => {
  const [leagues, open, { found: series }, { found: leaders }, outrights] = await Promise.all([
    optional(getLeagues(), []),
    getOpenMatches(league, policy),
    optional(
      getSeries(league, policy).then(found => ({ found })),
      { found: null },
    ),
    optional(
      getLeaders(league).then(found => ({ found })),
      { found: null },
    ),
    showsPrices(policy) ? optional(getOutrights(policy), []) : [],
  ]);
  const fixtures = open.filter(match => match.league === league).toSorted(byStart);
  const name =
    leagues.find(({ slug }) => slug === league)?.name ?? series?.name ?? fixtures[0]?.tournament;
  if (name === undefined) return null;
  const results =
    series?.results ?? (await optional(getLeagueResults(league, shownResults, policy), []));
  return {
    name,
    fixtures: fixtures.slice(0, shownFixtures),
    results: results.slice(0, shownResults),
    tables: series?.tables ?? [],
    scores: series?.scores ?? [],
    stories: series?.stories ?? [],
    source: series?.source ?? null,
    leaders,
    outrights: outrights.filter(event => event.league === league),
    now: Math.floor(Date.now() / 1000),
  };
});

export type LoadedSeries = NonNullable<Awaited<ReturnType<typeof loadSeries>>>;
