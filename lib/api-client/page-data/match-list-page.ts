import { isInFilter, type MatchFilter } from '@/lib/domain/match/match-filter';
import { toListedLeagues } from '@/lib/domain/match/listed-leagues';
import { getLeagueResults, getOpenMatches } from '@/lib/api-client/matches';
import { optional } from '@/lib/api-client/optional';
import type { Policy } from '@/lib/domain/policy';
import { loadOddsPageData } from './odds-page-data';

const resultCount = 7;

type List = { league: string; filter: MatchFilter; policy: Policy };

/**
 * A league's open matches, those of them in the filter, and what is around them; the league's results
 * where its list is empty. Null for a league that the host does not have; rejects without matches.
 */
export async function loadMatchList({ league, filter, policy }: List) {
  const isAll = league === 'all';
  const { leagues, ...around } = await loadOddsPageData(policy);
  const name = leagues.find(({ slug }) => slug === league)?.name;
  if (leagues.length > 0 && !isAll && name === undefined) return null;
  const [matches, listed] = await Promise.all([
    getOpenMatches(league, policy),
    isAll ? null : optional(getOpenMatches('all', policy), []),
  ]);
  const now = Math.floor(Date.now() / 1000);
  const shown = matches.filter(match => isInFilter(match, filter, now));
  const hasResults = !isAll && shown.length === 0;
  return {
    ...around,
    leagues: toListedLeagues(leagues, listed ?? matches),
    leagueName: name ?? 'Latest',
    matches,
    shown,
    results: hasResults ? await optional(getLeagueResults(league, resultCount, policy), []) : [],
    now,
  };
}
