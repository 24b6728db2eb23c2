import { leaguesOf, type Difference } from './difference';
import type { KeptEvent } from '../store/kept-event';

/** A status that belongs to no list: readers take the event off theirs (decisions C18). */
export const withdrawnStatus = 90;

/** Takes an event out of every list; null when there is none. Its versions go on if it comes back. */
export function withdrawal(before: KeptEvent | null, now: number): Difference | null {
  if (!before || before.withdrawn) return null;
  const next = { ...before, withdrawn: true, version: before.version + 1, updatedAt: now };
  const { id, version, updatedAt: updated_at } = next;
  const gone = { id, version, updated_at, status: withdrawnStatus, match_status: 'Withdrawn' };
  return {
    change: { next, matchInfoChanged: false, markets: { written: [], gone: [] }, comments: [] },
    update: {
      eventId: id,
      leagues: leaguesOf(before, next),
      whole: gone,
      card: gone,
      commentary: [],
      matchInfo: null,
    },
  };
}
