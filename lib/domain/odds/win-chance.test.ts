import type { Match } from '@/lib/domain/match/match';
import { aTeam } from '@/tests/fixtures/match';
import { fc } from '@/tests/fixtures/properties';
import type { OddsHistory } from '@/lib/contract/event';
import { toWinChances } from './win-chance';

const teams: Match['teams'] = [aTeam('Ferns'), aTeam('Herons')];
const history = (
  points: OddsHistory['points'],
  names: string[] = ['Ferns', 'Herons'],
): OddsHistory => ({
  market: 'w',
  selections: names.map((name, id) => ({ id, name })),
  points,
});
const chancesOf = (points: OddsHistory['points'], start = 0) =>
  toWinChances(history(points), teams, start);

test('the margin is removed in proportion, and returned', () => {
  const chances = chancesOf([[100, 1.25, 4]]);

  expect(chances?.margin).toBeCloseTo(0.05);
  expect(chances?.lines.map(({ points }) => points[0]?.chance)).toEqual([
    expect.closeTo(0.8 / 1.05),
    expect.closeTo(0.25 / 1.05),
  ]);
});

test('a draw has its own line', () => {
  const names = ['Draw', 'Herons', 'Ferns'];
  const chances = toWinChances(history([[100, 3, 3, 3]], names), teams, 0);

  expect(chances?.lines.map(({ name, side }) => [name, side])).toEqual([
    ['Draw', 2],
    ['Herons', 1],
    ['Ferns', 0],
  ]);
});

test('the lines start with the odds at the start of play once it has begun', () => {
  const points: OddsHistory['points'] = [
    [100, 2, 2],
    [200, 1.5, 3],
    [400, 1.2, 5],
  ];

  expect(chancesOf(points, 300)?.lines[0]?.points.map(({ at }) => at)).toEqual([300, 400]);
  expect(chancesOf(points, 500)?.since).toBe(100);
  expect(chancesOf(points, 50)?.since).toBe(100);
});

test.each([
  ['nothing is known', null],
  ['it is about something else', history([[100, 1.5, 2.5]], ['Over 7.5', 'Under 7.5'])],
  ['no point has every price', history([[100, 1.5]])],
  ['a price pays nothing', history([[100, 1, 2]])],
])('there are no chances when %s', (_, odds) => {
  expect(toWinChances(odds, teams, 0)).toBeNull();
});

test('the chances sum to one at every moment', () => {
  const odds = fc.double({ min: 1.01, max: 1000, noNaN: true });
  const points = fc.array(fc.tuple(fc.nat(), odds, odds), { minLength: 1 });

  fc.assert(
    fc.property(points, list => {
      const lines = chancesOf(list)?.lines ?? [];
      lines[0]?.points.forEach((_, index) => {
        const sum = lines.reduce((all, { points: of }) => all + (of[index]?.chance ?? 0), 0);
        expect(sum).toBeCloseTo(1);
      });
    }),
  );
});
