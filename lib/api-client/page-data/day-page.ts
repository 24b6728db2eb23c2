import { rangeAround, rangeOfDay } from '@/lib/dates/calendar-day';
import { dayInZone } from '@/lib/dates/date-text';
import { partOfList } from '@/lib/domain/match/list/list-parts';
import { groupsOfDay, matchesOfDay } from '@/lib/domain/match/list/matches-of-day';
import type { Match } from '@/lib/domain/match/match';
import type { Policy } from '@/lib/domain/policy';
import { getStartingMatches } from '@/lib/api-client/lists/starting-matches';
import { getOpenMatches } from '@/lib/api-client/matches';
import { siteEnv } from '@/lib/env';
import { mayIndexMatch } from '@/lib/routing/indexing';

type List = {
  /** '2025-04-17', or null for today. */
  day: string | null;
  page: number;
  policy: Policy;
};

/**
 * The matches that are on a day in any time zone, also those that are in play since an earlier one, and those of
 * them that a page of the list shows in the site's. Null for a page beyond the last; rejects without matches.
 */
export async function loadDay({ day: chosen, page, policy }: List) {
  const now = Math.floor(Date.now() / 1000);
  const { SITE_TIME_ZONE, SITE_URL } = siteEnv();
  const range = chosen === null ? rangeAround(now) : rangeOfDay(chosen);
  const [starting, open] = await Promise.all([
    getStartingMatches(range, policy),
    range.from <= now ? getOpenMatches('all', policy) : [],
  ]);
  const { nearest } = starting;
  const hasStartedBefore = ({ status, startTime }: Match) =>
    status === 'live' && startTime !== null && startTime < range.from;
  const matches = [...open.filter(hasStartedBefore), ...starting.matches].map((match, index) => ({
    ...match,
    index,
  }));
  const dayOf = (start: number) => dayInZone(start, SITE_TIME_ZONE);
  const list = matchesOfDay(matches, chosen ?? dayOf(now), { dayOf, nearest, now });
  const shown = partOfList(groupsOfDay(list.matches), page).flatMap(group => group.matches);
  if (page > 1 && shown.length === 0) return null;
  return {
    matches,
    nearest,
    shown,
    // A replay is not an event of its day.
    mayIndex: list.matches.some(match => mayIndexMatch(match, SITE_URL)),
    now,
  };
}
