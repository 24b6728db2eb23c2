import { countdownText } from './countdown-text';

test.each([
  [5 * 86_400 + 1, '5 days'],
  [2 * 86_400, '2 days'],
  [2 * 86_400 - 1, '47 h 59 min'],
  [5 * 3600 + 20 * 60 + 59, '5 h 20 min'],
  [3600, '1 h'],
  [3599, '59 min'],
  [59, 'less than a minute'],
  [0, null],
  [-60, null],
])('the text %p seconds before the start is %p', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});
