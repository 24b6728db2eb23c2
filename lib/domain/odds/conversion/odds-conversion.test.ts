import { fc } from '@/tests/fixtures/properties';
import { Odds } from 'oddslib';
import { conversionFormats, convertOdds } from './odds-conversion';

/** 1.01 to 10 by hundredths, to 100 by tenths, to 1001 by ones. */
const grid = [
  ...Array.from({ length: 900 }, (_, step) => (101 + step) / 100),
  ...Array.from({ length: 901 }, (_, step) => (100 + step) / 10),
  ...Array.from({ length: 902 }, (_, step) => 100 + step),
];
const numeric = conversionFormats.filter(format => format !== 'fractional');

const oracle = (value: number | string, from: string, to: string) =>
  Odds.from(from, value).to(to, { precision: to === 'fractional' ? 4 : 2 });

const differences = (values: (number | string)[], from: string, to: string) =>
  values
    .map(value => ({ value, ours: convertOdds(value, from, to), theirs: oracle(value, from, to) }))
    .filter(({ ours, theirs }) => ours !== theirs);

describe('agrees with oddslib over 1.01 … 1001', () => {
  it.each(conversionFormats)('agrees with oddslib from decimal to %s', format => {
    expect(differences(grid, 'decimal', format)).toEqual([]);
  });

  it.each(numeric)('agrees with oddslib from %s to decimal', format => {
    const values = grid
      .map(decimal => convertOdds(decimal, 'decimal', format))
      // Rounding to two places can leave a format's range: malay -1 or 0, a probability of 0 or 1.
      .filter(value => !isOutside(format, Number(value)));

    expect(values.length).toBeGreaterThan(800);
    expect(differences(values, format, 'decimal')).toEqual([]);
  });

  it('agrees with oddslib from fractions and percentages', () => {
    const fractions = ['1/2', '1/1', '5/4', '11/10', '100/1', '1/100', '7', '2.5/2'];
    const shares = ['1%', '50%', '52.4%', '99%'];

    for (const to of conversionFormats) {
      expect(differences(fractions, 'fractional', to)).toEqual([]);
      expect(differences(shares, 'impliedProbability', to)).toEqual([]);
    }
  });

  const isOutside = (format: string, value: number): boolean =>
    (format === 'malay' && (value <= -1 || value === 0)) ||
    (format === 'impliedProbability' && (value <= 0 || value >= 1));
});

test.each([
  ['moneyline', 100],
  ['malay', 1],
  ['indonesian', 1],
  ['hongKong', 1],
  ['fractional', '1/1'],
  ['impliedProbability', 0.5],
])('evens are %s %s', (format, value) => {
  expect(convertOdds(2, 'decimal', format)).toBe(value);
  expect(convertOdds(value, format, 'decimal')).toBe(2);
});

test.each([
  [1.99, 'moneyline', -101.01],
  [2.01, 'moneyline', 101],
  [1.99, 'malay', 0.99],
  [2.01, 'malay', -0.99],
  [1.99, 'indonesian', -1.01],
  [2.01, 'indonesian', 1.01],
])('%s is %s %s, on its side of evens', (decimal, format, value) => {
  expect(convertOdds(decimal, 'decimal', format)).toBe(value);
});

test.each([
  ['a half rounds up', 1.005, 'decimal', 1.01],
  ['a half of noise rounds up', 8.575, 'decimal', 8.58],
  ['below a half rounds down', 1.0049, 'decimal', 1],
  ['noise goes away', 1.1, 'hongKong', 0.1],
  ['a negative half rounds away from zero', 1.16, 'indonesian', -6.25],
  ['so does one of three places', 9, 'malay', -0.13],
  ['what is next to nothing is zero', 1.0000001, 'hongKong', 0],
  ['so is a share of it', 1e9, 'impliedProbability', 0],
  ['great numbers stay', 1e22, 'decimal', 1e22],
])('%s: %s in %s is %s', (_name, decimal, format, value) => {
  expect(convertOdds(decimal, 'decimal', format)).toBe(value);
});

describe('rejects', () => {
  test.each([
    [1, 'decimal'],
    [0.5, 'decimal'],
    [0, 'decimal'],
    [-3, 'decimal'],
    [Number.NaN, 'decimal'],
    [Number.POSITIVE_INFINITY, 'decimal'],
    ['odds', 'decimal'],
    [0, 'moneyline'],
    [0, 'hongKong'],
    [-0.5, 'hongKong'],
    [0, 'indonesian'],
    [0.5, 'indonesian'],
    [-1, 'malay'],
    [1.01, 'malay'],
    [0, 'malay'],
    [0, 'impliedProbability'],
    [1, 'impliedProbability'],
    ['100%', 'impliedProbability'],
    ['0/5', 'fractional'],
  ])('rejects %s as %s, which is outside its range', (value, format) => {
    expect(() => convertOdds(value, format, 'decimal')).toThrow(
      new RangeError('Outside valid range.'),
    );
  });

  test.each(['1/0', 'evens', '', '1/2/3', '-1/2', '1:2'])('rejects the fraction %p', fraction => {
    expect(() => convertOdds(fraction, 'fractional', 'decimal')).toThrow(
      new RangeError('Invalid fraction'),
    );
  });

  test.each([
    ['roman', 'decimal'],
    ['decimal', 'roman'],
    ['decimal', 'toString'],
    ['Decimal', 'malay'],
  ])('rejects %s to %s, which has an unknown format', (from, to) => {
    expect(() => convertOdds(2, from, to)).toThrow(new RangeError('Unknown format'));
  });
});

const hundredths = fc.integer({ min: 101, max: 100_100 }).map(value => value / 100);

test('a fraction converts back to its odds', () => {
  fc.assert(
    fc.property(hundredths, odds => {
      const fraction = convertOdds(odds, 'decimal', 'fractional');

      expect(convertOdds(fraction, 'fractional', 'decimal')).toBe(odds);
    }),
  );
});

test('the result is a number with at most two decimals, for any odds', () => {
  const odds = fc.double({ min: 1 + 1e-9, max: 1e6, noNaN: true });

  fc.assert(
    fc.property(odds, fc.constantFrom(...numeric), (decimal, format) => {
      const value = convertOdds(decimal, 'decimal', format);

      expect(value).toBe(Number(Number(value).toFixed(2)));
    }),
  );
});
