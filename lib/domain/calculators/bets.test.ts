import { fc } from '@/tests/fixtures/properties';
import { accumulate, expectedLoss } from './accumulator';
import { dutch } from './dutching';
import { eachWay, placeTerms } from './each-way';
import { readTypedOdds } from './typed-odds';

const fraction = (text: string) => readTypedOdds(text, 'fractional') ?? 0;
const price = fc.integer({ min: 101, max: 10_000 }).map(value => value / 100);
const stake = fc.integer({ min: 1, max: 1_000_000 }).map(value => value / 100);

describe('accumulators', () => {
  test.each([
    // "Mathematics of bookmaking", Wikipedia: a double of two prices of 5/6, and a single of 9/2.
    [100, ['5/6', '5/6'], 336.11],
    [100, ['9/2'], 550],
    // By hand.
    [10, ['evens', 'evens', 'evens'], 80],
    [2, ['1/2', '2/1', '10/1', '1/4'], 123.75],
    [1, ['6/4', '6/4', '6/4', '6/4', '6/4'], 97.65],
    [0.01, ['1/100'], 0.01],
  ] as const)('%d on %p returns %d', (amount, legs, returns) => {
    const bet = accumulate(amount, legs.map(fraction));

    expect(bet.returns / 100).toBe(returns);
    expect(bet.profit / 100).toBeCloseTo(returns - amount, 10);
    expect(bet.loss / 100).toBe(amount);
  });

  test('one leg is a single', () => {
    fc.assert(
      fc.property(stake, price, (amount, odds) => {
        expect(accumulate(amount, [odds]).returns).toBe(
          Math.trunc(Number((amount * odds * 100).toPrecision(12))),
        );
      }),
    );
  });

  test('the order of legs does not count, and a void leg (1) changes nothing', () => {
    fc.assert(
      fc.property(stake, fc.array(price, { minLength: 1, maxLength: 5 }), (amount, legs) => {
        const { returns } = accumulate(amount, legs);

        expect(accumulate(amount, legs.toReversed()).returns).toBe(returns);
        expect(accumulate(amount, [1, ...legs]).returns).toBe(returns);
      }),
    );
  });

  test.each([
    // The double above: the fair return of 400 is cut to 336.11, 15.97 of each 100.
    [100, 0.090909090909, 2, 15.97],
    [100, 0.05, 1, 4.76],
    [100, 0.05, 4, 17.72],
    [100, 0.05, 10, 38.6],
    [10, 1e-12, 3, 0],
  ])('%d at a margin of %d loses over %d legs %d on average', (amount, margin, legs, loss) => {
    expect(expectedLoss(amount, margin, legs) / 100).toBe(loss);
  });

  test('more legs lose more on average, and never more than the stake', () => {
    const legs = fc.integer({ min: 1, max: 19 });
    fc.assert(
      fc.property(stake, fc.double({ min: 0.001, max: 0.5, noNaN: true }), legs, (...[s, m, n]) => {
        expect(expectedLoss(s, m, n + 1)).toBeGreaterThanOrEqual(expectedLoss(s, m, n));
        expect(expectedLoss(s, m, n)).toBeLessThanOrEqual(s * 100);
      }),
    );
  });
});

describe('each-way bets', () => {
  test.each([
    // "Mathematics of bookmaking", Wikipedia.
    [100, '11/4', '1/5', 530, 155],
    // Examples that bookmakers and guides publish.
    [5, '20/1', '1/5', 130, 25],
    [5, '50/1', '1/4', 322.5, 67.5],
    [10, '20/1', '1/5', 260, 50],
    [10, '10/1', '1/5', 140, 30],
    [10, '7/4', '1/5', 41, 13.5],
    // Published as 41.88 and 14.38: this place part of 14.375 is rounded up there.
    [10, '7/4', '1/4', 41.87, 14.37],
  ] as const)('%d each way at %s, places at %s', (amount, odds, terms, won, placed) => {
    const { outcomes, staked } = eachWay(amount, fraction(odds), terms);

    expect(staked / 100).toBe(2 * amount);
    expect(outcomes.map(({ outcome, returns, profit }) => [outcome, returns, profit])).toEqual([
      ['wins', won * 100, Math.round(won * 100) - 200 * amount],
      ['places', placed * 100, Math.round(placed * 100) - 200 * amount],
      ['loses', 0, -200 * amount],
    ]);
  });

  test('a place never returns more than a win, nor less than one stake', () => {
    fc.assert(
      fc.property(stake, price, fc.constantFrom(...placeTerms), (amount, odds, terms) => {
        const [won, placed, lost] = eachWay(amount, odds, terms).outcomes;

        expect(placed?.returns ?? 0).toBeLessThanOrEqual(won?.returns ?? 0);
        expect(placed?.returns ?? 0).toBeGreaterThanOrEqual(Math.floor(amount * 100 + 1e-6));
        expect(lost?.profit).toBe(-2 * Math.round(amount * 100));
      }),
    );
  });
});

describe('dutching', () => {
  test.each([
    // Published by calculators of others.
    [100, [3, 4], [57.14, 42.86], 171.42],
    [100, [3, 4.5, 6], [46.15, 30.77, 23.08], 138.46],
    [100, [4, 6, 8], [46.15, 30.77, 23.08], 184.61],
    // By hand: all outcomes at evens.
    [10, [2, 2], [5, 5], 10],
    [0.03, [3, 3, 3], [0.01, 0.01, 0.01], 0.03],
  ])('%d on %p is divided into %p', (total, odds, stakes, returns) => {
    const bet = dutch(total, odds);

    expect(bet?.parts.map(part => part.stake / 100)).toEqual(stakes);
    expect((bet?.returns ?? 0) / 100).toBe(returns);
  });

  test('the stakes sum to the total, and each outcome returns the same to the rounding of a cent', () => {
    const odds = fc.array(price, { minLength: 2, maxLength: 30 });
    const total = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(total, odds, (cents, prices) => {
        const bet = dutch(cents / 100, prices);
        const book = prices.reduce((sum, odds) => sum + 1 / odds, 0);
        const equal = cents / book;
        if (!bet) return expect(equal / Math.max(...prices)).toBeLessThan(1);

        expect(bet.parts.reduce((sum, part) => sum + part.stake, 0)).toBe(cents);
        for (const part of bet.parts)
          // A cent of stake more or less, at these odds, and a cent of the return.
          expect(Math.abs(part.returns - equal)).toBeLessThanOrEqual(part.odds + 1);
      }),
    );
  });

  test('an amount that leaves nothing for an outcome is not divided', () => {
    expect(dutch(0.01, [2, 2])).toBeNull();
    expect(dutch(0.05, [1.01, 1000])).toBeNull();
  });
});
