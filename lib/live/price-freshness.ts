import { secondsInHour } from 'date-fns/constants';
import type { MatchStatus } from '@/lib/domain/match/match';
import { createEmitter } from './emitter';

/**
 * When the feed last confirmed a match's prices (unix seconds), whether that is too long ago for
 * live prices, and whether it is so long ago that a time without a date is ambiguous.
 */
export type Freshness = { at: number; isStale: boolean; isOld: boolean };

const oldSeconds = 12 * secondsInHour;

export type PriceFreshness = {
  subscribe(matchId: string, listener: () => void): () => void;
  get(matchId: string): Freshness | null;
  /** Records a message about a match. `at`: when its host created it; null means on arrival. */
  update(match: { id: string; status: MatchStatus }, at: number | null): void;
  /**
   * Sets the current time (unix seconds): a live match without a message for too long becomes stale.
   */
  tick(now: number): void;
};

type Options = {
  /** Unix seconds; when the page was rendered, until `tick` sets another time. */
  now: number;
  limitSeconds: number;
  onStale(matchId: string, isStale: boolean): void;
};

/**
 * Tracks when each match's prices were last confirmed. Only a live match can become stale: other matches
 * are priced irregularly.
 */
export function createPriceFreshness({
  limitSeconds,
  onStale,
  ...options
}: Options): PriceFreshness {
  const byMatch = new Map<string, Freshness>();
  const live = new Set<string>();
  const emitter = createEmitter();
  let { now } = options;

  function set(id: string, at: number): void {
    const before = byMatch.get(id);
    const isStale = live.has(id) && now - at > limitSeconds;
    if (before?.at === at && before.isStale === isStale) return;
    byMatch.set(id, { at, isStale, isOld: now - at > oldSeconds });
    if (isStale !== (before?.isStale ?? false)) onStale(id, isStale);
    emitter.notify(id);
  }

  return {
    subscribe: emitter.subscribe,
    get: id => byMatch.get(id) ?? null,
    update({ id, status }, at) {
      if (status === 'live') live.add(id);
      else live.delete(id);
      set(id, Math.max(at ?? now, byMatch.get(id)?.at ?? 0));
    },
    tick(time) {
      now = time;
      for (const id of live) set(id, byMatch.get(id)?.at ?? now);
    },
  };
}
