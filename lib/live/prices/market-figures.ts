import type { Market, Selection } from '@/lib/domain/odds/market';

/** The figures of the bookmakers' prices of a market; see `Market` and `Selection`. */
export type MarketFigures = {
  payouts: ReadonlyMap<string, number | null>;
  bestPayout: number | null;
  /** See `Market`. */
  comparable: number;
  /** No price of the market can be bet on: it is suspended, or no longer confirmed. */
  isClosed: boolean;
  /** By selection. */
  consensus: ReadonlyMap<string, { average: number | null; fair: number | null }>;
};

/** Null while the bookmakers' prices of the market are not known. */
export function figuresOf(market: Market): MarketFigures | null {
  const { payouts, bestPayout = null, comparable = 0, suspended, selections } = market;
  if (!payouts) return null;
  const consensus = selections.map(
    ({ id, average = null, fair = null }) => [id, { average, fair }] as const,
  );
  const figures = { payouts, bestPayout, comparable, isClosed: false };
  const all = { ...figures, consensus: new Map(consensus) };
  return suspended || !selections.some(isQuoted) ? closedFigures(all) : all;
}

const isQuoted = ({ prices = [] }: Selection): boolean =>
  prices.some(({ state }) => state !== 'suspended');

/** Of a market without an available price: a payout needs quoted prices. */
export const closedFigures = ({ payouts }: MarketFigures): MarketFigures => ({
  payouts: new Map([...payouts.keys()].map(slug => [slug, null])),
  bestPayout: null,
  comparable: 0,
  isClosed: true,
  consensus: new Map(),
});

export const hasSameFigures = (a: MarketFigures, b: MarketFigures): boolean =>
  textOf(a) === textOf(b);

const textOf = ({ payouts, consensus, ...rest }: MarketFigures): string =>
  JSON.stringify([[...payouts], [...consensus], rest]);
