import type { WireMarket, WireSelection } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { toOdds, isBettable, type Odds } from '@/lib/domain/odds/odds';
import { isPast, type StoredEvent } from '@/api/store/stored-event';
import { toCard } from './event';

type Ids = {
  marketId: string | number;
  selectionId: string | number;
  /** Its slug; without it the best price is meant. */
  bookmaker?: string | null | undefined;
};

/** The current state of the selection of a click-out. */
export type Offer = {
  event: StoredEvent;
  market: WireMarket;
  selection: WireSelection;
  /** Current decimal odds; null when it is suspended or the bookmaker does not quote it any more. */
  odds: string | null;
  /** The requested bookmaker, else the first one with the best price; null when prices name none. */
  bookmaker: string | null;
};

/**
 * Null when the event has no such market or selection. Without a bookmaker the best one that `isLinked`
 * is meant.
 */
export function toOffer(
  event: StoredEvent,
  { marketId, selectionId, bookmaker }: Ids,
  isLinked: (slug: string) => boolean,
): Offer | null {
  const market = event.markets.find(({ id }) => String(id) === String(marketId));
  const selection = market?.selections.find(({ id }) => String(id) === String(selectionId));
  if (!market || !selection) return null;
  const odds = bookmaker ? quotedBy(bookmaker, selection) : toOdds(selection.odds);
  const isOpen = market.status !== 'suspended' && !isPast(event) && odds && isBettable(odds);
  return {
    event,
    market,
    selection,
    odds: isOpen ? odds.raw : null,
    bookmaker:
      bookmaker ??
      selection.best?.find(isLinked) ??
      selection.best?.[0] ??
      bestBookmaker(selection),
  };
}

/** A bookmaker's open odds, after an exchange's commission as the site shows them. */
function quotedBy(bookmaker: string, { prices }: WireSelection): Odds | null {
  const price = prices?.find(({ bookmaker: slug }) => slug === bookmaker);
  return price && price.status !== 'suspended' ? toOdds(price.net ?? price.odds) : null;
}

function bestBookmaker({ prices }: WireSelection): string | null {
  const known = (prices ?? []).flatMap(({ bookmaker, odds }) => {
    const price = toOdds(odds);
    return price ? [{ bookmaker, decimal: price.decimal }] : [];
  });
  const best = Math.max(...known.map(({ decimal }) => decimal));
  return known.find(({ decimal }) => decimal === best)?.bookmaker ?? null;
}

/** The page of an event on the site: its match page, or the outrights. */
export const eventPath = (event: StoredEvent): string =>
  event.kind === 'outright' ? '/odds/outrights' : matchPath(toMatch(toCard(event)));
