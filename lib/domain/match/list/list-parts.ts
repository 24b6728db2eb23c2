import type { Match } from '@/lib/domain/match/match';
import type { MatchGroup } from '@/lib/domain/match/match-groups';

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
