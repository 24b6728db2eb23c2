import { bestPrice } from '@/lib/contract/prices/price-history';

/** Odds from a time on, in thousandths; null while they were not quoted. */
type Point = { at: number; oddsMilli: number | null };

/** A point of one bookmaker, or of the best price of all. A row of several changes has their greatest odds, too. */
type Row = Point & { bookmaker: string; highMilli?: number | null };

/**
 * How the best price of some bookmakers moved, from the rows of one selection in the order of time: theirs, and those
 * of the best price of all. A price above the best of all could not be compared at its time: it was unusual, too old,
 * or its bookmaker did not price every outcome. It does not count here either.
 */
export function bestOfChosen(rows: readonly Row[]): Point[] {
  const current = new Map<string, Row>();
  const points: Point[] = [];
  rows.forEach((row, index) => {
    current.set(row.bookmaker, row);
    if (rows[index + 1]?.at === row.at) return;
    const oddsMilli = bestNow(current);
    if (points.length === 0 || points.at(-1)?.oddsMilli !== oddsMilli)
      points.push({ at: row.at, oddsMilli });
  });
  return points;
}

function bestNow(current: ReadonlyMap<string, Row>): number | null {
  const ofAll = current.get(bestPrice);
  if (!ofAll?.oddsMilli) return null;
  const limit = ofAll.highMilli ?? ofAll.oddsMilli;
  const comparable = [...current.values()].flatMap(({ bookmaker, oddsMilli }) =>
    bookmaker !== bestPrice && oddsMilli !== null && oddsMilli <= limit ? [oddsMilli] : [],
  );
  return comparable.length > 0 ? Math.max(...comparable) : null;
}
