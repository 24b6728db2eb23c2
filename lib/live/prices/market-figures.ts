import type { BookmakerPrice, Market, Selection } from '@/lib/domain/odds/market';
import type { Odds } from '@/lib/domain/odds/odds';
import { toFormat } from '@/lib/domain/odds/conversion/from-decimal';

/** The figures of the bookmakers' prices of a market; see `Market` and `Selection`. */
export type MarketFigures = {
  payouts: ReadonlyMap<string, number | null>;
  bestPayout: number | null;
  /** See `Market`. */
  comparable: number;
  /** The highest price of the first selection below its best one; null without any. */
  next: NextPrice | null;
  /** No price of the market can be bet on: it is suspended, or no longer confirmed. */
  isClosed: boolean;
  /** By selection. */
  consensus: ReadonlyMap<string, { average: number | null; fair: number | null }>;
};

type NextPrice = { odds: Odds; bookmaker: string };

/** Null while the bookmakers' prices of the market are not known. */
export function figuresOf(market: Market): MarketFigures | null {
  const { payouts, bestPayout = null, comparable = 0, suspended, selections } = market;
  if (!payouts) return null;
  const consensus = selections.map(
    ({ id, average = null, fair = null }) => [id, { average, fair }] as const,
  );
  const next = nextOf(selections[0]?.prices ?? []);
  const figures = { payouts, bestPayout, comparable, next, isClosed: false };
  const all = { ...figures, consensus: new Map(consensus) };
  return suspended || !selections.some(isQuoted) ? closedFigures(all) : all;
}

function nextOf(prices: readonly BookmakerPrice[]): NextPrice | null {
  const shown = (odds: Odds) => toFormat(odds.decimal, 'decimal');
  const [best] = prices.filter(({ isBest }) => isBest).flatMap(({ odds }) => odds ?? []);
  if (!best) return null;
  const [next] = prices
    .filter(({ state, isLeftOut }) => state === 'eligible' && !isLeftOut)
    .flatMap(({ odds, bookmaker }) => (odds ? [{ odds, bookmaker }] : []))
    .filter(({ odds }) => shown(odds) < shown(best))
    .toSorted((a, b) => shown(b.odds) - shown(a.odds));
  return next ?? null;
}

const isQuoted = ({ prices = [] }: Selection): boolean =>
  prices.some(({ state }) => state !== 'suspended');

/** Of a market without an available price: a payout needs quoted prices. */
export const closedFigures = ({ payouts }: MarketFigures): MarketFigures => ({
  payouts: new Map([...payouts.keys()].map(slug => [slug, null])),
  bestPayout: null,
  comparable: 0,
  next: null,
  isClosed: true,
  consensus: new Map(),
});

export const hasSameFigures = (a: MarketFigures, b: MarketFigures): boolean =>
  textOf(a) === textOf(b);

const textOf = ({ payouts, consensus, ...rest }: MarketFigures): string =>
  JSON.stringify([[...payouts], [...consensus], rest]);
