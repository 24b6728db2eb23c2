import { compareMarket, inPublishedOrder, type QuotedSelection } from './comparison';
import { exchange, fixed, options, quote, table } from '@/tests/fixtures/prices/quotes';

const [a, b, c] = [fixed('a'), fixed('b'), fixed('c')];

test('the highest odds are best, and all equal ones are best in published order', () => {
  const { selections } = compareMarket(
    table({ home: { a: 1.9, b: 1.95, c: 1.95 }, away: { a: 2, b: 1.9, c: 1.85 } }),
    options([a, c, b]),
  );

  expect(selections.map(({ odds, best }) => [odds, best])).toEqual([
    [1.95, ['c', 'b']],
    [2, ['a']],
  ]);
});

test('a price is compared only when its bookmaker prices every selection', () => {
  const { selections, books } = compareMarket(
    table({ home: { a: 1.9, b: 2.5 }, away: { a: 2, b: null } }),
    options([a, b]),
  );

  expect(selections[0]).toMatchObject({ odds: 1.9, best: ['a'] });
  expect(selections[0]?.prices.map(({ state }) => state)).toEqual(['eligible', 'incomplete']);
  expect(books).toEqual([
    { bookmaker: 'a', isComplete: true, payout: expect.closeTo(0.9744) },
    { bookmaker: 'b', isComplete: false, payout: null },
  ]);
});

test('a selection without any quote does not make bookmakers incomplete, closed quotes do', () => {
  const priced = table({ home: { a: 1.9 }, away: { a: 2 }, tie: {} });
  const closed = [
    ...priced.slice(0, 2),
    { id: 'tie', prices: [quote('a', 50, { isOpen: false })] },
  ];

  expect(compareMarket(priced, options([a])).books[0]).toMatchObject({ isComplete: true });
  expect(compareMarket(closed, options([a])).books[0]).toMatchObject({ isComplete: false });
});

test('the only selection of a market has a best price but no payout, one of two has neither', () => {
  const alone = compareMarket(table({ century: { a: 1.9 } }), options([a]));
  const half = compareMarket(table({ home: { a: 1.9 }, away: {} }), options([a]));

  expect(alone.selections[0]).toMatchObject({ odds: 1.9, best: ['a'], fair: null });
  expect(alone.bestPayout).toBeNull();
  expect(alone.books[0]?.payout).toBeNull();
  expect(half.selections[0]).toMatchObject({ odds: null, best: [] });
});

test.each([
  ['closed', 'suspended', { isOpen: false }],
  ['older than the limit', 'stale', { updatedAt: 939 }],
  ['stale at its host', 'stale', { isStale: true }],
  ['without odds', 'suspended', { odds: null }],
  ['at odds of 1', 'suspended', { odds: 1 }],
])('a bookmaker whose price is %s is %s alone', (_why, state, change) => {
  const market: QuotedSelection[] = [
    { id: 'home', prices: [quote('a', 1.9), { ...quote('b', 2.1), ...change }] },
    { id: 'away', prices: [quote('a', 2), quote('b', 1.9)] },
  ];

  const { selections } = compareMarket(market, options([a, b]));

  expect(selections[0]?.prices.map(price => price.state)).toEqual(['eligible', state]);
  expect(selections.map(({ best }) => best)).toEqual([['a'], ['a']]);
});

test('a price as old as the limit is fresh, and without a limit or a time prices do not age', () => {
  const at = (updatedAt: number | null): QuotedSelection[] => [
    { id: 'home', prices: [quote('a', 1.9, { updatedAt })] },
    { id: 'away', prices: [quote('a', 2, { updatedAt })] },
  ];
  const best = (updatedAt: number | null, maxAge: number | null) =>
    compareMarket(at(updatedAt), { bookmakers: [a], now: 1000, maxAge }).selections[0]?.best;

  expect(best(940, 60)).toEqual(['a']);
  expect(best(939, 60)).toEqual([]);
  expect(best(0, null)).toEqual(['a']);
  expect(best(null, 60)).toEqual(['a']);
});

