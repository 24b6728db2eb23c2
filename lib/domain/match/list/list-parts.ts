import type { Match } from '@/lib/domain/match/match';
import { isInFilter, matchFilters, type MatchFilter } from '@/lib/domain/match/match-filter';
import type { MatchGroup } from '@/lib/domain/match/match-groups';
import { byStart } from '@/lib/domain/match/match-start';

/** The number of matches that a list shows at first, and adds at a time. */
export const listPartSize = 40;

/** A part of a tournament's matches; `count` is that of all of them in the list. */
export type PartOfGroup = MatchGroup & { count: number };

/** The matches of `parts` parts of a list, from its part `page` on, in their groups. */
export function partOfList(groups: readonly MatchGroup[], page: number, parts = 1): PartOfGroup[] {
  const from = (page - 1) * listPartSize;
  const to = from + parts * listPartSize;
  let before = 0;
  return groups.flatMap(({ name, matches }) => {
    const part = matches.slice(Math.max(from - before, 0), Math.max(to - before, 0));
    before += matches.length;
    return part.length > 0 ? [{ name, matches: part, count: matches.length }] : [];
  });
}

/** The numbers of matches of a complete list: by filter, and in one of them by tournament. */
export type ListCounts = {
  filters: Record<MatchFilter, number>;
  groups: Record<string, number>;
};

/** The numbers of a list at `now` (unix seconds), and of the groups of one filter. */
export function countsOf(
  matches: readonly Match[],
  groups: readonly MatchGroup[],
  now: number,
): ListCounts {
  const count = (filter: MatchFilter) =>
    matches.filter(match => isInFilter(match, filter, now)).length;
  return {
    filters: Object.fromEntries(matchFilters.map(filter => [filter, count(filter)])) as Record<
      MatchFilter,
      number
    >,
    groups: Object.fromEntries(groups.map(({ name, matches: all }) => [name, all.length])),
  };
}

/** The numbers of matches in play and to come that the home page shows at first. */
export const homePart = { live: 12, upcoming: 6 };

/**
 * The open matches that the home page is sent with, at `now` (unix seconds). Of a long list these are the matches
 * that it shows at first, with the numbers of all.
 */
export function partOfHome(
  matches: readonly Match[],
  now: number,
): { matches: Match[]; counts?: ListCounts } {
  if (matches.length <= listPartSize) return { matches: [...matches] };
  const live = matches.filter(({ status }) => status === 'live');
  const upcoming = matches.filter(({ status }) => status === 'upcoming').toSorted(byStart);
  return {
    matches: [...live.slice(0, homePart.live), ...upcoming.slice(0, homePart.upcoming)],
    counts: countsOf(matches, [], now),
  };
}

/** The number of matches of a tournament above which its days have headings. */
const withoutDays = 10;

export type Day = { day: string | null; matches: Match[] };

/**
 * The matches of a tournament by their days, in order; null for a short one. `dayOf` is the day of a
 * start in the visitor's time zone.
 */
export function daysOf(
  { matches, count }: Pick<PartOfGroup, 'matches' | 'count'>,
  dayOf: (startTime: number) => string,
): Day[] | null {
  if (count <= withoutDays) return null;
  const days: Day[] = [];
  for (const match of matches) {
    const day = match.startTime === null ? null : dayOf(match.startTime);
    const last = days.at(-1);
    if (last?.day === day) last.matches.push(match);
    else days.push({ day, matches: [match] });
  }
  return days;
}
