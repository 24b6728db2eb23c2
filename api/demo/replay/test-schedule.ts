import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import type { MatchRecord } from '@/api/demo/records/record';
import type { InningsState } from './replay-state';

/** ICC Test playing conditions. */
export const oversPerDay = 90;
const oversPerSession = 30;
const testDays = figuresOf('multi-day').days;
const otherDays = 4;

/**
 * A match of two innings a side by its schedule: 90 overs a day in three sessions, two overs lost
 * at each change of innings (ICC Test playing conditions). Records say neither when an over was
 * bowled nor which days were washed out. `oversLeft` is until the end of the last day; day and
 * session count from 1.
 */
export function testSchedule(
  record: MatchRecord,
  innings: readonly InningsState[],
): { oversLeft: number; day: number; session: number } {
  const days = Math.max(record.dates.length, record.type === 'Test' ? testDays : otherDays);
  const bowled = innings.reduce((sum, one) => sum + one.overs, 0);
  const used = bowled + 2 * Math.max(0, innings.length - 1);
  const last = days * oversPerDay - 1;
  const current = Math.min(used, last);
  return {
    oversLeft: Math.max(0, days * oversPerDay - used),
    day: Math.floor(current / oversPerDay) + 1,
    session: Math.floor((current % oversPerDay) / oversPerSession) + 1,
  };
}
