import { InningsCard } from '@/lib/contract/match-info';
import { inningsLabels } from './innings-label';
import type { Names } from '@/lib/domain/match/player-names';

const names: Names = {
  team: id =>
    ({ 1: { name: 'Ferns', short: 'FER' }, 2: { name: 'Herons', short: null } })[id] ?? null,
  player: () => null,
  linked: (_, name) => ({ name }),
};
const label = (...innings: Record<string, unknown>[]) =>
  inningsLabels(
    innings.map(card => InningsCard.parse(card)),
    names,
  );
const full = (...innings: Record<string, unknown>[]) => label(...innings).map(([text]) => text);
const inningsOf = (team: string, changes = {}) => ({ Battingteam: team, ...changes });

test('each team counts its own innings, follow-on or not', () => {
  const test = { AllottedOvers: '' };

  expect(
    full(inningsOf('1', test), inningsOf('2', test), inningsOf('1', test), inningsOf('2', test)),
  ).toEqual(['Ferns 1st Inns', 'Herons 1st Inns', 'Ferns 2nd Inns', 'Herons 2nd Inns']);
  expect(full(inningsOf('1'), inningsOf('2'), inningsOf('2'), inningsOf('1'))).toEqual([
    'Ferns 1st Inns',
    'Herons 1st Inns',
    'Herons 2nd Inns',
    'Ferns 2nd Inns',
  ]);
});

test('a short label has the short name where there is one', () => {
  expect(label(inningsOf('1'), inningsOf('2'))).toEqual([
    ['Ferns 1st Inns', 'FER 1st Inns'],
    ['Herons 1st Inns', 'Herons 1st Inns'],
  ]);
});

test.each([[{ AllottedOvers: '1' }], [{ AllottedOvers: 1 }], [{ AllotedBalls: '6' }]])(
  'an innings of one over after two complete ones is a super over: %p',
  one => {
    const twenty = { AllottedOvers: '20' };

    expect(
      label(
        inningsOf('1', twenty),
        inningsOf('2', twenty),
        inningsOf('2', one),
        inningsOf('1', one),
      ),
    ).toEqual([
      ['Ferns 1st Inns', 'FER 1st Inns'],
      ['Herons 1st Inns', 'Herons 1st Inns'],
      ['Herons Super Over', 'Herons Super Over'],
      ['Ferns Super Over', 'FER Super Over'],
    ]);
  },
);

test('a match reduced to one over a side has no super over', () => {
  const one = { AllottedOvers: '1' };

  expect(full(inningsOf('1', one), inningsOf('2', one))).toEqual([
    'Ferns 1st Inns',
    'Herons 1st Inns',
  ]);
});

test('an innings of an unnamed team is labelled by its number', () => {
  expect(label(inningsOf('9'), {})).toEqual([
    ['Innings 1', 'Innings 1'],
    ['Innings 2', 'Innings 2'],
  ]);
});
