import { fc } from '@/tests/fixtures/properties';
import { marketMargin } from './market-margin';
import { readTypedOdds } from './typed-odds';

const fractions = (...texts: string[]) => texts.map(text => readTypedOdds(text, 'fractional') ?? 0);

test.each([
  // "Mathematics of bookmaking", Wikipedia: two prices of 5/6; a fair book of evens, 2/1 and 5/1.
  [fractions('5/6', '5/6'), 9.0909, 91.6667],
  [fractions('evens', '2/1', '5/1'), 0, 100],
  // The guide 'Implied probability and margin' of this site.
  [[1.55, 2.5], 4.5161, 95.679],
  [[1.8, 5, 3.5], 4.127, 96.0366],
  [Array.from({ length: 10 }, () => 8), 25, 80],
  // Best prices of several bookmakers.
  [[2.1, 2.05], -3.6005, 103.735],
] as const)('%p has an overround of %d %% and a payout of %d %%', (odds, overround, payout) => {
  const market = marketMargin([...odds]);

  expect((market?.overround ?? NaN) * 100).toBeCloseTo(overround, 4);
  expect((market?.payout ?? NaN) * 100).toBeCloseTo(payout, 3);
});

test('the fair odds of the guide’s market are 1.62 and 2.61', () => {
  const market = marketMargin([1.55, 2.5]);

  expect(market?.outcomes.map(({ fairOdds }) => fairOdds.toFixed(2))).toEqual(['1.62', '2.61']);
});

const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 30 });

test('the fair odds of a fair book are its own', () => {
  fc.assert(
    fc.property(weights, parts => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      const odds = parts.map(part => total / part);
      const market = marketMargin(odds);

      market?.outcomes.forEach(({ fairOdds }, index) =>
        expect(fairOdds / (odds[index] ?? 0)).toBeCloseTo(1, 9),
      );
      expect(market?.overround).toBeCloseTo(0, 9);
    }),
  );
});

test('fair chances sum to 1, and with a margin no fair price is shorter than the offered one', () => {
  const shares = fc.tuple(weights, fc.double({ min: 1.001, max: 1.3, noNaN: true }));
  fc.assert(
    fc.property(shares, ([parts, book]) => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      const odds = parts.map(part => total / part / book);
      fc.pre(odds.every(price => price > 1));
      const outcomes = marketMargin(odds)?.outcomes ?? [];

      expect(outcomes.reduce((sum, { fair }) => sum + fair, 0)).toBeCloseTo(1, 9);
      for (const { fairOdds, odds: offered } of outcomes)
        expect(fairOdds).toBeGreaterThanOrEqual(offered - 1e-9);
    }),
  );
});

test('one outcome, or odds of 1, have no margin', () => {
  expect(marketMargin([2])).toBeNull();
  expect(marketMargin([1, 2])).toBeNull();
});
