import { fc } from '@/tests/fixtures/properties';
import { toFormat } from '@/lib/domain/odds/conversion/from-decimal';
import { compareMarket, type QuotedSelection } from './comparison';
import { exchange, fixed, options, quote } from '@/tests/fixtures/prices/quotes';

const decimal = fc.integer({ min: 101, max: 2000 }).map(hundredths => hundredths / 100);
const price = fc.option(fc.record({ odds: decimal, isOpen: fc.boolean(), age: fc.nat(120) }));
const slugs = ['a', 'b', 'c', 'd'];
const row = fc.tuple(price, price, price, price);
const prices = fc.array(row, { minLength: 1, maxLength: 5 });
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

const toMarket = (rows: readonly Row[]): QuotedSelection[] =>
  rows.map((row, id) => ({
    id: String(id),
    prices: row.flatMap((quoted, index) =>
      quoted
        ? [
            quote(slugs[index] ?? '', quoted.odds, {
              isOpen: quoted.isOpen,
              updatedAt: 1000 - quoted.age,
            }),
          ]
        : [],
    ),
  }));
const anyBookmakers = [fixed('a'), exchange('b', 0.05), fixed('c', 'pool'), fixed('d', 'pool')];

test('no eligible price beats the best as it is displayed, for any quotes', () => {
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
        const isBest = (slug: string) => of.some(price => price.bookmaker === slug && price.isBest);
        expect(best.every(isBest)).toBe(true);
        expect(best.length > 0).toBe(odds !== null);
        expect(best).not.toEqual(expect.arrayContaining(['c', 'd']));
      });
    }),
  );
});

test('averages and payouts include only eligible prices, for any quotes', () => {
  fc.assert(
    fc.property(prices, rows => {
      const market = toMarket(rows);
      const { selections, books, bestPayout, comparable } = compareMarket(
        market,
        options(anyBookmakers),
      );
      const stateOf = (slug: string) =>
        selections.map(({ prices: of }) => of.find(price => price.bookmaker === slug)?.state);

      for (const { bookmaker, payout } of books) {
        const states = stateOf(bookmaker).filter(state => state !== undefined);
        if (payout !== null) expect(new Set(states)).toEqual(new Set(['eligible']));
        if (payout !== null && bestPayout !== null)
          // By less than what is displayed.
          expect(bestPayout).toBeGreaterThan(payout - 0.005);
      }
      const kept = market.map(({ id, prices: of }, index) => ({
        id,
        prices: of.filter(
          ({ bookmaker }) =>
            selections[index]?.prices.find(price => price.bookmaker === bookmaker)?.state ===
            'eligible',
        ),
      }));
      selections.forEach(({ average, odds }, index) => {
        const fixedOdds = (kept[index]?.prices ?? []).flatMap(({ bookmaker, odds: value }) =>
          bookmaker === 'b' ? [] : (value ?? []),
        );
        if (average !== null) {
          expect(average).toBeGreaterThanOrEqual(Math.min(...fixedOdds) - 1e-9);
          expect(average).toBeLessThanOrEqual(Math.max(...fixedOdds) + 1e-9);
        }
        if (kept[index]?.prices.length === 0) expect([odds, average]).toEqual([null, null]);
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
        prices: row.flatMap((quoted, index) =>
          quoted ? [quote(slugs[index] ?? '', quoted.odds)] : [],
        ),
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
