import type { Merger } from '@/api/feeds/merging/merger';
import { utcDay } from '@/lib/dates/utc-day';
import type { FeedUsage, SourceState } from '@/api/store/feeds/feed-store';

/** The usage with a new UTC day and month begun at 0; `now` is unix ms. */
export function usageAt(usage: FeedUsage, now: number): FeedUsage {
  const day = utcDay(now);
  const isSameMonth = usage.day.slice(0, 7) === day.slice(0, 7);
  return {
    day,
    today: usage.day === day ? usage.today : 0,
    used: isSameMonth ? usage.used : 0,
  };
}

type Options = {
  source: string;
  merger: Pick<Merger, 'report' | 'sources'>;
  /** Unix ms. */
  now: () => number;
};

export type SourceUsage = {
  /**
   * Counts what a call cost, and reports it with what the provider states is left. `usedToday` is the
   * provider's own count, which also has the calls of other programs.
   */
  count(cost: number, quotaLeft: number | null, usedToday?: number | null): void;
  /** Counts a failed call or a refused part. */
  add(what: 'errors' | 'refused'): void;
  /** Counts the links of a reply that were ignored, and reports why. */
  addRefusedLinks(refused: { count: number; reasons: string[] }): void;
  /** Of this month and UTC day. */
  current(): FeedUsage;
};

/** Enough to see what is missing in the file of bookmakers. */
const maxReasons = 5;

/** What a source has used of its quota. Starts from what was stored before a restart. */
export function createSourceUsage({ source, merger, now }: Options): SourceUsage {
  const stored = (): SourceState =>
    merger.sources().find(one => one.source === source)?.state ?? {};
  const current = () => usageAt(stored().usage ?? { day: '', today: 0, used: 0 }, now());
  return {
    current,
    count(cost, quotaLeft, usedToday = null) {
      const { day, today, used } = current();
      const usage = { day, today: usedToday ?? today + cost, used: used + cost };
      const calls = (stored().calls ?? 0) + 1;
      merger.report(source, { usage, calls, callsToday: usage.today, quotaLeft });
    },
    addRefusedLinks: ({ count, reasons }) =>
      merger.report(source, {
        refusedLinks: (stored().refusedLinks ?? 0) + count,
        linkProblems: reasons.slice(0, maxReasons),
      }),
    add: what => merger.report(source, { [what]: (stored()[what] ?? 0) + 1 }),
  };
}
