import type { OddsHistory, WireMarket } from '@/lib/contract/event';

/**
 * A point takes about 25 compressed bytes of a page; this many draw a line without visible steps.
 */
export const maxPoints = 96;

/**
 * Adds a market's current odds to its history (unix seconds). A market that is suspended, or lacks
 * a price, adds nothing; other selections start a new history. Too many points are thinned by half.
 */
export function withOdds(
  before: OddsHistory | null,
  market: WireMarket | undefined,
  now: number,
): OddsHistory | null {
  if (!market || market.status === 'suspended') return before;
  const odds = market.selections.map(selection => Number(selection.odds ?? Number.NaN));
  if (odds.length === 0 || odds.some(value => !(value > 1))) return before;

  const selections = market.selections.map(({ id, name }) => ({ id, name }));
  const goesOn = before?.market === market.id && namesOf(before.selections) === namesOf(selections);
  const points = goesOn ? before.points : [];
  const last = points.at(-1);
  if (last && odds.every((value, index) => value === last[index + 1])) return before;
  const earlier = last?.[0] === now ? points.slice(0, -1) : points;
  return { market: market.id, selections, points: thinned([...earlier, [now, ...odds]]) };
}

/** At most `count` points at equal distances, always with the newest. */
export const coarseHistory = (history: OddsHistory, count: number): OddsHistory => {
  const { points } = history;
  const step = Math.max(1, Math.ceil(points.length / count));
  return {
    ...history,
    points: points.filter((_, index) => (points.length - 1 - index) % step === 0),
  };
};

const namesOf = (selections: OddsHistory['selections']): string =>
  JSON.stringify(selections.map(({ id, name }) => [String(id), name]));

const thinned = (points: OddsHistory['points']): OddsHistory['points'] =>
  points.length <= maxPoints
    ? points
    : points.filter((_, index) => index % 2 === 0 || index === points.length - 1);
