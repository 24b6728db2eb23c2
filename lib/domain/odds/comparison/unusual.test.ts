import { compareMarket } from './comparison';
import { fixed, options, table } from '@/tests/fixtures/prices/quotes';

const [a, b, c] = [fixed('a'), fixed('b'), fixed('c')];

describe('a price that is far from the others', () => {
  const many = (odds: readonly [number, number], odd: readonly [number, number]) => {
    const slugs = Array.from({ length: 11 }, (_, index) => `b${index}`);
    const of = (side: 0 | 1) =>
      Object.fromEntries(slugs.map((slug, index) => [slug, index === 10 ? odd[side] : odds[side]]));
    return compareMarket(
      table({ home: of(0), away: of(1) }),
      options(slugs.map(slug => fixed(slug))),
    );
  };

  test('a price that is far from the others is unusual at long odds too, and in no average, fair share or payout', () => {
    const usual = many([1.1, 8], [1.1, 8]);
    const { selections, books, bestPayout, comparable } = many([1.1, 8], [1.1, 80]);

    expect(selections[1]?.prices[10]).toMatchObject({ state: 'unusual', isBest: false });
    expect(selections[1]).toMatchObject({ odds: 8, average: 8 });
    expect(selections.map(({ fair }) => fair)).toEqual(usual.selections.map(({ fair }) => fair));
    expect(bestPayout).toBeCloseTo(1 / (1 / 1.1 + 1 / 8));
    expect(books[10]).toEqual({ bookmaker: 'b10', isComplete: true, payout: null });
    // Its other price may be best.
    expect(comparable).toBe(11);
  });

  test.each([
    [
      [1.1, 8],
      [1.3, 8],
    ],
    [
      [1.1, 8],
      [1.1, 3],
    ],
    [
      [34, 1.02],
      [90, 1.02],
    ],
  ] as const)('the price %p beside %p is unusual', (odds, odd) => {
    const states = many(odds, odd).selections.map(({ prices }) => prices[10]?.state);

    expect(states.toSorted()).toEqual(['eligible', 'unusual']);
  });

  test.each([
    [
      [1.01, 26],
      [1.03, 34],
    ],
    [
      [34, 1.02],
      [51, 1.02],
    ],
    [
      [1.9, 1.9],
      [2.5, 1.6],
    ],
  ] as const)('the price %p beside %p is not unusual', (odds, odd) => {
    const states = many(odds, odd).selections.map(({ prices }) => prices[10]?.state);

    expect(states).toEqual(['eligible', 'eligible']);
  });

  test('a price that is far from the others does not make the other two unusual', () => {
    const { selections } = compareMarket(
      table({ home: { a: 1.1, b: 1.1, c: 1.1 }, away: { a: 8, b: 8, c: 80 } }),
      options([a, b, c]),
    );

    expect(selections[1]?.prices.map(({ state }) => state)).toEqual([
      'eligible',
      'eligible',
      'unusual',
    ]);
  });
});
