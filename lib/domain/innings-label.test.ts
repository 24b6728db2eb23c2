import { InningsCard } from '@/lib/contract/match-info';
import { inningsLabels, ordinal } from './innings-label';
import type { Names } from './player-names';

const names: Names = {
  team: id =>
    ({ 1: { name: 'Ferns', short: 'FER' }, 2: { name: 'Herons', short: null } })[id] ?? null,
  player: () => null,
};
const label = (...innings: Record<string, unknown>[]) =>
  inningsLabels(
    innings.map(card => InningsCard.parse(card)),
    names,
  );
const full = (...innings: Record<string, unknown>[]) => label(...innings).map(([text]) => text);
const of = (team: string, changes = {}) => ({ Battingteam: team, ...changes });

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [101, '101st'],
  [111, '111th'],
])('%s is %s', (n, text) => {
  expect(ordinal(n)).toBe(text);
});

test('each team counts its own innings, follow-on or not', () => {
  const test = { AllottedOvers: '' };

  expect(full(of('1', test), of('2', test), of('1', test), of('2', test))).toEqual([
    'Ferns 1st Inns',
    'Herons 1st Inns',
    'Ferns 2nd Inns',
    'Herons 2nd Inns',
  ]);
  expect(full(of('1'), of('2'), of('2'), of('1'))).toEqual([
    'Ferns 1st Inns',
    'Herons 1st Inns',
    'Herons 2nd Inns',
    'Ferns 2nd Inns',
  ]);
});

test('a short label uses the short name where there is one', () => {
  expect(label(of('1'), of('2'))).toEqual([
    ['Ferns 1st Inns', 'FER 1st Inns'],
    ['Herons 1st Inns', 'Herons 1st Inns'],
  ]);
});

test.each([[{ AllottedOvers: '1' }], [{ AllottedOvers: 1 }], [{ AllotedBalls: '6' }]])(
  'innings of one over behind two whole ones are super overs: %p',
  one => {
    const twenty = { AllottedOvers: '20' };

    expect(label(of('1', twenty), of('2', twenty), of('2', one), of('1', one))).toEqual([
      ['Ferns 1st Inns', 'FER 1st Inns'],
      ['Herons 1st Inns', 'Herons 1st Inns'],
      ['Herons Super Over', 'Herons Super Over'],
      ['Ferns Super Over', 'FER Super Over'],
    ]);
  },
);

test('a match cut to one over a side has no super over in it', () => {
  const one = { AllottedOvers: '1' };

  expect(full(of('1', one), of('2', one))).toEqual(['Ferns 1st Inns', 'Herons 1st Inns']);
});

test('a team nobody named leaves the number of the innings', () => {
  expect(label(of('9'), {})).toEqual([
    ['Innings 1', 'Innings 1'],
    ['Innings 2', 'Innings 2'],
  ]);
});
