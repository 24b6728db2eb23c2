import { render, screen, within } from '@testing-library/react';
import { MatchInfo } from '@/lib/contract/match-info';
import { toMatchCharts } from '@/lib/domain/scorecard/match-charts';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { aMatch } from '@/tests/fixtures/match';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { Charts } from './charts';
import { StaticCharts } from './static-charts';

const zone = { timeZone: 'Asia/Kolkata', label: 'IST' };
const match = aMatch();
const overs = [
  { over: 1, runs: 5, wickets: 1, total: 5 },
  { over: 2, runs: 7, wickets: 0, total: 12 },
];
const charts = toMatchCharts({
  match,
  scorecard: toScorecard(MatchInfo.parse(wireMatchInfo())),
  commentary: [{ id: '1', comments: [], total: 0, overs }],
  oddsHistory: {
    market: 'w',
    selections: match.teams.map(({ id, name }) => ({ id, name })),
    points: [[match.startTime ?? 0, 1.25, 4]],
  },
});
const show = (changes = {}) => render(<Charts {...charts} zone={zone} simulated {...changes} />);

test('each chart has an accessible description of its data', () => {
  show();

  expect(
    screen.getByRole('img', { name: /^Worm\. Herons 1st Inns: 117 \(18\.4 overs\); Ferns/ }),
  ).toBeVisible();
  expect(
    screen.getByRole('img', { name: 'Runs in each over of Herons 1st Inns: 5, 7.' }),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: /now Ferns 76 %, Herons 24 %/ })).toBeVisible();
});

test('the win chance shows its margin, its first time, and that odds are simulated', () => {
  show();

  expect(
    screen.getByText(/margin \(5\.0 % at the end\), since \d\d:\d\d IST\. Odds simulated\./),
  ).toBeVisible();
});

test('the tables have the data of the charts', () => {
  show();

  const table = screen.getByRole('table', { name: 'Score after each over', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
    ['Over', 'HER 1st Inns', 'FER 1st Inns'],
    ['1', '5 (+5, 1 wicket)', ''],
    ['2', '12 (+7)', ''],
  ]);
});

test('the win chance in numbers has ten rows at equal distances, the last with the final price', () => {
  const start = (match.startTime ?? 0) + 60;
  const points = Array.from({ length: 95 }, (_, minute) => ({
    at: start + minute * 60,
    chance: minute / 100,
  }));
  const lines = charts.chances?.lines.map(line => ({ ...line, points })) ?? [];
  show({ chances: charts.chances && { ...charts.chances, lines } });

  const table = screen.getByRole('table', { name: 'Win chance', hidden: true });
  const [, ...rows] = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map(row => row.lastElementChild?.textContent)).toEqual(
    [4, 14, 24, 34, 44, 54, 64, 74, 84, 94].map(percent => `${percent} %`),
  );
});

test('the match page has only the lines, the page of its charts also the bars and the tables', () => {
  const shared = { charts, timeZone: 'Asia/Kolkata', simulated: true };
  const { rerender } = render(<StaticCharts {...shared} />);
  expect(screen.getByRole('img', { name: /^Worm/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /now Ferns 76 %/ })).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Runs in each over/ })).not.toBeInTheDocument();
  expect(screen.queryByText('The charts in numbers')).not.toBeInTheDocument();

  rerender(<StaticCharts {...shared} isComplete />);
  expect(screen.getAllByRole('img', { name: /^Runs in each over/ })).not.toHaveLength(0);
  expect(screen.getByText('The charts in numbers')).toBeInTheDocument();
});

test('shows that there are no charts without balls and odds', () => {
  show({ innings: [], chances: null });

  expect(screen.getByText('Charts not available')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('draws the worm of a long match with a point every ten overs on its page', () => {
  const long = Array.from({ length: 103 }, (_, at) => ({
    over: at + 1,
    runs: 4,
    wickets: 0,
    total: 4 * (at + 1),
  }));
  const [first, ...others] = charts.innings;
  const innings = first ? [{ ...first, overs: long, now: null, falls: [] }, ...others] : [];

  show({ innings, isShort: true });

  const worm = screen.getByRole('img', { name: /^Worm/ });
  const path = worm.querySelector('path[data-side]')?.getAttribute('d') ?? '';
  expect(path.match(/M/g)).toHaveLength(1);
  expect(path.split('L')).toHaveLength(12);
});
