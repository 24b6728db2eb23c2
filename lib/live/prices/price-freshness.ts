import { secondsInHour } from 'date-fns/constants';
import type { MatchStatus } from '@/lib/domain/match/match';
import { createEmitter } from '@/lib/live/emitter';

/**
 * When the feed last confirmed a match's prices (unix seconds), whether that is too long ago for
 * live prices, and whether it is so long ago that a time without a date is ambiguous.
 */
export type Freshness = {
  at: number;
  isStale: boolean;
  isOld: boolean;
  /** When the visitor paused updates, until the prices are confirmed again; else null. */
  pausedAt: number | null;
};

const oldSeconds = 12 * secondsInHour;

export type PriceFreshness = {
  subscribe(matchId: string, listener: () => void): () => void;
  get(matchId: string): Freshness | null;
  /** Records a message about a match. `at`: when its host created it; null means on arrival. */
  update(match: { id: string; status: MatchStatus }, at: number | null): void;
  /**
   * Sets the current time (unix seconds): a live match without a message for too long becomes stale.
   */
  setTime(now: number): void;
  /**
   * Freezes the prices of all matches at that time (unix seconds). With null the pause is over: each
   * match stays frozen until it is updated or `thaw` is called.
   */
  setPaused(at: number | null): void;
  /** Ends what a pause froze: a snapshot has confirmed every match that is still there. */
  thaw(): void;
};

type Options = {
  /** Unix seconds; when the page was rendered, until `setTime` sets another time. */
  now: number;
  limitSeconds: number;
  onStale(matchId: string, isStale: boolean): void;
  onFrozen(matchId: string, isFrozen: boolean): void;
};

/**
 * Tracks when each match's prices were last confirmed. Only a live match can become stale: other matches
 * are priced irregularly. A frozen match is not stale: its prices are known to be old.
 */
export function createPriceFreshness({
  limitSeconds,
  onStale,
  onFrozen,
  ...options
}: Options): PriceFreshness {
  const byMatch = new Map<string, Freshness>();
  const live = new Set<string>();
  const frozen = new Map<string, number>();
  const emitter = createEmitter();
  let { now } = options;
  let isPaused = false;
  let resumedAt = 0;

  function set(id: string, at: number): void {
    const before = byMatch.get(id);
    const pausedAt = frozen.get(id) ?? null;
    const isStale = pausedAt === null && live.has(id) && now - at > limitSeconds;
    if (before?.at === at && before.isStale === isStale && before.pausedAt === pausedAt) return;
    byMatch.set(id, { at, isStale, isOld: now - at > oldSeconds, pausedAt });
    if (isStale !== (before?.isStale ?? false)) onStale(id, isStale);
    if ((pausedAt === null) !== ((before?.pausedAt ?? null) === null))
      onFrozen(id, pausedAt !== null);
    emitter.notify(id);
  }

  function thaw(): void {
    if (isPaused) return;
    const ids = [...frozen.keys()];
    frozen.clear();
    for (const id of ids) set(id, byMatch.get(id)?.at ?? now);
  }

  return {
    subscribe: emitter.subscribe,
    get: id => byMatch.get(id) ?? null,
    update({ id, status }, at) {
      if (status === 'live') live.add(id);
      else live.delete(id);
      if (!isPaused) frozen.delete(id);
      set(id, Math.max(at ?? now, byMatch.get(id)?.at ?? 0));
    },
    setTime(time) {
      now = time;
      // A host that does not respond confirms nothing: its prices then count as stale.
      if (frozen.size > 0 && now - resumedAt > limitSeconds) thaw();
      for (const id of live) set(id, byMatch.get(id)?.at ?? now);
    },
    setPaused(at) {
      if (isPaused === (at !== null)) return;
      isPaused = at !== null;
      if (at === null) {
        resumedAt = now;
        return;
      }
      for (const [id, { at: confirmedAt }] of byMatch) {
        frozen.set(id, at);
        set(id, confirmedAt);
      }
    },
    thaw,
  };
}
