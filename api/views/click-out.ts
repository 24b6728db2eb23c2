import type { WireMarket, WireSelection } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { isOpenPrice } from '@/lib/domain/odds/comparison/compare-event';
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
  /** Current decimal odds; null when it is suspended or over, or the bookmaker no longer quotes it. */
  odds: string | null;
  /** The requested bookmaker, else the first one with the best price; null when prices name none. */
  bookmaker: string | null;
};

/**
 * Null when the event has no such market or selection. Without a bookmaker the one with the best price whose
 * prices are links (`isLinked`) is used.
 */
export function toOffer(
  event: StoredEvent,
  { marketId, selectionId, bookmaker }: Ids,
  isLinked: (slug: string) => boolean,
): Offer | null {
  const market = event.markets.find(({ id }) => String(id) === String(marketId));
  const selection = market?.selections.find(({ id }) => String(id) === String(selectionId));
  if (!market || !selection) return null;
  const best = selection.best?.find(isLinked) ?? selection.best?.[0] ?? null;
  const slug = bookmaker ?? best;
  const odds = slug === null ? toOdds(selection.odds) : quotedBy(slug, selection);
  const isOpen = market.status !== 'suspended' && !isPast(event) && odds && isBettable(odds);
  return {
    event,
    market,
    selection,
    odds: isOpen ? odds.raw : null,
    bookmaker: slug,
  };
}

/** A bookmaker's open odds, at an exchange before its commission: what the visitor finds there. */
function quotedBy(bookmaker: string, { prices }: WireSelection): Odds | null {
  const price = prices?.find(({ bookmaker: slug }) => slug === bookmaker);
  return price && isOpenPrice(price) ? toOdds(price.odds) : null;
}

/** The page of an event on the site. */
export const eventPath = (event: StoredEvent): string => matchPath(toMatch(toCard(event)));
