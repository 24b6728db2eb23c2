import { groupByTournament, type MatchGroup } from '@/lib/domain/match/match-groups';
import type { Match } from '@/lib/domain/match/match';
import { byLatestStart } from '@/lib/domain/match/match-start';
import { daysBetween } from '@/lib/dates/calendar-day';

/** The path of today's matches; with `?date=` it redirects to that day's. */
export const todayPath = '/matches/on';

/** The path of the matches of a day, '2025-04-17'. */
export const dayPath = (day: string): string => `${todayPath}/${day}`;

/** The day of a start (unix seconds) in the time zone in which times are shown. */
type DayOf = (startTime: number) => string;

/** The nearest starts before and after the times of which all matches are known, in unix seconds. */
export type NearestStarts = { previous: number | null; next: number | null };

/** The matches of a day, and the nearest days that have any. */
type DayList = { matches: Match[]; previous: string | null; next: string | null };

type Known = {
  dayOf: DayOf;
  nearest: NearestStarts;
  /** In unix seconds. */
  now: number;
};

/**
 * The matches that start on a day in the zone of `dayOf`, and those in play that have started before: a Test is
 * on each of its days until it ends. Those without a start are on none.
 */
export function matchesOfDay(
  matches: readonly Match[],
  day: string,
  { dayOf, nearest, now }: Known,
): DayList {
  const dated = matches.flatMap(match => {
    if (match.startTime === null) return [];
    const first = dayOf(match.startTime);
    return [{ match, days: match.status === 'live' ? daysBetween(first, dayOf(now)) : [first] }];
  });
  const beyond = [nearest.previous, nearest.next].flatMap(start => start ?? []).map(dayOf);
  const days = [...new Set([...dated.flatMap(entry => entry.days), ...beyond])].sort();
  return {
    matches: dated.filter(entry => entry.days.includes(day)).map(entry => entry.match),
    previous: days.findLast(other => other < day) ?? null,
    next: days.find(other => other > day) ?? null,
  };
}

/** Open matches by tournament, those in play first, then the ended ones, newest first. */
export function groupsOfDay(matches: readonly Match[]): MatchGroup[] {
  const hasEnded = ({ status }: Match) => status === 'other';
  const ended = matches.filter(hasEnded).toSorted(byLatestStart);
  return [
    ...groupByTournament(matches.filter(match => !hasEnded(match))),
    ...(ended.length > 0 ? [{ name: endedName, matches: ended }] : []),
  ];
}

const endedName = 'Ended';
