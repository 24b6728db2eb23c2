import { swingOf } from './seeded';
import type { MatchRecord } from './record';
import { planOf } from './replay-plan';

const leadInMs = 8000;
const ballMs = 5000;
const breakMs = 60_000;
/** A Test's two thousand balls are bowled faster than a Twenty20's. */
const longestPlayMs = 80 * 60_000;
/** How far a ball may fall from its even place, as a share of the interval: never past its neighbour. */
const jitterShare = 0.3;

/** When each ball of a showing is bowled: ms after its start, growing; the last one ends it. */
export type Timeline = readonly number[];

/** Even intervals with breaks between the innings, all divided by `speed`. Jitter is the showing's own. */
export function timelineOf(record: MatchRecord, eventId: string, speed: number): Timeline {
  const plan = planOf(record);
  const interval = Math.min(ballMs, longestPlayMs / plan.length);
  let breaks = 0;
  return plan.map(({ endsInnings }, ball) => {
    const isLast = ball === plan.length - 1;
    const swing = isLast ? 0 : swingOf(`ball ${eventId} ${ball}`) * jitterShare;
    const at = leadInMs + breaks + interval * (ball + swing);
    if (endsInnings) breaks += breakMs;
    return at / speed;
  });
}

/** How long a showing of the record lasts, in seconds; at least one. */
export function lengthOf(record: MatchRecord, speed: number): number {
  const last = timelineOf(record, '', speed).at(-1) ?? 0;
  return Math.max(1, Math.ceil(last / 1000));
}

/** Balls bowled after so many ms. */
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
