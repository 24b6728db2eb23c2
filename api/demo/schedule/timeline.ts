import { millisecondsInMinute } from 'date-fns/constants';
import { signedRandom } from '@/api/demo/seeded';
import type { MatchRecord } from '@/api/demo/records/record';
import { planOf } from '@/api/demo/replay/replay-plan';

const leadInMs = 8000;
const ballMs = 5000;
const breakMs = millisecondsInMinute;
/** A Test's two thousand balls are bowled faster than a Twenty20's. */
const longestPlayMs = 80 * millisecondsInMinute;
/**
 * The greatest deviation of a ball from its even time, as a share of the interval: never past its
 * neighbour.
 */
const jitterShare = 0.3;

/** The time of each ball of a replay in ms after its start, ascending; the last one ends it. */
export type Timeline = readonly number[];

/**
 * Even intervals with breaks between the innings, all divided by `speed`. The jitter is derived
 * from the event's id.
 */
export function timelineOf(record: MatchRecord, eventId: string, speed: number): Timeline {
  const plan = planOf(record);
  const interval = Math.min(ballMs, longestPlayMs / plan.length);
  let breaks = 0;
  return plan.map(({ endsInnings }, ball) => {
    const isLast = ball === plan.length - 1;
    const jitter = isLast ? 0 : signedRandom(`ball ${eventId} ${ball}`) * jitterShare;
    const at = leadInMs + breaks + interval * (ball + jitter);
    if (endsInnings) breaks += breakMs;
    return at / speed;
  });
}

/** The duration of a replay of the record in seconds; at least one. */
export function lengthOf(record: MatchRecord, speed: number): number {
  const last = timelineOf(record, '', speed).at(-1) ?? 0;
  return Math.max(1, Math.ceil(last / 1000));
}

/** The number of balls bowled after `elapsedMs`. */
export function ballsBy(timeline: Timeline, elapsedMs: number): number {
  let low = 0;
  let high = timeline.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((timeline[middle] ?? Infinity) <= elapsedMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
