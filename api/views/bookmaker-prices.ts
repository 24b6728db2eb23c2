import { isOpenPrice } from '@/lib/domain/odds/comparison/compare-event';
import type { WireEvent } from '@/lib/contract/event';
import type { StoredEvent } from '@/api/store/stored-event';
import { compareEvents } from './card-order';
import { toCard } from './event';

const maxMatches = 40;

/**
 * The open matches of which a bookmaker quotes the first market, in play first, then by start: as lists
 * have them, with the prices of this bookmaker.
 */
export function toBookmakerPrices(events: readonly StoredEvent[], slug: string): WireEvent[] {
  return events
    .toSorted(compareEvents)
    .flatMap(event => withPricesOf(event, slug) ?? [])
    .slice(0, maxMatches);
}

function withPricesOf(event: StoredEvent, slug: string): WireEvent | null {
  const [market] = event.markets;
  const bookmakers = event.fields.bookmakers?.filter(bookmaker => bookmaker.slug === slug);
  if (!market || market.status === 'suspended' || !bookmakers?.length) return null;
  const selections = market.selections.map(({ id, name, odds, best, quoted, prices }) => ({
    id,
    name,
    odds,
    best,
    ...(quoted != null && { quoted }),
    prices: (prices ?? []).filter(({ bookmaker }) => bookmaker === slug),
  }));
  if (!selections.some(({ prices }) => prices.some(isOpenPrice))) return null;
  const { id, name } = market;
  return { ...toCard(event), bookmakers, markets: [{ id, name, selections }] };
}
