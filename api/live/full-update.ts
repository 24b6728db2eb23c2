import { toCardMarket } from '@/lib/domain/odds/card-market';
import type { StoredEvent } from '@/api/store/stored-event';
import { cardFields, leaguesOf, namesOf, partial } from './diff';
import type { EventUpdate } from './event-update';
import { toFrameMarkets } from './frame-market';
import { withdrawal } from './withdraw-event';

/**
 * The complete state of an event as an update: for clients that may lack some of its changes. Those
 * that have its version already ignore it.
 */
export function fullUpdate(event: StoredEvent): EventUpdate {
  if (event.withdrawn) return withdrawal(event);
  const full = partial(event, namesOf({}, event.fields));
  return {
    eventId: event.id,
    leagues: leaguesOf(null, event),
    full: { ...full, markets: toFrameMarkets(event.markets, event.fields.bookmakers) },
    card: { ...cardFields(full, event), markets: event.markets.slice(0, 1).map(toCardMarket) },
    commentary: event.commentary.map(({ id, items, total }) => ({ id, items, total })),
    matchInfo: event.matchInfo,
  };
}
