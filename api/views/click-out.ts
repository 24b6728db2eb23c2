import type { WireMarket, WireSelection } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match';
import { matchPath } from '@/lib/domain/match-name';
import { toOdds, isBettable } from '@/lib/domain/odds';
import { isPast, type KeptEvent } from '../store/kept-event';
import { toCard } from './event';

type Ids = { marketId: string | number; selectionId: string | number };

/** The selection that a click-out names, as it stands now. */
export type Offer = {
  event: KeptEvent;
  market: WireMarket;
  selection: WireSelection;
  /** Decimal odds now; null when nobody may follow it any more. */
  odds: string | null;
  /** Who offers the best price; null when the price names nobody. */
  bookmaker: string | null;
};

/** Null when the event has no such market or selection. */
export function toOffer(event: KeptEvent, { marketId, selectionId }: Ids): Offer | null {
  const market = event.markets.find(({ id }) => String(id) === String(marketId));
  const selection = market?.selections.find(({ id }) => String(id) === String(selectionId));
  if (!market || !selection) return null;
  const odds = toOdds(selection.odds);
  const isOpen = market.status !== 'suspended' && !isPast(event) && odds && isBettable(odds);
  return {
    event,
    market,
    selection,
    odds: isOpen ? odds.raw : null,
    bookmaker: bestBookmaker(selection),
  };
}

function bestBookmaker({ prices }: WireSelection): string | null {
  const known = (prices ?? []).flatMap(({ bookmaker, odds }) => {
    const price = toOdds(odds);
    return price ? [{ bookmaker, decimal: price.decimal }] : [];
  });
  const best = Math.max(...known.map(({ decimal }) => decimal));
  return known.find(({ decimal }) => decimal === best)?.bookmaker ?? null;
}

/** Where the site shows an event: its match page, or the outrights. */
export const eventPath = (event: KeptEvent): string =>
  event.kind === 'outright' ? '/odds/outrights' : matchPath(toMatch(toCard(event)));
