import type { WireMarket, WireSelection } from '@/lib/contract/event';
import { bestPrice } from '@/lib/contract/prices/price-history';
import { isOpenPrice } from '@/lib/domain/odds/comparison/compare-event';
import { thousandthsOf } from '@/lib/domain/odds/comparison/net-odds';
import { toOdds } from '@/lib/domain/odds/odds';
import type { PricePoint } from '@/api/store/prices/price-points';

/** Changes within two seconds are one point: a feed's burst is one move. */
const stepSeconds = 2;

/**
 * The points that a change of an event's markets adds to the price history, one for each price that
 * changed: of the best price and of every bookmaker, in the markets that `recordedMarkets` names.
 * `now` is unix seconds. Markets that `isChanged` excludes are known to have none.
 */
export function pricePoints(
  before: readonly WireMarket[],
  next: readonly WireMarket[],
  now: number,
  isChanged: (market: WireMarket) => boolean = () => true,
): PricePoint[] {
  const known = quotesOf(recordedMarkets(before).filter(isChanged));
  const current = quotesOf(recordedMarkets(next).filter(isChanged));
  const at = now - (now % stepSeconds);
  const changed = [...current.values()].filter(
    quote => quote.milliOdds !== (known.get(keyOf(quote))?.milliOdds ?? null),
  );
  const gone = [...known.values()]
    .filter(quote => quote.milliOdds !== null && !current.has(keyOf(quote)))
    .map(quote => ({ ...quote, milliOdds: null }));
  return [...changed, ...gone].map(quote => ({ ...quote, at }));
}

/** The markets of group 'main', or the first market of a host that names no groups. */
export function recordedMarkets(markets: readonly WireMarket[]): readonly WireMarket[] {
  const main = markets.filter(({ group }) => group === 'main');
  return main.length > 0 ? main : markets.slice(0, 1);
}

/** Of the column: a host's odds may be any number. */
const maxInteger = 2 ** 31 - 1;

type Quote = Omit<PricePoint, 'at'>;

const keyOf = ({ marketId, selectionId, bookmaker }: Quote): string =>
  `${marketId}\n${selectionId}\n${bookmaker}`;

const quotesOf = (markets: readonly WireMarket[]): Map<string, Quote> =>
  new Map(
    markets
      .flatMap(market =>
        market.selections.flatMap(selection => quotesOfSelection(market, selection)),
      )
      .map(quote => [keyOf(quote), quote]),
  );

function quotesOfSelection(market: WireMarket, selection: WireSelection): Quote[] {
  const isOpen = market.status !== 'suspended';
  const series = { marketId: String(market.id), selectionId: String(selection.id) };
  const prices = selection.prices ?? [];
  return [
    {
      ...series,
      bookmaker: bestPrice,
      milliOdds: isOpen ? milli(selection.odds) : null,
    },
    ...prices.map(price => ({
      ...series,
      bookmaker: price.bookmaker,
      milliOdds: isOpen && isOpenPrice(price) ? milli(price.net ?? price.odds) : null,
    })),
  ];
}

function milli(odds: WireSelection['odds']): number | null {
  const decimal = toOdds(odds)?.decimal ?? 0;
  const milliOdds = thousandthsOf(decimal);
  return decimal > 1 && milliOdds <= maxInteger ? milliOdds : null;
}