test('a suspended market has no best price', () => {
  const market = table({ home: { a: 1.9 }, away: { a: 2 } });

  const { selections } = compareMarket(market, { ...options([a]), isSuspended: true });

  expect(selections.map(({ odds, best }) => [odds, best])).toEqual([
    [null, []],
    [null, []],
  ]);
});

test('a price near evens that is 20 points of probability from the others is never best', () => {
  // The others' median is 1/2 = 0.5: 1/3.33 is 0.2 away, 1/3.3 less.
  const at = (odds: number) =>
    compareMarket(
      table({ home: { a: 2, b: 2, c: odds }, away: { a: 2, b: 2, c: 1.9 } }),
      options([a, b, c]),
    ).selections[0];

  expect(at(3.3)).toMatchObject({ best: ['c'], odds: 3.3 });
  expect(at(3.34)).toMatchObject({ best: ['a', 'b'], odds: 2 });
  expect(at(3.34)?.prices[2]).toMatchObject({ state: 'unusual', isBest: false, net: 3.34 });
});

test('odds that are equal as displayed are equal', () => {
  const market = table({ home: { a: 1.93, x: 1.98 }, away: { a: 1.9, x: 1.9 } });

  const { selections } = compareMarket(market, options([a, exchange('x', 0.05)]));

  // 1 + 0.98 × 0.95 = 1.931.
  expect(selections[0]).toMatchObject({ odds: 1.93, best: ['a', 'x'] });
  expect(selections[0]?.prices.map(({ isBest }) => isBest)).toEqual([true, true]);
});

test('bookmakers with a price that may be best are counted', () => {
  const market: QuotedSelection[] = [
    { id: 'home', prices: [quote('a', 1.9), quote('b', 2.1), quote('c', 2, { updatedAt: 0 })] },
    { id: 'away', prices: [quote('a', 2), quote('c', 2, { updatedAt: 0 })] },
  ];

  const { comparable, books, selections } = compareMarket(market, options([a, b, c]));

  expect(comparable).toBe(1);
  expect(books.map(({ payout }) => payout !== null)).toEqual([true, false, false]);
  expect(selections[0]?.prices.map(({ state }) => state)).toEqual([
    'eligible',
    'incomplete',
    'stale',
  ]);
});

test('an exchange is ranked by its odds after commission', () => {
  const market = table({ home: { a: 1.99, x: 2 }, away: { a: 1.9, x: 2 } });

  const { selections } = compareMarket(market, options([a, exchange('x', 0.02)]));

  expect(selections.map(({ odds, best }) => [odds, best])).toEqual([
    [1.99, ['a']],
    [1.98, ['x']],
  ]);
});

test('bookmakers of one pool count once', () => {
  const pooled = [fixed('a', 'tote'), fixed('b', 'tote'), c];
  const market = table({ home: { a: 2, b: 2, c: 1.8 }, away: { a: 1.9, b: 1.9, c: 2 } });

  const { selections } = compareMarket(market, options(pooled));

  expect(selections[0]).toMatchObject({ best: ['a'], average: expect.closeTo(1.9) });
  expect(selections[0]?.prices.map(({ isBest }) => isBest)).toEqual([true, true, false]);
});

test('the average is of fixed odds only, and the fair probabilities are of the average', () => {
  const market = table({ home: { a: 1.8, b: 2, x: 3 }, away: { a: 1.9, b: 1.9, x: 1.5 } });

  const { selections } = compareMarket(market, options([a, b, exchange('x', 0)]));

  expect(selections.map(({ average }) => average)).toEqual([
    expect.closeTo(1.9),
    expect.closeTo(1.9),
  ]);
  expect(selections.map(({ fair }) => fair)).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
});

test('the published order is by mark, then by slug', () => {
  const bookmakers = [
    { slug: 'c', mark: 4 },
    { slug: 'b', mark: null },
    { slug: 'd', mark: 4.5 },
    { slug: 'a', mark: 4 },
  ];

  expect(inPublishedOrder(bookmakers).map(({ slug }) => slug)).toEqual(['d', 'a', 'c', 'b']);
});
