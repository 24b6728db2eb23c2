import type { InningsChart } from '@/lib/domain/scorecard/innings-chart';
import { moveText, toModelChances } from './model-chances';
import { aTeam } from '@/tests/fixtures/match';

const chart = (changes: Partial<InningsChart>): InningsChart => ({
  id: '1',
  label: 'Ferns 1st Inns',
  shortLabel: 'FER',
  side: 0,
  isLater: false,
  score: '',
  overs: [],
  chances: [],
  current: null,
  now: null,
  falls: [],
  partnerships: [],
  allottedOvers: 20,
  ...changes,
});

const teams = [aTeam('Ferns'), aTeam('Herons')] as const;
const chances = (...overs: number[]) =>
  overs.map(over => ({ over, sides: [0.5, 0.5] satisfies [number, number] }));

test('a second innings goes on where the first ended, and is as long as its limit while in play', () => {
  const found = toModelChances(
    [
      chart({ chances: chances(1, 2, 19) }),
      chart({ id: '2', side: 1, chances: chances(1, 2), allottedOvers: 20 }),
    ],
    [...teams],
  );

  expect(found?.points.map(({ overs }) => overs)).toEqual([1, 2, 19, 20, 21]);
  expect(found?.innings.map(({ batting, from, until }) => [batting, from, until])).toEqual([
    ['Ferns', 0, 19],
    ['Herons', 19, 39],
  ]);
});

test('a host without chances has no chart', () => {
  expect(toModelChances([chart({})], [...teams])).toBeNull();
  expect(toModelChances([], [...teams])).toBeNull();
});

test('a move has its sign, a loss with the minus sign', () => {
  expect(moveText({ move: { cause: 'wicket of Yadav', points: -9 } })).toBe('wicket of Yadav, −9');
  expect(moveText({ move: { cause: 'six by Yadav', points: 12 } })).toBe('six by Yadav, +12');
  expect(moveText({})).toBe('');
});
