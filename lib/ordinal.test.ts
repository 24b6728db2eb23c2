import { ordinal } from './ordinal';

test.each([
  [0, '0th'],
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [101, '101st'],
  [111, '111th'],
  [112, '112th'],
  [1003, '1003rd'],
])('%s is %s', (n, text) => {
  expect(ordinal(n)).toBe(text);
});
