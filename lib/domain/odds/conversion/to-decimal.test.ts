import { fc } from '@/tests/fixtures/properties';
import { formatOdds } from '@/lib/domain/odds/odds';
import { oddsFormats } from '@/lib/domain/odds/odds-format';
import { parseOdds } from './to-decimal';

test.each([
  ['2.5', 'decimal', 2.5],
  ['2,5', 'decimal', 2.5],
  ['+150', 'moneyline', 2.5],
  ['-200', 'moneyline', 1.5],
  ['1.5', 'indonesian', 2.5],
  ['-2', 'indonesian', 1.5],
  ['1.5', 'hongKong', 2.5],
  ['0.5', 'malay', 1.5],
  ['-0.8', 'malay', 2.25],
  ['6/4', 'fractional', 2.5],
  ['3 / 2', 'fractional', 2.5],
  ['5', 'fractional', 6],
  ['evens', 'fractional', 2],
  ['EVS', 'fractional', 2],
  // The price that is shown as 5/6.
  ['5/6', 'fractional', 1.83],
] as const)('%s in %s is %p decimal', (text, format, decimal) => {
  expect(parseOdds(text, format)).toBe(decimal);
});

test.each([
  ['', 'decimal'],
  ['1', 'decimal'],
  ['0x10', 'decimal'],
  ['1e3', 'decimal'],
  ['-2', 'decimal'],
  ['50', 'moneyline'],
  ['0.5', 'indonesian'],
  ['0', 'hongKong'],
  ['1.5', 'malay'],
  ['', 'fractional'],
  ['0/5', 'fractional'],
  ['5/0', 'fractional'],
  ['5/', 'fractional'],
  ['1.5', 'fractional'],
  ['-5/6', 'fractional'],
  ['5/6/7', 'fractional'],
] as const)("'%s' is not a price in %s", (text, format) => {
  expect(parseOdds(text, format)).toBeNull();
});

test('reads what the site displays without loss', () => {
  const cents = fc.integer({ min: 105, max: 5000 }).map(value => value / 100);
  const format = fc.constantFrom(...oddsFormats.map(({ value }) => value));
  fc.assert(
    fc.property(cents, format, (decimal, shown) => {
      const text = formatOdds({ raw: String(decimal), decimal }, shown);
      const again = parseOdds(text, shown) ?? 0;
      expect(formatOdds({ raw: '', decimal: again }, shown)).toBe(text);
    }),
  );
});
