import { fetchEventPrices } from '@/lib/api-client/live-snapshot';
import { logWarning } from '@/lib/client-log';
import { maxPricedEvents } from '@/lib/contract/prices/event-prices';
import type { MatchStores } from '@/lib/live/stores';

type Options = Pick<MatchStores, 'matches' | 'prices'> & {
  /** Called with whether the bookmakers' prices of the list are known. */
  onKnown: (isKnown: boolean) => void;
  fetchPrices?: typeof fetchEventPrices;
  now?: () => number;
};

/** Prices that are older than `lostMs` are not shown as current; matches that scroll into view need not wait. */
const everyMs = 10_000;
const lostMs = 30_000;
export const checkMs = 1000;

/**
 * Returns a function that requests the bookmakers' prices of the matches on screen when they are due; it is called
 * every `checkMs`. A host that lacks the call is not asked again.
 */
export function createPriceRequests(options: Options): () => Promise<void> {
  const { matches, prices, onKnown, fetchPrices = fetchEventPrices, now = Date.now } = options;
  const requested = new Set<string>();
  let next = -Infinity;
  let knownAt = -Infinity;
  let state: 'ready' | 'waiting' | 'failed' | 'absent' = 'ready';

  async function request(ids: string[]): Promise<boolean> {
    for (let at = 0; at < ids.length; at += maxPricedEvents) {
      const part = ids.slice(at, at + maxPricedEvents);
      const { result, since } = await matches.during(() => fetchPrices(part));
      if (result === null) return false;
      matches.applySnapshot(result, { since });
      part.forEach(id => requested.add(id));
    }
    return true;
  }

  return async () => {
    if (state === 'waiting' || state === 'absent') return;
    const ids = prices
      .watched()
      .filter(id => matches.match(id))
      .sort();
    const hasNew = state === 'ready' && ids.some(id => !requested.has(id));
    if (ids.length === 0 || (now() < next && !hasNew)) return;
    next = now() + everyMs;
    state = 'waiting';
    try {
      state = (await request(ids)) ? 'ready' : 'absent';
      knownAt = now();
      onKnown(state === 'ready');
    } catch (error) {
      state = 'failed';
      logWarning('Prices not loaded', { reason: String(error) });
      if (now() - knownAt >= lostMs) onKnown(false);
    }
  };
}
