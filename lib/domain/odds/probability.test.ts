import { fc } from '@/tests/fixtures/properties';
import { fairProbabilities, overroundOf, payoutOf } from './probability';

const decimal = fc.integer({ min: 101, max: 50_100 }).map(hundredths => hundredths / 100);
const market = fc.array(decimal, { minLength: 2, maxLength: 12 });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('payout and overround', () => {
  test.each([
    [[2, 2], 1, 0],
    [[1.9, 1.9], 0.95, 2 / 1.9 - 1],
    [[1.92, 1.96], 0.9699, 0.031],
    [[3, 3, 3], 1, 0],
  ])('payout and overround of %j are %p and %p', (odds, payout, overround) => {
    expect(payoutOf(odds)).toBeCloseTo(payout, 4);
    expect(overroundOf(odds)).toBeCloseTo(overround, 3);
  });

  test.each([[[]], [[2, 1]], [[0, 3]], [[-2, 3]], [[NaN, 2]]])(
    'payout and overround do not exist for %j',
    odds => {
      expect(payoutOf(odds)).toBeNull();
      expect(overroundOf(odds)).toBeNull();
      expect(fairProbabilities(odds)).toBeNull();
    },
  );
});

describe('fair probabilities', () => {
  test('fair probabilities of two outcomes are the implied ones in proportion', () => {
    expect(fairProbabilities([1.25, 4])).toEqual([expect.closeTo(0.7619), expect.closeTo(0.2381)]);
  });

  // 1/1.5 + 1/4 + 1/7 = 1.0595; k = 1.0745 makes the powers sum to 1.
  test('fair probabilities of three outcomes take more margin from long odds than from short ones', () => {
    const fair = fairProbabilities([1.5, 4, 7]) ?? [];
    const implied = [1 / 1.5, 1 / 4, 1 / 7];

    expect(Math.log(fair[0] ?? 0) / Math.log(implied[0] ?? 0)).toBeCloseTo(
      Math.log(fair[2] ?? 0) / Math.log(implied[2] ?? 0),
    );
    expect((fair[2] ?? 0) / (implied[2] ?? 0)).toBeLessThan((fair[0] ?? 0) / (implied[0] ?? 0));
  });

  test('fair probabilities of one outcome do not exist', () => {
    expect(fairProbabilities([1.5])).toBeNull();
  });

  test('fair probabilities sum to 1, are within 0 and 1, and keep the order of the odds', () => {
    fc.assert(
      fc.property(market, odds => {
        const fair = fairProbabilities(odds) ?? [];

        expect(sum(fair)).toBeCloseTo(1, 12);
        expect(fair.every(chance => chance > 0 && chance < 1)).toBe(true);
        odds.forEach((price, a) =>
          odds.forEach((other, b) => {
            if (price < other) expect(fair[a]).toBeGreaterThan(fair[b] ?? 1);
            if (price === other) expect(fair[a]).toBeCloseTo(fair[b] ?? -1, 12);
          }),
        );
      }),
    );
  });

  test('fair probabilities of equal odds are equal', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 2, max: 12 }), (odds, count) => {
        for (const chance of fairProbabilities(Array.from({ length: count }, () => odds)) ?? [])
          expect(chance).toBeCloseTo(1 / count, 10);
      }),
    );
  });

  test('fair probabilities of odds without a margin are the implied ones', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(weights, parts => {
        const chances = parts.map(part => part / sum(parts));
        const fair = fairProbabilities(chances.map(chance => 1 / chance)) ?? [];

        fair.forEach((chance, index) => expect(chance).toBeCloseTo(chances[index] ?? -1, 9));
      }),
    );
  });
});
