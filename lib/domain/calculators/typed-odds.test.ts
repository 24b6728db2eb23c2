import { Odds } from 'oddslib';
import { formatOdds } from '@/lib/domain/odds/odds';
import { oddsFormats, type OddsFormat } from '@/lib/domain/odds/odds-format';
import { anyText, fc } from '@/tests/fixtures/properties';
import { readPercent, readTypedOdds } from './typed-odds';

/** 400 prices: 1.02 to 3.98 by 0.02, then 4 to 104 by 0.4. */
const prices = [
  ...Array.from({ length: 149 }, (_, step) => (102 + 2 * step) / 100),
  ...Array.from({ length: 251 }, (_, step) => (400 + 40 * step) / 100),
];

test.each(oddsFormats.map(({ value }) => value))(
  'reads 400 prices that oddslib wrote in %s as the odds that oddslib reads',
  format => {
    const written = prices.map(price =>
      String(Odds.from('decimal', price).to(format, { precision: 4 })),
    );
    const read = written.map(text => readTypedOdds(text, format) ?? 0);
    const oracle = written.map(text => {
      const value = format === 'fractional' ? text : Number(text);
      return Number(Odds.from(format, value).to('decimal', { precision: 8 }));
    });

    expect(prices).toHaveLength(400);
    read.forEach((decimal, index) => expect(decimal).toBeCloseTo(oracle[index] ?? 0, 7));
  },
);

test('the implied chance of 400 prices is that of oddslib', () => {
  const ours = prices.map(price => (1 / (readTypedOdds(String(price), 'decimal') ?? 0)).toFixed(6));

  expect(ours).toEqual(
    prices.map(price =>
      Number(Odds.from('decimal', price).to('impliedProbability', { precision: 6 })).toFixed(6),
    ),
  );
});

test.each([
  ['5/6', 'decimal', 1 + 5 / 6],
  ['5 / 6', 'fractional', 1 + 5 / 6],
  ['6/4', 'malay', 2.5],
  ['Evens', 'moneyline', 2],
  ['5', 'fractional', 6],
  ['+150', 'decimal', 2.5],
  ['-200', 'hongKong', 1.5],
  ['−200', 'fractional', 1.5],
  ['-0.8', 'malay', 2.25],
  ['-2', 'indonesian', 1.5],
  ['+2', 'indonesian', 3],
  ['२.५०', 'decimal', 2.5],
  ['১,৫', 'decimal', 1.5],
  ['٢.٥', 'decimal', 2.5],
  [' 2,5 ', 'decimal', 2.5],
] as const)('reads %p in %s as %d', (text, format, decimal) => {
  expect(readTypedOdds(text, format)).toBeCloseTo(decimal, 10);
});

test.each([
  ['', 'decimal'],
  ['1', 'decimal'],
  ['0.5', 'decimal'],
  ['1e999', 'decimal'],
  ['1e3', 'decimal'],
  ['NaN', 'decimal'],
  ['Infinity', 'decimal'],
  ['0x10', 'decimal'],
  ['+50', 'decimal'],
  ['-1.5', 'decimal'],
  ['99999999', 'decimal'],
  ['0/5', 'decimal'],
  ['5/0', 'fractional'],
  ['1/2/3', 'fractional'],
  ['2.5', 'fractional'],
  ['1.5', 'malay'],
  ['½', 'fractional'],
  ['<script>', 'decimal'],
] as const)('%p is not a price in %s', (text, format) => {
  expect(readTypedOdds(text, format)).toBeNull();
});

test('what the site displays in a format is read as odds that display the same', () => {
  const cents = fc.integer({ min: 105, max: 5000 }).map(value => value / 100);
  const format = fc.constantFrom<OddsFormat>(...oddsFormats.map(({ value }) => value));
  fc.assert(
    fc.property(cents, format, (decimal, shown) => {
      const text = formatOdds({ raw: String(decimal), decimal }, shown);
      const again = readTypedOdds(text, shown) ?? 0;

      expect(formatOdds({ raw: '', decimal: again }, shown)).toBe(text);
    }),
  );
});

test('no text makes the reader throw, or return odds that are not finite and above 1', () => {
  const format = fc.constantFrom<OddsFormat>(...oddsFormats.map(({ value }) => value));
  fc.assert(
    fc.property(anyText(), format, (text, shown) => {
      const odds = readTypedOdds(text, shown);

      expect(odds === null || (odds > 1 && Number.isFinite(odds))).toBe(true);
    }),
  );
});

test.each([
  ['40', 0.4],
  ['40 %', 0.4],
  ['2,5%', 0.025],
  ['४०', 0.4],
  ['0', null],
  ['100', null],
  ['-5', null],
  ['1e1', null],
  ['', null],
])('%p per cent is %p', (text, share) => {
  expect(readPercent(text)).toBe(share);
});
