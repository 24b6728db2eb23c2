import { anyText, fc } from '@/tests/fixtures/properties';
import { calculatorNames, type CalculatorName, type Typed } from './calculator';
import { solve } from './solve';

const errorsOf = (name: CalculatorName, typed: Typed) => [
  ...solve(name, typed, 'decimal').errors.keys(),
];

test.each([
  ['odds', { odds: [] }, ['odds.0']],
  ['odds', { odds: ['150 %'] }, ['odds.0']],
  ['margin', { odds: ['2'] }, ['odds.1']],
  ['margin', { odds: ['', '', '2'] }, ['odds.0']],
  ['margin', { odds: ['2', 'x', '1e999'] }, ['odds.1', 'odds.2']],
  ['accumulator', { odds: [] }, ['stake', 'odds.0']],
  ['accumulator', { stake: '-1', margin: '100', odds: ['2'] }, ['stake', 'margin']],
  ['accumulator', { stake: '1e9', odds: ['2'] }, ['stake']],
  ['accumulator', { stake: '1', odds: Array<string>(21).fill('2') }, ['form']],
  ['accumulator', { stake: '1', odds: Array<string>(20).fill('9999999') }, ['form']],
  ['each-way', { stake: '1', odds: ['2'] }, ['terms']],
  ['each-way', { stake: '1', terms: '1/0', odds: ['2'] }, ['terms']],
  ['dutching', { stake: '0.01', odds: ['2', '3'] }, ['stake']],
  ['dutching', { odds: ['NaN'] }, ['stake', 'odds.0', 'odds.1']],
] as const)('%s of %p has its errors at %p', (name, typed, fields) => {
  expect(errorsOf(name, typed)).toEqual(fields);
  expect(solve(name, typed, 'decimal').result).toBeNull();
});

test('the odds of all rows are read in the chosen format, without one in the visitor’s', () => {
  const typed = { odds: ['100', '-150', 'evens'] };
  const odds = (name: string | undefined, fallback: 'decimal' | 'moneyline') => {
    const { result } = solve('margin', { ...typed, ...(name && { format: name }) }, fallback);
    return result?.kind === 'margin' ? result.outcomes.map(outcome => outcome.odds) : null;
  };

  expect(odds('moneyline', 'decimal')).toEqual([2, 1.66666666667, 2]);
  expect(odds(undefined, 'moneyline')).toEqual([2, 1.66666666667, 2]);
  expect(odds('roman', 'decimal')).toEqual([100, 1.66666666667, 2]);
});

test.each([
  ['40 %', 2.5],
  ['८०%', 1.25],
])('the converter reads the chance %p as %d', (text, decimal) => {
  expect(solve('odds', { odds: [text] }, 'fractional').result).toEqual({ kind: 'odds', decimal });
});

test('an accumulator without a stated margin has the example of 5 %', () => {
  const bet = (margin: string) => {
    const { result } = solve('accumulator', { stake: '100', margin, odds: ['2', '3'] }, 'decimal');
    return result?.kind === 'accumulator' ? result.expected : null;
  };

  expect(bet('')).toEqual({ margin: 0.05, isStated: false, loss: 929 });
  expect(bet('10')).toEqual({ margin: 0.1, isStated: true, loss: 1735 });
});

test('whatever is typed has a result of finite numbers, or an error', () => {
  const number = fc.constantFrom('1e999', 'NaN', '-0', '0', '1.01', '2.5', '9999999', '١', '5/6');
  const text = fc.oneof(number, anyText());
  const typed = fc.record({
    format: text,
    sign: text,
    stake: text,
    terms: fc.constantFrom('1/4', '1/5', ''),
    margin: fc.oneof(fc.constant(''), text),
    odds: fc.array(text, { maxLength: 31 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...calculatorNames), typed, (name, form) => {
      const { result, errors } = solve(name, form, 'decimal');

      expect(result === null).toBe(errors.size > 0);
      // JSON has null for numbers that are not finite.
      if (result) expect(JSON.stringify(result)).not.toContain('null');
    }),
  );
});
