import { parseStake, returnText } from './stake';

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
  [1_000_000, 1001, '1001000000.00'],
])('%p at %p returns %p', (stake, odds, text) => {
  expect(returnText(stake, odds)).toBe(text);
});
