import { bestPrice } from '@/lib/contract/prices/price-history';
import type { WireMover } from '@/lib/contract/prices/movers';
import { hasMoved, shiftOf } from '@/lib/domain/odds/history/has-moved';
import { groupBy } from '@/lib/domain/group-by';
import { partSeconds, type PriceMove, type PriceWindow } from '@/api/store/prices/price-moves';
import type { StoredEvent } from '@/api/store/stored-event';
import { bestOfChosen } from './best-of-chosen';
import { toCard } from './event';

type Options = {
  events: readonly StoredEvent[];
  /** What was read: of bookmakers beside 'best', their best price counts. */
  window: PriceWindow;
  limit: number;
};

/** The best price of a selection from a time on: unix seconds, and odds in thousandths or null. */
type Move = Pick<PriceMove, 'at' | 'oddsMilli'>;

/**
 * The prices that moved most, by the difference of implied probability (1 / odds). Prices that are
 * no longer quoted, and those that hardly moved, are left out (`hasMoved`).
 */
export function toMovers(rows: readonly PriceMove[], { events, window, limit }: Options) {
  const byId = new Map(events.map(event => [event.id, event]));
  const keyOf = (row: PriceMove) => JSON.stringify([row.eventId, row.marketId, row.selectionId]);
  return [...groupBy(rows, keyOf).values()]
    .flatMap(ofSelection => {
      const [first] = ofSelection;
      const event = byId.get(first?.eventId ?? '');
      if (!first || !event) return [];
      const moves = window.bookmakers.length > 1 ? movesOfChosen(ofSelection, window) : ofSelection;
      return toMover(moves, { ...first, event, since: window.since }) ?? [];
    })
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, limit);
}

/** The first price, and the last of each part of the time: in between, not every bookmaker's moves are read. */
function movesOfChosen(rows: readonly PriceMove[], window: PriceWindow): Move[] {
  const { since } = window;
  const seconds = partSeconds(window);
  const timed = rows
    .map(row => ({ ...row, at: Math.max(since, row.at) }))
    .sort((a, b) => a.at - b.at);
  const [first, ...rest] = bestOfChosen(timed);
  const byPart = new Map(rest.map(move => [Math.floor((move.at - since) / seconds), move]));
  return first ? [first, ...byPart.values()] : [];
}

type Of = Pick<PriceMove, 'marketId' | 'selectionId'> & { event: StoredEvent; since: number };

function toMover(moves: readonly Move[], of: Of): WireMover | null {
  const { event, since } = of;
  const from = moves.find(({ oddsMilli }) => oddsMilli !== null);
  const to = moves.at(-1)?.oddsMilli;
  const market = event.markets.find(({ id }) => String(id) === of.marketId);
  const selection = market?.selections.find(({ id }) => String(id) === of.selectionId);
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
