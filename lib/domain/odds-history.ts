import type { OddsHistory, WireMarket } from '@/lib/contract/event';

/** A point costs a page's HTML about 25 bytes, compressed; this many draw a line that looks whole. */
export const maxPoints = 96;

/**
 * How a market's odds went, with what they are now (unix seconds). A market that is suspended, or
 * lacks a price, says nothing; other selections begin anew. When there are too many points, every
 * second one goes.
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
  if (last && odds.every((value, at) => value === last[at + 1])) return before;
  const kept = last?.[0] === now ? points.slice(0, -1) : points;
  return { market: market.id, selections, points: thinned([...kept, [now, ...odds]]) };
}

const namesOf = (selections: OddsHistory['selections']): string =>
  JSON.stringify(selections.map(({ id, name }) => [String(id), name]));

const thinned = (points: OddsHistory['points']): OddsHistory['points'] =>
  points.length <= maxPoints
    ? points
    : points.filter((_, at) => at % 2 === 0 || at === points.length - 1);
