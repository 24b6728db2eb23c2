import type { Match } from '@/lib/domain/match/match';
import { aTeam } from '@/tests/fixtures/match';
import type { PriceHistory } from '@/lib/contract/prices/price-history';
import { drawnLines, favouritesFirst, toPriceLines } from './price-lines';

const teams: Match['teams'] = [aTeam('Ferns'), aTeam('Herons')];
const history = (points: PriceHistory['points']): PriceHistory => ({
  market: 7,
  bookmaker: 'best',
  selections: [
    { id: 'home', name: 'Ferns', opened: 1.9, high: 2, low: 1.8 },
    { id: 'draw', name: 'Draw', opened: null, high: null, low: null },
    { id: 'away', name: 'Herons', opened: 2 },
  ],
  points,
});

test('a line has one point for each change of its own price', () => {
  const prices = toPriceLines(
    history([
      [100, 1.9, null, 2],
      [110, 1.9, null, 2.1],
      [120, 1.8, null, 2.1],
    ]),
    teams,
    150,
  );

  expect(prices).toMatchObject({ market: '7', since: 100, until: 150 });
  expect(prices?.lines.map(({ points }) => points.map(({ at, odds }) => [at, odds]))).toEqual([
    [
      [100, 1.9],
      [120, 1.8],
    ],
    [[100, null]],
    [
      [100, 2],
      [110, 2.1],
    ],
  ]);
});

test('a line has its side, its range and its latest odds', () => {
  const prices = toPriceLines(history([[100, 1.9, null, 2.1]]), teams, 150);

  expect(prices?.lines).toEqual([
    expect.objectContaining({ side: 0, opened: 1.9, high: 2, low: 1.8, now: 1.9 }),
    expect.objectContaining({ side: 2, opened: null, high: null, low: null, now: null }),
    expect.objectContaining({ side: 1, opened: 2, high: null, low: null, now: 2.1 }),
  ]);
});

test('a suspension is a gap, and the same price after it a point', () => {
  const prices = toPriceLines(
    history([
      [100, 1.9, null, 2],
      [110, null, null, 2],
      [120, 1.9, null, 2],
    ]),
    teams,
    150,
  );

  expect(prices?.lines[0]?.points).toEqual([
    { at: 100, odds: 1.9 },
    { at: 110, odds: null },
    { at: 120, odds: 1.9 },
  ]);
});

test('a clock that is behind the last point does not shorten the lines', () => {
  expect(toPriceLines(history([[100, 1.9, 3, 2]]), teams, 90)?.until).toBe(100);
});

test.each([
  ['no history', null],
  ['no points', history([])],
  ['no quoted price', history([[100, null, null, null]])],
])('%s gives no lines', (_, given) => {
  expect(toPriceLines(given, teams, 150)).toBeNull();
});

describe('a market with many selections', () => {
  const names = ['Terns', 'Owls', 'Rooks', 'Swifts', 'Wrens'];
  const prices = toPriceLines(
    {
      market: 'cup',
      bookmaker: 'best',
      selections: names.map(name => ({ id: name, name })),
      points: [
        [100, 9, 4, 3, 2, 5],
        [110, 9, 4, null, 6, 5],
      ],
    },
    teams,
    150,
  );
  if (!prices) throw new Error('no prices');
  const namesOf = (lines: readonly { name: string }[]) => lines.map(({ name }) => name);

  test('has the favourites first, those without a price last, and draws three', () => {
    const sorted = favouritesFirst(prices, null);

    expect(namesOf(sorted.lines)).toEqual(['Owls', 'Wrens', 'Swifts', 'Terns', 'Rooks']);
    expect(drawnLines(sorted).map(({ name, side }) => [name, side])).toEqual([
      ['Owls', 0],
      ['Wrens', 1],
      ['Swifts', 2],
    ]);
  });

  test('draws the chosen selection alone', () => {
    const chosen = favouritesFirst(prices, 'Rooks');

    expect(namesOf(drawnLines(chosen))).toEqual(['Rooks']);
    expect(chosen.lines).toHaveLength(5);
  });
});
