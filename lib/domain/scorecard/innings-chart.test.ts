import { aTeam } from '@/tests/fixtures/match';
import { MatchInfo } from '@/lib/contract/match-info';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { toInningsCharts } from './innings-chart';
import { toScorecard } from './scorecard';

const scorecard = toScorecard(MatchInfo.parse(wireMatchInfo()));
const overs = (...runs: number[]) => {
  let total = 0;
  return runs.map((run, index) => {
    total += run;
    return { over: index + 1, runs: run, wickets: 0, total };
  });
};
const innings = (id: string, ...runs: number[]) => ({
  id,
  comments: [],
  total: 0,
  overs: overs(...runs),
});

test('an innings has its overs, its current score, and the fall of its wickets', () => {
  const [first, second] = toInningsCharts(
    scorecard,
    [innings('1', 5, 7), innings('2', 9, 8, 10, 10, 9, 10)],
    [aTeam('Ferns'), aTeam('Herons')],
  );

  expect(first).toMatchObject({
    label: 'Herons 1st Inns',
    side: 1,
    score: '117 (18.4 overs)',
    falls: [{ overs: 4 / 6, total: 1 }],
    now: { overs: 18 + 4 / 6, total: 117 },
    // The runs of the overs between are unknown, and so are those of the current one.
    current: null,
  });
  expect(second).toMatchObject({ side: 0, current: { over: 7, runs: 5, wickets: 0 } });
});

test('the comments of an innings without a scorecard are drawn as well', () => {
  const charts = toInningsCharts(
    null,
    [innings('1', 5), innings('2', 9), innings('3', 1)],
    [aTeam('A'), aTeam('B')],
  );

  expect(charts.map(({ label, side, isLater, now }) => [label, side, isLater, now])).toEqual([
    ['Innings 1', 0, false, null],
    ['Innings 2', 1, false, null],
    ['Innings 3', 0, true, null],
  ]);
});

test('an innings that has not begun is not drawn', () => {
  const info = MatchInfo.parse({ Innings: [{ Battingteam: '7', Total: '0', Overs: '0' }] });

  expect(toInningsCharts(toScorecard(info), [innings('1')], [aTeam('A'), aTeam('B')])).toEqual([]);
});
