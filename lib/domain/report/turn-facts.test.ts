import type { OverChance } from '@/lib/contract/commentary';
import type { ReportInnings } from './innings-facts';
import { reportTurns } from './turn-facts';

const innings = (id: string, side: 0 | 1, team: string): ReportInnings => ({
  ...{ id, side, runs: 100, end: 'open', isSuperOver: false },
  isLed: { batting: false, bowling: false },
  facts: { 'i.team': { text: team } },
});

const both = [innings('1', 0, 'Ferns'), innings('2', 1, 'Herons')];

/** The overs of an innings from the chance of Ferns after each, and what moved that of the batting side. */
const overs = (...of: readonly (readonly [chance: number, points: number])[]): OverChance[] =>
  of.map(([chance, points], index) => ({
    over: index + 1,
    sides: [chance, 1 - chance],
    move: { cause: `cause of ${points}`, points },
  }));

const turnsOf = (
  first: readonly OverChance[],
  second: readonly OverChance[],
  changes: Partial<Parameters<typeof reportTurns>[0]> = {},
) =>
  reportTurns({
    innings: both,
    chances: new Map([
      ['1', first],
      ['2', second],
    ]),
    format: 't20',
    winner: 0,
    isDecided: true,
    ...changes,
  });

test('the two largest moves are turns for or against the side that batted', () => {
  const { turn, next, facts } = turnsOf(overs([0.6, 9], [0.5, -7]), overs([0.7, -20], [0.9, 3]));

  expect([turn, next]).toEqual(['against', 'for']);
  expect(facts).toMatchObject({
    'turn.over': { text: 'the 1st over of Herons' },
    'turn.team': { text: 'Herons' },
    'turn.cause': { text: 'cause of -20' },
    'turn.points': { text: '20 points' },
    'next.over': { text: 'the 1st over of Ferns' },
    'next.points': { text: '9 points' },
  });
});

test('a move of fewer than eight points is no turn', () => {
  expect(turnsOf(overs([0.5, 7]), overs([0.6, -8]))).toMatchObject({ turn: 'against', next: null });
});

test('an over without a chance leaves all out: it may have had the largest move', () => {
  const whole = overs([0.6, 9], [0.5, 9]);
  for (const [first, second] of [
    [whole, whole.slice(1)],
    [whole.slice(1), whole],
    [whole, []],
  ] as const)
    expect(turnsOf(first, second)).toEqual({ facts: {}, turn: null, next: null, low: null });
});

test('the last over of a match that nobody decided is no turn', () => {
  const open = turnsOf(overs([0.5, 9]), overs([0.5, 50]), { winner: null, isDecided: false });

  expect(open.facts['turn.points']).toEqual({ text: '9 points' });
  expect(open).toMatchObject({ next: null, low: null });
});

test.each([
  [0.35, 'low'],
  [0.36, null],
  [0.39, null],
  [0.4, 'ahead'],
] as const)('a winner with %d as the lowest chance was %s', (lowest, low) => {
  // The chance after the last over is the result.
  expect(turnsOf(overs([0.8, 9]), overs([lowest, 9], [0.1, 9])).low).toBe(low);
});
