import { formatOfCompetition } from './competition';

test.each([
  ['The Hundred', 'hundred'],
  ["The Hundred Men's Competition 2026", 'hundred'],
  ['the hundred: women, 2024', 'hundred'],
  ['Hundred Hills Trophy', null],
  ['One Day Internationals', 'one-day'],
  ['Plunket Shield', 'multi-day'],
  ['Reed Cup', null],
])('the format of the competition %j is %p', (name, format) => {
  expect(formatOfCompetition(name)).toBe(format);
});
