import { fc } from '@/tests/fixtures/properties';
import { directionOf, formatOdds, isBettable, toOdds, type Odds } from './odds';
import { oddsFormats, toOddsFormat, type OddsFormat } from './odds-format';

const odds = (raw: string): Odds => ({ raw, decimal: Number(raw) });
const formats = oddsFormats.map(format => format.value);

describe('toOdds', () => {
  test.each([
    [1.85, { raw: '1.85', decimal: 1.85 }],
    ['1.850', { raw: '1.850', decimal: 1.85 }],
    [' 2 ', { raw: '2', decimal: 2 }],
    [0, { raw: '0', decimal: 0 }],
    [-1, { raw: '-1', decimal: -1 }],
  ])('parses %p and keeps it as it was sent', (wire, read) => {
    expect(toOdds(wire)).toEqual(read);
  });

  test.each([null, undefined, '', '  ', 'SP', '1,85', '0x10', '1e3', Number.NaN, Infinity])(
    'returns no odds for %p',
    wire => {
      expect(toOdds(wire)).toBeNull();
    },
  );
});

describe('formatOdds', () => {
  test.each<[string, OddsFormat, string]>([
    ['2.5', 'decimal', '2.50'],
    ['1.005', 'decimal', '1.01'],
    ['2.5', 'moneyline', '+150'],
    ['1.5', 'moneyline', '-200'],
    ['2', 'moneyline', '+100'],
    ['1.85', 'moneyline', '-117.65'],
    ['1.5', 'indonesian', '-2.00'],
    ['1001', 'hongKong', '1000.00'],
    ['3', 'malay', '-0.50'],
    ['2', 'malay', '1.00'],
    ['2', 'fractional', 'Evens'],
    ['1.83', 'fractional', '5/6'],
    ['1.8333', 'fractional', '5/6'],
    ['2.5', 'fractional', '6/4'],
    ['1.67', 'fractional', '4/6'],
    ['2.38', 'fractional', '11/8'],
    ['4.33', 'fractional', '100/30'],
    ['1.85', 'fractional', '17/20'],
    ['2.25', 'fractional', '5/4'],
    ['1.01', 'fractional', '1/100'],
    ['2.37', 'fractional', '34/25'],
    ['2.63', 'fractional', '13/8'],
    ['8.21', 'fractional', '36/5'],
    ['14.39', 'fractional', '669/50'],
    ['25.9', 'fractional', '249/10'],
    ['25.91', 'fractional', '49/2'],
    ['34', 'fractional', '33/1'],
    ['1001', 'fractional', '1000/1'],
    ['1.001', 'fractional', '1.001'],
    ['12345678901234567890', 'fractional', '12345678901234567890'],
  ])('%s as %s is %s', (raw, format, text) => {
    expect(formatOdds(odds(raw), format)).toBe(text);
  });

  test.each(['1', '1.0', '0.50', '0', '-2', '1.00000000000001'])(
    '%s is not a number for the converter, and is displayed as it was sent',
    raw => {
      for (const format of formats) expect(formatOdds(odds(raw), format)).toBe(raw);
    },
  );

  const twoDecimals = /^-?\d+\.\d{2}$/;
  const shapes: Record<OddsFormat, RegExp> = {
    decimal: twoDecimals,
    moneyline: /^[+-]\d+(\.\d?[1-9])?$/,
    indonesian: twoDecimals,
    hongKong: twoDecimals,
    malay: twoDecimals,
    fractional: /^(Evens|\d+\/\d+)$/,
  };

  test('any odds above 1 have two decimals, in American a sign and no padding, or are a fraction', () => {
    const prices = fc.double({ min: 1, max: 1001, minExcluded: true, noNaN: true });

    fc.assert(
      fc.property(prices, fc.constantFrom(...formats), (decimal, format) => {
        const raw = String(decimal);
        const text = formatOdds({ raw, decimal }, format);
        if (text === raw) return;
        expect(text).toMatch(shapes[format]);
      }),
    );
  });
});

test.each([
  ['1.01', true],
  ['1', true],
  ['0.5', true],
  ['0', false],
  ['-1', false],
])('odds of %s have a link: %s', (raw, answer) => {
  expect(isBettable(odds(raw))).toBe(answer);
});

test('a fraction is short, and the price or at most 2 % of its profit less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 100_100 }), cents => {
      const text = formatOdds(odds(String(cents / 100)), 'fractional');
      const [n = NaN, d = NaN] = text === 'Evens' ? [1, 1] : text.split('/').map(Number);
      const profit = cents / 100 - 1;
      expect(text.length).toBeLessThanOrEqual(6);
      // Customary fractions are those of bookmakers, who round their decimals.
      expect(n / d).toBeLessThanOrEqual(profit + 0.005);
      expect(n / d).toBeGreaterThan(profit * 0.975 - 0.005);
    }),
  );
});

describe('directionOf', () => {
  test.each([
    ['1.85', '1.9', 'up'],
    ['1.9', '1.85', 'down'],
    ['1.85', '1.850', null],
    // As American odds these fall from +100 to -100.5; the price still fell.
    ['2', '1.995', 'down'],
    // As Malay odds 1 becomes -0.99; the price rose.
    ['2', '2.01', 'up'],
  ])('the move from %s to %s is %s', (before, after, direction) => {
    expect(directionOf(odds(before), odds(after))).toBe(direction);
  });

  test('a price that was missing, or is now, did not move', () => {
    expect(directionOf(null, odds('2'))).toBeNull();
    expect(directionOf(odds('2'), null)).toBeNull();
  });
});

describe('toOddsFormat', () => {
  test.each(formats)('knows %s', format => {
    expect(toOddsFormat(format)).toBe(format);
  });

  test.each([null, undefined, '', 'Decimal', 'impliedProbability', 'toString'])(
    '%p is decimal',
    value => {
      expect(toOddsFormat(value)).toBe('decimal');
    },
  );

  test('offers the six formats in their order', () => {
    expect(oddsFormats.map(format => format.viewValue)).toEqual([
      'Decimal',
      'American/Moneyline',
      'Indonesian',
      'Hong Kong',
      'Malay',
      'Fractional',
    ]);
  });
});
