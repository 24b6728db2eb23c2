import { endOfDay } from 'date-fns/endOfDay';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { getDate } from 'date-fns/getDate';
import { inUtc } from '@/lib/dates/utc';
import { usageAt } from '@/api/feeds/provider/source-usage';
import type { FeedUsage } from '@/api/store/feeds/feed-store';

/** Half of a day's credits is kept for matches in play. */
const shareBefore = 0.5;
/** The hours of play that the credits of a day are spread over. */
const playMs = 6 * 3_600_000;
const pace = { before: 60_000, inPlay: 40_000 };

export type Plan = {
  /** Ms between two calls for the odds of one competition; null: no credits left today. */
  before: number | null;
  inPlay: number | null;
  /** Whether a pace is slower than it should be. */
  isSlow: boolean;
};

type Situation = {
  usage: FeedUsage;
  /** Credits a month. */
  budget: number;
  /** Credits of a call. */
  cost: number;
  /** Competitions with a match soon, and in play. */
  competitions: { before: number; inPlay: number };
  /** Unix ms. */
  now: number;
};

/**
 * The pace that a monthly budget allows: what is left of it is shared among the days left, and a day's
 * share among its calls. Calls before play never take what play needs.
 */
export function planOf({ usage, budget, cost, competitions, now }: Situation): Plan {
  const { used, today } = usageAt(usage, now);
  const daysLeft = getDaysInMonth(now, inUtc) - getDate(now, inUtc) + 1;
  const share = Math.max(0, budget - (used - today)) / daysLeft;
  const dayMs = endOfDay(now, inUtc).getTime() - now;
  const intervalOf = (left: number, count: number, spreadMs: number, least: number) =>
    left < cost ? null : Math.max(least, (spreadMs * cost * Math.max(1, count)) / left);
  const before = intervalOf(share * shareBefore - today, competitions.before, dayMs, pace.before);
  const spread = Math.min(dayMs, playMs);
  const inPlay = intervalOf(share - today, competitions.inPlay, spread, pace.inPlay);
  const isSlow =
    (competitions.before > 0 && before !== pace.before) ||
    (competitions.inPlay > 0 && inPlay !== pace.inPlay);
  return { before, inPlay, isSlow };
}
