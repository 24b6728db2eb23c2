import fc from 'fast-check';
import { toFormat } from '@/lib/domain/odds/conversion/from-decimal';
import {
  compareMarket,
  inPublishedOrder,
  type ComparedBookmaker,
  type QuotedPrice,
  type QuotedSelection,
} from './comparison';

const fixed = (slug: string, pool: string | null = null): ComparedBookmaker => ({
  slug,
  title: slug,
  kind: 'fixed',
  commission: 0,
  pool,
});
const exchange = (slug: string, commission: number): ComparedBookmaker => ({
  ...fixed(slug),
  kind: 'exchange',
  commission,
});
const quote = (
  bookmaker: string,
  odds: number | null,
  more: Partial<QuotedPrice> = {},
): QuotedPrice => ({ bookmaker, odds, isOpen: true, updatedAt: 1000, ...more });

/** The prices of a market by selection and bookmaker; null is no quote. */
const table = (rows: Record<string, Record<string, number | null>>): QuotedSelection[] =>
  Object.entries(rows).map(([id, prices]) => ({
    id,
    prices: Object.entries(prices).flatMap(([slug, odds]) =>
      odds === null ? [] : [quote(slug, odds)],
    ),
  }));
const options = (bookmakers: ComparedBookmaker[]) => ({ bookmakers, now: 1000, maxAge: 60 });

const [a, b, c] = [fixed('a'), fixed('b'), fixed('c')];

test('the highest odds are best, and equal ones are all best in published order', () => {
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

  expect(selections[0]?.prices.map(one => one.state)).toEqual(['eligible', state]);
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

test('around evens, a price 20 points of probability from the others is never best', () => {
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

describe('a price that is far from the others', () => {
  const many = (odds: readonly [number, number], odd: readonly [number, number]) => {
    const slugs = Array.from({ length: 11 }, (_, at) => `b${at}`);
    const of = (side: 0 | 1) =>
      Object.fromEntries(slugs.map((slug, at) => [slug, at === 10 ? odd[side] : odds[side]]));
    return compareMarket(
      table({ home: of(0), away: of(1) }),
      options(slugs.map(slug => fixed(slug))),
    );
  };

  test('is unusual at long odds too, and in no average, fair share or payout', () => {
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
  ] as const)('%p beside %p is unusual', (odds, odd) => {
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
  ] as const)('%p beside %p is not', (odds, odd) => {
    const states = many(odds, odd).selections.map(({ prices }) => prices[10]?.state);

    expect(states).toEqual(['eligible', 'eligible']);
  });

  test('among three does not make the other two unusual', () => {
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

const decimal = fc.integer({ min: 101, max: 2000 }).map(hundredths => hundredths / 100);
const price = fc.option(fc.record({ odds: decimal, isOpen: fc.boolean(), age: fc.nat(120) }));
const slugs = ['a', 'b', 'c', 'd'];
const row = fc.tuple(price, price, price, price);
const prices = fc.array(row, { minLength: 1, maxLength: 5 });
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

const toMarket = (rows: readonly Row[]): QuotedSelection[] =>
  rows.map((row, id) => ({
    id: String(id),
    prices: row.flatMap((quoted, at) =>
      quoted
        ? [
            quote(slugs[at] ?? '', quoted.odds, {
              isOpen: quoted.isOpen,
              updatedAt: 1000 - quoted.age,
            }),
          ]
        : [],
    ),
  }));
const anyBookmakers = [fixed('a'), exchange('b', 0.05), fixed('c', 'pool'), fixed('d', 'pool')];

test('for any quotes, best is what no eligible price beats as it is displayed', () => {
  fc.assert(
    fc.property(prices, rows => {
      const compared = compareMarket(toMarket(rows), options(anyBookmakers));

      compared.selections.forEach(({ odds, best, prices: of }) => {
        const eligible = of.filter(({ state }) => state === 'eligible');
        const displayed = (net: number | null) => toFormat(net ?? 0, 'decimal');
        const highest = Math.max(...eligible.map(({ net }) => displayed(net)));
        expect(of.filter(({ isBest }) => isBest)).toEqual(
          eligible.filter(({ net }) => displayed(net) === highest),
        );
        expect(odds === null).toBe(eligible.length === 0);
        if (odds !== null) expect(displayed(odds)).toBe(highest);
        const isBest = (slug: string) => of.some(one => one.bookmaker === slug && one.isBest);
        expect(best.every(isBest)).toBe(true);
        expect(best.length > 0).toBe(odds !== null);
        expect(best).not.toEqual(expect.arrayContaining(['c', 'd']));
      });
    }),
  );
});

test('for any quotes, averages and payouts are of eligible prices alone', () => {
  fc.assert(
    fc.property(prices, rows => {
      const market = toMarket(rows);
      const { selections, books, bestPayout, comparable } = compareMarket(
        market,
        options(anyBookmakers),
      );
      const stateOf = (slug: string) =>
        selections.map(({ prices: of }) => of.find(one => one.bookmaker === slug)?.state);

      for (const { bookmaker, payout } of books) {
        const states = stateOf(bookmaker).filter(state => state !== undefined);
        if (payout !== null) expect(new Set(states)).toEqual(new Set(['eligible']));
        if (payout !== null && bestPayout !== null)
          // By less than what is displayed.
          expect(bestPayout).toBeGreaterThan(payout - 0.005);
      }
      const kept = market.map(({ id, prices: of }, at) => ({
        id,
        prices: of.filter(
          ({ bookmaker }) =>
            selections[at]?.prices.find(one => one.bookmaker === bookmaker)?.state === 'eligible',
        ),
      }));
      selections.forEach(({ average, odds }, at) => {
        const fixedOdds = (kept[at]?.prices ?? []).flatMap(({ bookmaker, odds: value }) =>
          bookmaker === 'b' ? [] : (value ?? []),
        );
        if (average !== null) {
          expect(average).toBeGreaterThanOrEqual(Math.min(...fixedOdds) - 1e-9);
          expect(average).toBeLessThanOrEqual(Math.max(...fixedOdds) + 1e-9);
        }
        if (kept[at]?.prices.length === 0) expect([odds, average]).toEqual([null, null]);
      });
      const named = slugs.filter(slug => stateOf(slug).includes('eligible'));
      expect(comparable).toBe(named.length);
    }),
  );
});

test('the order in which a host lists selections and prices changes nothing', () => {
  fc.assert(
    fc.property(prices, rows => {
      const market = rows.map((row, id) => ({
        id: String(id),
        prices: row.flatMap((quoted, at) => (quoted ? [quote(slugs[at] ?? '', quoted.odds)] : [])),
      }));
      const turned = market
        .map(({ id, prices: of }) => ({ id, prices: [...of].reverse() }))
        .reverse();
      const bookmakers = options(slugs.map(slug => fixed(slug)));
      const byId = (of: readonly QuotedSelection[]) =>
        new Map(compareMarket(of, bookmakers).selections.map(row => [row.id, row.best]));

      expect(byId(turned)).toEqual(byId(market));
    }),
  );
});
