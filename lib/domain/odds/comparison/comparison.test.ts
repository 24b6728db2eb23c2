import fc from 'fast-check';
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

test('one selection alone is not a market', () => {
  const { selections, bestPayout } = compareMarket(table({ home: { a: 1.9 } }), options([a]));

  expect(selections[0]).toMatchObject({ odds: null, best: [], fair: null });
  expect(bestPayout).toBeNull();
});

test.each([
  ['closed', { isOpen: false }],
  ['older than the limit', { updatedAt: 939 }],
  ['without odds', { odds: null }],
  ['at odds of 1', { odds: 1 }],
])('a bookmaker whose price is %s is suspended alone', (_why, change) => {
  const market: QuotedSelection[] = [
    { id: 'home', prices: [quote('a', 1.9), { ...quote('b', 2.1), ...change }] },
    { id: 'away', prices: [quote('a', 2), quote('b', 1.9)] },
  ];

  const { selections } = compareMarket(market, options([a, b]));

  expect(selections[0]?.prices.map(({ state }) => state)).toEqual(['eligible', 'suspended']);
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

test('a price 20 points of probability from the median of the others is shown, but never best', () => {
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
const prices = fc.array(fc.tuple(price, price, price, price), { minLength: 1, maxLength: 5 });

test('for any quotes, best is what no eligible price beats, and the payout is no lower than any book', () => {
  fc.assert(
    fc.property(prices, rows => {
      const market = rows.map((row, id) => ({
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

      const compared = compareMarket(market, options(slugs.map(slug => fixed(slug))));

      compared.selections.forEach(({ odds, best, prices: of }) => {
        const eligible = of.filter(({ state }) => state === 'eligible');
        expect(odds).toBe(
          eligible.length > 0 ? Math.max(...eligible.map(({ net }) => net ?? 0)) : null,
        );
        expect(best).toEqual(eligible.filter(({ net }) => net === odds).map(of => of.bookmaker));
      });
      const isUsual = compared.selections.every(of => of.prices.every(p => p.state !== 'unusual'));
      for (const { payout } of compared.books)
        if (isUsual && payout !== null)
          expect(compared.bestPayout).toBeGreaterThanOrEqual(payout - 1e-12);
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
