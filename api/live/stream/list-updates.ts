import type { PartialEvent } from '@/lib/contract/event';

/** Clients treat prices as stale after a minute without an update. */
const confirmAfterSeconds = 20;
/** Beyond this many events the oldest is forgotten: its next update is sent. */
const maxEvents = 1000;
const positionKeys: ReadonlySet<string> = new Set(['id', 'version', 'updated_at']);

/**
 * Returns a function that decides whether lists are sent an update: not one that changes nothing on a
 * card, unless the event's last one is 20 s old, so that its prices are confirmed.
 */
export function createListUpdates(): (card: PartialEvent) => boolean {
  const sentAt = new Map<string, number>();

  return card => {
    const id = String(card.id);
    const { updated_at: at } = card;
    if (typeof at !== 'number') return true;
    const changesNothing = Object.keys(card).every(key => positionKeys.has(key));
    if (changesNothing && at - (sentAt.get(id) ?? -Infinity) < confirmAfterSeconds) return false;
    sentAt.delete(id);
    sentAt.set(id, at);
    const [oldest] = sentAt.keys();
    if (sentAt.size > maxEvents && oldest !== undefined) sentAt.delete(oldest);
    return true;
  };
}
