import { endOfDay } from 'date-fns/endOfDay';
import { inUtc } from '@/lib/dates/utc';

const hourMs = 3_600_000;
/** The hours of play that the hits of a day are spread over. */
const playMs = 6 * hourMs;
/** While nothing is played the list takes at most this share of what is left. */
const idleShare = 0.25;
const fastest = { list: 30_000, scorecard: 60_000, idleList: hourMs / 2 };

export type DailyPlan = {
  /** Ms between two readings of the list; null: no hits are left today. */
  list: number | null;
  /** Ms between two readings of the scorecard of a match. */
  scorecard: number | null;
  /** Whether a pace is slower than it should be. */
  isSlow: boolean;
};

type Situation = {
  /** Hits left today. */
  left: number;
  /** Matches in play, or about to begin. */
  playing: number;
  /** Hits of a reading of the list, and of a scorecard. */
  cost: { list: number; scorecard: number };
  /** Unix ms. */
  now: number;
};

/**
 * The pace that the hits left today allow. In play half of them are for the list, which has the scores
 * of all matches, and half for scorecards.
 */
export function planDay({ left, playing, cost, now }: Situation): DailyPlan {
  const dayMs = endOfDay(now, inUtc).getTime() - now;
  const spread = Math.min(dayMs, playMs);
  const paceOf = (hits: number, each: number, least: number, over: number) =>
    left < each || hits <= 0 ? null : Math.max(least, (over * each) / hits);
  if (playing === 0) {
    const list = paceOf(left * idleShare, cost.list, fastest.idleList, dayMs);
    return { list, scorecard: null, isSlow: list !== fastest.idleList };
  }
  const list = paceOf(left / 2, cost.list, fastest.list, spread);
  const scorecard = paceOf(left / 2, cost.scorecard * playing, fastest.scorecard, spread);
  return { list, scorecard, isSlow: list !== fastest.list || scorecard !== fastest.scorecard };
}

/** The pace for the operator; null when it is as it should be. */
export function planNote(plan: DailyPlan, playing: number): string | null {
  if (!plan.isSlow) return null;
  const scorecards = playing > 0 ? `, scorecards ${paceText(plan.scorecard)}` : '';
  return `slowed by the hits of the plan: list ${paceText(plan.list)}${scorecards}`;
}

const paceText = (interval: number | null): string =>
  interval === null ? 'paused until tomorrow' : `every ${Math.round(interval / 1000)} s`;
