import { toText, isSet, numeric } from './scalar';

test.each([
  [0, '0', 0],
  ['0', '0', 0],
  ['12.50', '12.50', 12.5],
  [' 7\u00a0', '7', 7],
  ['not out', 'not out', null],
  [true, 'true', null],
  ['', null, null],
  [' \u00a0 ', null, null],
  [null, null, null],
  [undefined, null, null],
  [Number.NaN, 'NaN', null],
])('%p reads %p and counts as %p', (value, text, number) => {
  expect(toText(value)).toBe(text);
  expect(numeric(value)).toBe(number);
});

test.each([
  [true, true],
  ['1', true],
  ['true', true],
  [1, true],
  [false, false],
  ['0', false],
  ['false', false],
  ['', false],
  [null, false],
  [undefined, false],
])('the flag %p is set: %p', (value, expected) => {
  expect(isSet(value)).toBe(expected);
});
