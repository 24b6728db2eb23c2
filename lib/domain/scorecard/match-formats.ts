import { secondsInDay, secondsInHour } from 'date-fns/constants';
import type { MatchFormat } from '@/lib/contract/match-format';

/** A format in figures. */
export type FormatFigures = {
  inningsPerSide: 1 | 2;
  /** Null where an innings has no limit. */
  ballsPerInnings: number | null;
  ballsPerOver: 5 | 6;
  /** The unit of the progress of an innings. */
  counts: 'overs' | 'balls';
  /** From the first ball of a day to its last, with the break and some rain. */
  hoursPerDay: number;
  /** The most days, without a reserve day. */
  days: number;
};

/*
 * Sources: the ICC's playing conditions of T20Is (two innings of 85 minutes and a break of 20), ODIs (two of
 * 3.5 hours and 45 minutes) and Tests (five days of 6.5 hours, an hour for overs that are behind); those of
 * The Hundred (a hundred balls in sets of five, 2.5 hours in all) and of the Abu Dhabi T10 (90 minutes).
 */
const overs = { inningsPerSide: 1, ballsPerOver: 6, counts: 'overs', days: 1 } as const;
const figures: Readonly<Record<MatchFormat, FormatFigures>> = {
  t10: { ...overs, ballsPerInnings: 60, hoursPerDay: 2 },
  hundred: { ...overs, ballsPerInnings: 100, ballsPerOver: 5, counts: 'balls', hoursPerDay: 3 },
  t20: { ...overs, ballsPerInnings: 120, hoursPerDay: 4 },
  'one-day': { ...overs, ballsPerInnings: 300, hoursPerDay: 8 },
  'multi-day': { ...overs, inningsPerSide: 2, ballsPerInnings: null, hoursPerDay: 8, days: 5 },
};

/** The wickets that end an innings, and one of a super over, in every format. */
export const maxWickets = { innings: 10, superOver: 2 } as const;

/** The figures of a format; those of a T20 for an unknown one. */
export const figuresOf = (format: MatchFormat | null | undefined): FormatFigures =>
  figures[format ?? 't20'];

/** Whether sides bat twice, so that a match has no limit of balls and may be drawn. */
export const isBattedTwice = (format: MatchFormat | null | undefined): boolean =>
  figuresOf(format).inningsPerSide === 2;

/** The overs of an innings, sets of five in The Hundred; null without a limit. */
export function oversPerInnings(format: MatchFormat): number | null {
  const { ballsPerInnings, ballsPerOver } = figuresOf(format);
  return ballsPerInnings === null ? null : ballsPerInnings / ballsPerOver;
}

/** From its start until a match usually ends, in seconds. */
export const usualSeconds = (format: MatchFormat | null | undefined): number => {
  const { days, hoursPerDay } = figuresOf(format);
  return (days - 1) * secondsInDay + hoursPerDay * secondsInHour;
};

/** The rain, light and delays of a day. */
const longestDelaySeconds = 6 * secondsInHour;

/**
 * From its start until no match of a format is played any more, in seconds. For an unknown format
 * it is that of the longest day.
 */
export const longestSeconds = (format: MatchFormat | null | undefined): number => {
  const { days } = figuresOf(format);
  const reserve = days > 1 ? secondsInDay : 0;
  const { hoursPerDay } = figures['one-day'];
  return (days - 1) * secondsInDay + hoursPerDay * secondsInHour + longestDelaySeconds + reserve;
};
