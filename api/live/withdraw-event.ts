import { withdrawnStatus } from '@/lib/contract/event-status';
import { leaguesOf, type EventDiff } from './diff';
import type { EventUpdate } from './event-update';
import { pricePoints } from './price-points';
import type { StoredEvent } from '@/api/store/stored-event';

/**
 * Removes an event from every list; null when it does not exist. Its versions continue if it
 * returns.
 */
export function withdrawEvent(before: StoredEvent | null, now: number): EventDiff | null {
  if (!before || before.withdrawn) return null;
  const next = { ...before, withdrawn: true, version: before.version + 1, updatedAt: now };
  return {
    change: {
      next,
      matchInfoChanged: false,
      markets: { written: [], gone: [] },
      comments: [],
      prices: pricePoints(before.markets, [], now),
    },
    update: withdrawal(next),
  };
}

/** The update with which clients remove a withdrawn event. */
export function withdrawal(event: StoredEvent): EventUpdate {
  const { id, version, updatedAt: updated_at } = event;
  const gone = { id, version, updated_at, status: withdrawnStatus, match_status: 'Withdrawn' };
  return {
    eventId: id,
    leagues: leaguesOf(null, event),
    full: gone,
    card: gone,
    commentary: [],
    matchInfo: null,
  };
}
