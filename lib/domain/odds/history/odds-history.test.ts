/** @jest-environment node */
import type { OddsHistory, WireMarket } from '@/lib/contract/event';
import { coarseHistory, maxPoints, withOdds } from './odds-history';

const market = (home: number | null, away: number | null = 2.6): WireMarket => ({
  id: 'w',
  name: 'Winner',
  status: 'open',
  selections: [
    { id: '1', name: 'Ferns', odds: home },
    { id: '2', name: 'Herons', odds: away },
  ],
});
const after = (...steps: [market: WireMarket, at: number][]) =>
  steps.reduce<OddsHistory | null>((history, [one, at]) => withOdds(history, one, at), null);

test('each change of the odds is a point with its time', () => {
  expect(after([market(1.5), 100], [market(1.5), 110], [market(1.6), 120])).toEqual({
    market: 'w',
    selections: [
      { id: '1', name: 'Ferns' },
      { id: '2', name: 'Herons' },
    ],
    points: [
      [100, 1.5, 2.6],
      [120, 1.6, 2.6],
    ],
  });
});

test('the last of two changes in a second is used', () => {
  expect(after([market(1.5), 100], [market(1.6), 100])?.points).toEqual([[100, 1.6, 2.6]]);
});

test.each([
  ['is suspended', { ...market(1.9), status: 'suspended' as const }],
  ['lacks a price', market(null)],
  ['has a price that pays nothing', market(1)],
])('a market that %s adds no point', (_, silent) => {
  expect(after([market(1.5), 100], [silent, 110])?.points).toEqual([[100, 1.5, 2.6]]);
  expect(withOdds(null, silent, 100)).toBeNull();
});

test('a change of the selections starts a new history', () => {
  const [, ...others] = market(1.5).selections;
  const changed = { ...market(1.5), selections: others };

  expect(after([market(1.5), 100], [changed, 110])?.points).toEqual([[110, 2.6]]);
});

test('a coarse history has points at equal distances, and its newest', () => {
  const points = Array.from({ length: 10 }, (_, index): [number, ...number[]] => [index, 2]);
  const coarse = coarseHistory({ market: 'winner', selections: [], points }, 4);

  expect(coarse.points.map(([at]) => at)).toEqual([0, 3, 6, 9]);
  expect(coarseHistory({ market: 'winner', selections: [], points }, 10).points).toEqual(points);
});

test('a long history is thinned, and its newest point is kept', () => {
  let history: OddsHistory | null = null;
  for (let index = 0; index < 3 * maxPoints; index++)
    history = withOdds(history, market(1.5 + index), index);

  expect(history?.points.length).toBeLessThanOrEqual(maxPoints);
  expect(history?.points[0]?.[0]).toBe(0);
  expect(history?.points.at(-1)?.[0]).toBe(3 * maxPoints - 1);
});
