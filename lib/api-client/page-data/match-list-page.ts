import { isInFilter, type MatchFilter } from '@/lib/domain/match/match-filter';
import { groupByTournament } from '@/lib/domain/match/match-groups';
import { countsOf, listPartSize, partOfList } from '@/lib/domain/match/list/list-parts';
import { toListedLeagues } from '@/lib/domain/match/list/listed-leagues';
import { getLeagues } from '@/lib/api-client/leagues';
import { getLeagueResults, getOpenMatches } from '@/lib/api-client/matches';
import { optional } from '@/lib/api-client/optional';
import type { Match } from '@/lib/domain/match/match';
import type { Policy } from '@/lib/domain/policy';
import { loadOddsPageData } from './odds-page-data';

const resultCount = 7;

type List = { league: string; filter: MatchFilter; page: number; policy: Policy };

/**
 * Those of a league's open matches that a page of its list shows, and what is around them; of a short
 * list all matches, and the league's results where there are none. Null for a league that the host does not have and a page beyond the last;
 * rejects without matches.
 */
export async function loadMatchList({ league, filter, page, policy }: List) {
  const isAll = league === 'all';
  const { leagues, ...around } = await loadOddsPageData(policy);
  const name = leagues.find(({ slug }) => slug === league)?.name;
  if (leagues.length > 0 && !isAll && name === undefined) return null;
  const [matches, listed] = await Promise.all([
    getOpenMatches(league, policy),
    isAll ? null : knownMatches('all', policy),
  ]);
  const now = Math.floor(Date.now() / 1000);
  const inFilter = matches.filter(match => isInFilter(match, filter, now));
  const groups = groupByTournament(inFilter);
  const shown = partOfList(groups, page).flatMap(group => group.matches);
  if (page > 1 && shown.length === 0) return null;
  const isLong = matches.length > listPartSize;
  const hasResults = !isAll && shown.length === 0;
  return {
    ...around,
    leagues: toListedLeagues(leagues, listed ?? (isAll ? matches : [])),
    leagueName: name ?? 'Latest',
    matches: isLong ? shown : matches,
    counts: isLong ? countsOf(matches, groups, now) : undefined,
    shown,
    // Where other leagues could not be read, one may be in play.
    isAnyLive: (isAll ? matches : listed)?.some(({ status }) => status === 'live') ?? true,
    results: hasResults ? await optional(getLeagueResults(league, resultCount, policy), []) : [],
    now,
  };
}

/** What the head of a list's page states; a list that cannot be read counts as one with matches. */
export async function loadListOutline({ league, filter, policy }: Omit<List, 'page'>) {
  const [leagues, matches] = await Promise.all([
    optional(getLeagues(), []),
    knownMatches(league, policy),
  ]);
  const now = Math.floor(Date.now() / 1000);
  return {
    slug: league,
    name: leagues.find(({ slug }) => slug === league)?.name ?? null,
    isEmpty: matches?.every(match => !isInFilter(match, filter, now)) ?? false,
  };
}

/** A league's open matches; null where they cannot be read. */
async function knownMatches(league: string, policy: Policy): Promise<Match[] | null> {
  const none: { matches: Match[] | null } = { matches: null };
  const read = getOpenMatches(league, policy).then(matches => ({ matches }) as typeof none);
  return (await optional(read, none)).matches;
}
