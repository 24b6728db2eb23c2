import { fc } from '@/tests/fixtures/properties';
import { parseStake, returnText, toCurrencySign } from './stake';

test.each([
  ['10', 10],
  [' 2.50 ', 2.5],
  ['2,5', 2.5],
  ['0.01', 0.01],
  ['1000000', 1_000_000],
])('%p is a stake of %p', (text, stake) => {
  expect(parseStake(text)).toBe(stake);
});

test.each([
  '',
  '0',
  '0.00',
  '-5',
  'ten',
  '1e3',
  '1.234',
  '1.',
  '1,000.50',
  '1000000.01',
  '£10',
  '٣',
])('%p is not a stake', text => {
  expect(parseStake(text)).toBeNull();
});

test.each([
  [10, 1.85, '18.50'],
  [10, 1.8624, '18.62'],
  [3, 1.005, '3.02'],
  [0.01, 1.01, '0.01'],
  [540, 1.85, '999.00'],
  [1000, 1.0009, '1,000'],
  [1000, 1.862, '1,862'],
  [99_999.99, 1, '99,999'],
  [100_000, 1.869, '186k'],
  [1_000_000, 1.869, '1.86M'],
  [1_000_000, 18.69, '18.6M'],
  [1_000_000, 999.99, '999M'],
  [1_000_000, 1001, '1.00bn'],
])('%p at %p returns %p', (stake, odds, text) => {
  expect(returnText(stake, odds)).toBe(text);
});

const scale: Readonly<Record<string, number>> = { k: 1e3, M: 1e6, bn: 1e9 };

test('a return is short, and from 1,000 on never more than the amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 101, max: 100_100 }),
      (cents, hundredths) => {
        const [stake, odds] = [cents / 100, hundredths / 100];
        const text = returnText(stake, odds);
        const [, digits = '', unit = ''] = /^([\d.,]+)([a-zA-Z]*)$/.exec(text) ?? [];
        const shown = Number(digits.replace(',', '')) * (scale[unit] ?? 1);

        expect(text.length).toBeLessThanOrEqual(6);
        expect(shown).toBeLessThanOrEqual(stake * odds + 0.0051);
        expect(shown).toBeGreaterThan(stake * odds * 0.99 - 0.0051);
      },
    ),
  );
});

test.each([
  ['£', '£'],
  ['₹', '₹'],
  ['EUR', ''],
  ['<b>', ''],
  [null, ''],
])('a stored sign of %p is %p', (stored, sign) => {
  expect(toCurrencySign(stored)).toBe(sign);
});
