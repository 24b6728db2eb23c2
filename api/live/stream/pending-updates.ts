import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { PartialEvent } from '@/lib/contract/event';
import type { Part } from './tick';

/**
 * Parts waiting to be sent, conflated: of an event's state and match info only the newest, while
 * comments are merged and never dropped.
 */
export type PendingUpdates = {
  add(part: Part): void;
  /**
   * Removes and returns everything as messages: one with the states of all events, and the rest one
   * per event.
   */
  take(): Part[][];
  isEmpty(): boolean;
};

export function createPendingUpdates(): PendingUpdates {
  let waiting = new Map<string, Part>();
  return {
    add: part => {
      const key = `${part.type} ${part.eventId}`;
      const before = waiting.get(key);
      waiting.set(key, before ? merged(before, part) : part);
    },
    take: () => {
      const parts = [...waiting.values()];
      waiting = new Map();
      const states = parts.filter(part => part.type === 'event_updated');
      const others = parts.filter(part => part.type !== 'event_updated').map(part => [part]);
      return states.length > 0 ? [states, ...others] : others;
    },
    isEmpty: () => waiting.size === 0,
  };
}

function merged(before: Part, next: Part): Part {
  if (before.type === 'event_updated' && next.type === 'event_updated')
    return { ...next, event: mergedState(before.event, next.event) };
  if (before.type === 'commentary' && next.type === 'commentary')
    return { ...next, innings: mergedInnings(before.innings, next.innings) };
  return next;
}

function mergedState(before: PartialEvent, next: PartialEvent): PartialEvent {
  if (!next.markets) return { ...before, ...next };
  const { markets_partial: isPartial, market_ids: knownIds, markets: known, ...others } = before;
  if (!next.markets_partial || !known) return { ...others, ...next };
  const { markets_partial: _partial, market_ids, markets: changed, ...newer } = next;
  const byId = new Map([...known, ...changed].map(market => [market.id, market]));
  const ids = market_ids ?? knownIds;
  return {
    ...others,
    ...newer,
    markets: ids ? ids.flatMap(id => byId.get(id) ?? []) : [...byId.values()],
    ...(isPartial && { markets_partial: true, ...(ids && { market_ids: ids }) }),
  };
}

function mergedInnings(
  before: readonly CommentaryInnings[],
  next: readonly CommentaryInnings[],
): CommentaryInnings[] {
  const byId = new Map(before.map(innings => [String(innings.id), innings]));
  for (const innings of next) {
    const known = byId.get(String(innings.id));
    byId.set(String(innings.id), known ? mergedItems(known, innings) : innings);
  }
  return [...byId.values()];
}

/** Newest first; an item that changed again keeps its position. */
function mergedItems(before: CommentaryInnings, next: CommentaryInnings): CommentaryInnings {
  const changed = new Map(next.items.map(item => [String(item.Id), item]));
  const unchanged = before.items.map(item => {
    const change = changed.get(String(item.Id));
    changed.delete(String(item.Id));
    return change ?? item;
  });
  return { ...next, items: [...changed.values(), ...unchanged] };
}
