import type { WireMarket } from '@/lib/contract/event';
import type { PriceHistory } from '@/lib/contract/prices/price-history';
import { groupBy } from '@/lib/domain/group-by';
import type { PriceRow } from '@/api/store/prices/price-points';
import { bestOfChosen } from './best-of-chosen';

/** Odds of a selection from a time on; a row of several changes has their range. */
type Row = Pick<PriceRow, 'selectionId' | 'at' | 'oddsMilli'> &
  Partial<Pick<PriceRow, 'firstMilli' | 'highMilli' | 'lowMilli'>>;

type Options = {
  /** The market with the requested selections only. */
  market: Pick<WireMarket, 'id' | 'selections'>;
  bookmaker: string;
  maxPoints: number;
};

/** The price history of a market from its stored rows, which are in the order of time. */
export function toPriceHistory(
  rows: readonly Row[],
  { market, bookmaker, maxPoints }: Options,
): PriceHistory {
  const ids = market.selections.map(({ id }) => String(id));
  const own = rows.filter(({ selectionId }) => ids.includes(selectionId));
  return {
    market: market.id,
    bookmaker,
    selections: market.selections.map(({ id, name }) => ({
      id,
      name,
      ...rangeOf(own.filter(({ selectionId }) => selectionId === String(id))),
    })),
    points: thinned(toPoints(own, ids), maxPoints),
  };
}

/**
 * The best price of some bookmakers from their rows and those of the best price of all. Of a match that ended days ago
 * the rows have the last odds of each minute only, so that the range is of those.
 */
export const toChosenRows = (rows: readonly PriceRow[]): Row[] =>
  [...groupBy(rows, ({ selectionId }) => selectionId)]
    .flatMap(([selectionId, own]) => bestOfChosen(own).map(point => ({ ...point, selectionId })))
    .sort((a, b) => a.at - b.at);

/** The first odds, the greatest and the least; null when the price was never quoted. */
function rangeOf(rows: readonly Row[]): {
  opened: number | null;
  high: number | null;
  low: number | null;
} {
  const quoted = (values: (number | null)[]) => values.filter(value => value !== null);
  const [opened = null] = quoted(rows.map(row => row.firstMilli ?? row.oddsMilli));
  const highs = quoted(rows.map(row => row.highMilli ?? row.oddsMilli));
  const lows = quoted(rows.map(row => row.lowMilli ?? row.oddsMilli));
  return {
    opened: toDecimal(opened),
    high: highs.length > 0 ? toDecimal(Math.max(...highs)) : null,
    low: lows.length > 0 ? toDecimal(Math.min(...lows)) : null,
  };
}

type Point = PriceHistory['points'][number];

/** One point for each time at which a price changed, with the others as they were. */
function toPoints(rows: readonly Row[], ids: readonly string[]): Point[] {
  const current = new Map<string, number | null>();
  const points: Point[] = [];
  for (const { at, selectionId, oddsMilli } of rows) {
    current.set(selectionId, toDecimal(oddsMilli));
    if (points.at(-1)?.[0] === at) points.pop();
    points.push([at, ...ids.map(id => current.get(id) ?? null)]);
  }
  return points;
}

/** The last point of each of `maxPoints - 1` equal parts of the time, after the first point. */
function thinned(points: Point[], maxPoints: number): Point[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length <= maxPoints) return points;
  const seconds = (last[0] - first[0]) / (maxPoints - 1);
  const byPart = new Map(points.map(point => [Math.ceil((point[0] - first[0]) / seconds), point]));
  return [...byPart.values()];
}

const toDecimal = (milli: number | null): number | null => (milli === null ? null : milli / 1000);
