import type { MatchStatus } from '../domain/match';
import { createTopics } from './topics';

/**
 * When the feed last stood by a match's prices (unix seconds), whether that is too long ago for prices
 * in play, and whether so long that the time of day does not say when.
 */
export type Confirmation = { at: number; isLate: boolean; isOld: boolean };

const oldSeconds = 12 * 3600;

export type Confirmations = {
  subscribe(matchId: string, wake: () => void): () => void;
  of(matchId: string): Confirmation | null;
  /** News of a match. `at`: when its host says it was made; without, it was made as it came. */
  hear(match: { id: string; status: MatchStatus }, at: number | null): void;
  /** The time is now this (unix seconds): a live match without news for too long is late. */
  check(now: number): void;
};

type Options = {
  /** Unix seconds; the moment the page was made, until `check` tells of another. */
  now: number;
  limitSeconds: number;
  onLate(matchId: string, isLate: boolean): void;
};

/**
 * Watches how long ago each match's prices were confirmed. Only a live match can be late: others are
 * priced now and then, and stay.
 */
export function createConfirmations({ limitSeconds, onLate, ...options }: Options): Confirmations {
  const known = new Map<string, Confirmation>();
  const live = new Set<string>();
  const topics = createTopics();
  let { now } = options;

  function set(id: string, at: number): void {
    const before = known.get(id);
    const isLate = live.has(id) && now - at > limitSeconds;
    if (before?.at === at && before.isLate === isLate) return;
    known.set(id, { at, isLate, isOld: now - at > oldSeconds });
    if (isLate !== (before?.isLate ?? false)) onLate(id, isLate);
    topics.wake(id);
  }

  return {
    subscribe: topics.subscribe,
    of: id => known.get(id) ?? null,
    hear({ id, status }, at) {
      if (status === 'live') live.add(id);
      else live.delete(id);
      set(id, Math.max(at ?? now, known.get(id)?.at ?? 0));
    },
    check(time) {
      now = time;
      for (const id of live) set(id, known.get(id)?.at ?? now);
    },
  };
}
