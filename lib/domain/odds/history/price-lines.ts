import type { PriceHistory } from '@/lib/contract/prices/price-history';
import type { Match } from '@/lib/domain/match/match';
import { teamNamed } from '@/lib/domain/match/side/team-named';

/** The price of a selection over time, with its range and latest odds; odds are decimal. */
export type PriceLine = {
  name: string;
  /** The colour: 0 and 1 are the match's teams, 2 is any other outcome; null is not drawn. */
  side: 0 | 1 | 2 | null;
  opened: number | null;
  high: number | null;
  low: number | null;
  /** The latest odds; null when they are not quoted. */
  now: number | null;
  /** The odds from each time (unix seconds) on; null where they were not quoted. */
  points: { at: number; odds: number | null }[];
};

export type PriceLines = { market: string; lines: PriceLine[]; since: number; until: number };

/** The lines of a price history, which last until `now` (unix seconds); null without any price. */
export function toPriceLines(
  history: PriceHistory | null,
  teams: Match['teams'],
  now: number,
): PriceLines | null {
  const times = history?.points.map(([at]) => at) ?? [];
  const [since] = times;
  if (!history || since === undefined) return null;
  const lines = history.selections.map(({ name, opened, high, low }, place): PriceLine => {
    const points = history.points.map(([at, ...odds]) => ({ at, odds: odds[place] ?? null }));
    return {
      name,
      side: teamNamed(name, teams) ?? 2,
      opened: opened ?? null,
      high: high ?? null,
      low: low ?? null,
      now: points.at(-1)?.odds ?? null,
      points: points.filter(({ odds }, index) => index === 0 || odds !== points[index - 1]?.odds),
    };
  });
  if (lines.every(({ points }) => points.every(({ odds }) => odds === null))) return null;
  return { market: String(history.market), lines, since, until: Math.max(now, ...times.slice(-1)) };
}

const sidesOfFavourites = [0, 1, 2] as const;

/**
 * The lines of a market with many selections, the shortest price first and those without a price last: only
 * the first three are drawn, or the one with the chosen name.
 */
export function favouritesFirst(prices: PriceLines, chosen: string | null): PriceLines {
  const byPrice = prices.lines.toSorted((a, b) => (a.now ?? Infinity) - (b.now ?? Infinity));
  const drawn = byPrice.filter(({ name }) => chosen === null || name === chosen).slice(0, 3);
  return {
    ...prices,
    lines: byPrice.map(line => ({ ...line, side: sidesOfFavourites[drawn.indexOf(line)] ?? null })),
  };
}

/** The lines that are drawn. */
export const drawnLines = ({ lines }: PriceLines): (PriceLine & { side: 0 | 1 | 2 })[] =>
  lines.flatMap(line => (line.side === null ? [] : [{ ...line, side: line.side }]));
