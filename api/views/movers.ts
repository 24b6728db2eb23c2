import { bestPrice } from '@/lib/contract/prices/price-history';
import type { WireMover } from '@/lib/contract/prices/movers';
import { hasMoved, shiftOf } from '@/lib/domain/odds/history/has-moved';
import { groupBy } from '@/api/group-by';
import type { PriceMove } from '@/api/store/prices/price-moves';
import type { StoredEvent } from '@/api/store/stored-event';
import { toCard } from './event';

type Options = {
  events: readonly StoredEvent[];
  /** The start of the period, in unix seconds. */
  since: number;
  limit: number;
};

/**
 * The prices that moved most, by the difference of implied probability (1 / odds). Prices that are
 * no longer quoted, and those that hardly moved, are left out (`hasMoved`).
 */
export function toMovers(rows: readonly PriceMove[], { events, since, limit }: Options) {
  const byId = new Map(events.map(event => [event.id, event]));
  const keyOf = (row: PriceMove) => JSON.stringify([row.eventId, row.marketId, row.selectionId]);
  return [...groupBy(rows, keyOf).values()]
    .flatMap(moves => {
      const event = byId.get(moves[0]?.eventId ?? '');
      const mover = event && toMover(moves, event, since);
      return mover ? [mover] : [];
    })
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, limit);
}

function toMover(moves: readonly PriceMove[], event: StoredEvent, since: number): WireMover | null {
  const from = moves.find(({ oddsMilli }) => oddsMilli !== null);
  const to = moves.at(-1)?.oddsMilli;
  const market = event.markets.find(({ id }) => String(id) === from?.marketId);
  const selection = market?.selections.find(({ id }) => String(id) === from?.selectionId);
  if (!from?.oddsMilli || !to || !market || !selection) return null;
  if (market.status === 'suspended' || !hasMoved(from.oddsMilli / 1000, to / 1000)) return null;
  return {
    event: toCard(event),
    market: { id: market.id, name: market.name },
    selection: { id: selection.id, name: selection.name },
    from: from.oddsMilli / 1000,
    to: to / 1000,
    since: Math.max(since, from.at),
    bookmaker: bestPrice,
    points: moves.map(({ at, oddsMilli }) => [
      Math.max(since, at),
      oddsMilli === null ? null : oddsMilli / 1000,
    ]),
  };
}

const sizeOf = ({ from, to }: WireMover): number => Math.abs(shiftOf(from, to));
