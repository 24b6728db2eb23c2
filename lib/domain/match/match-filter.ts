import { secondsInDay } from 'date-fns/constants';
import type { Match } from './match';

export const matchFilters = ['in-play', 'next-24-hours', 'future'] as const;
export type MatchFilter = (typeof matchFilters)[number];

export const filterLabels: Record<MatchFilter, string> = {
  'in-play': 'In-play',
  'next-24-hours': 'Next 24hrs',
  future: 'Future',
};

export const isMatchFilter = (value: string): value is MatchFilter =>
  matchFilters.some(filter => filter === value);

/** Whether a match belongs in a list at `now` (unix seconds). */
export function isInFilter(
  match: Pick<Match, 'status' | 'startTime'>,
  filter: MatchFilter,
  now: number,
): boolean {
  const { status, startTime } = match;
  switch (filter) {
    case 'in-play':
      return status === 'live';
    case 'next-24-hours':
      return (
        status === 'upcoming' &&
        startTime !== null &&
        startTime >= now &&
        startTime <= now + secondsInDay
      );
    case 'future':
      return status === 'upcoming' && (startTime === null || startTime > now);
  }
}

/** The path of a list; the league is a slug or 'all'. */
export const listPath = (league: string, filter: MatchFilter): string =>
  `/odds/matches/${encodeURIComponent(league)}/${filter}`;
