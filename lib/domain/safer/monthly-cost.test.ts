import { fc } from '@/tests/fixtures/properties';
import { monthlyCost, readBets } from './monthly-cost';

test('ten a bet, five bets a week and five per cent cost 10.35 a month', () => {
  const { staked, loss } = monthlyCost({ stake: 10, betsPerWeek: 5, margin: 0.05 });

  expect(staked).toBeCloseTo(217.41, 2);
  expect(loss).toBeCloseTo(10.35, 2);
});

const bets = fc.record({
  stake: fc.double({ min: 0.01, max: 1e6, noNaN: true }),
  betsPerWeek: fc.double({ min: 0.1, max: 1000, noNaN: true }),
  margin: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('what is lost is what the payout leaves of the stakes, and at most half of them', () => {
  fc.assert(
    fc.property(bets, each => {
      const { staked, loss } = monthlyCost(each);

      expect(loss).toBeGreaterThanOrEqual(0);
      expect(loss).toBeLessThanOrEqual(staked / 2 + 1e-6);
      expect(Math.abs(staked - loss - staked / (1 + each.margin))).toBeLessThan(staked * 1e-9);
    }),
  );
});

test('twice the stake costs twice as much', () => {
  fc.assert(
    fc.property(bets, each => {
      const { loss } = monthlyCost(each);

      expect(monthlyCost({ ...each, stake: 2 * each.stake }).loss).toBeCloseTo(2 * loss, 4);
    }),
  );
});

test('numbers are read with a point or a comma, and percent as a fraction', () => {
  expect(readBets({ stake: ' 2,50 ', betsPerWeek: '3', margin: '6.5' })).toEqual({
    bets: { stake: 2.5, betsPerWeek: 3, margin: 0.065 },
  });
});

test.each(['', ' ', 'ten', '-1', '0', '1,000', '1.234', '1e3', '1000001', 'NaN', '१०'])(
  'the stake %p is an error at its field, and at no other',
  stake => {
    const read = readBets({ stake, betsPerWeek: '5', margin: '5' });

    expect('errors' in read && Object.keys(read.errors)).toEqual(['stake']);
  },
);

test('every field that is wrong has its error', () => {
  const read = readBets({ stake: '1', betsPerWeek: '0', margin: '101' });

  expect('errors' in read && Object.keys(read.errors)).toEqual(['betsPerWeek', 'margin']);
});
