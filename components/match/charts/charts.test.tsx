import { render, screen, within } from '@testing-library/react';
import type { OverChance } from '@/lib/contract/commentary';
import { MatchInfo } from '@/lib/contract/match-info';
import { toMatchCharts } from '@/lib/domain/scorecard/match-charts';
import type { Partnership } from '@/lib/domain/scorecard/partnerships';
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
const chances: OverChance[] = [
  { over: 1, sides: [0.4, 0.6], move: { cause: 'wicket of Ivo Marsh', points: -9 } },
  { over: 2, sides: [0.45, 0.55] },
  { over: 3, sides: [0.7, 0.3], move: { cause: 'six by Noor Vale', points: 12 } },
];
const charts = toMatchCharts({
  match,
  scorecard: toScorecard(MatchInfo.parse(wireMatchInfo())),
  commentary: [{ id: '1', comments: [], total: 0, overs, chances: [...chances] }],
  oddsHistory: {
    market: 'w',
    selections: match.teams.map(({ id, name }) => ({ id, name })),
    points: [[match.startTime ?? 0, 1.25, 4]],
  },
});

type PairOptions = { isUnbroken: boolean; extras: number; names: [string, string] };

function pairOf(wicket: number, runs: number, { names, extras, isUnbroken }: PairOptions) {
  const first = Math.floor((runs - extras) / 2);
  const batters = [
    { name: names[0], runs: first, balls: 30 },
    { name: names[1], runs: runs - extras - first, balls: 30 },
  ] as const;
  return { wicket, runs, balls: 60, extras, batters, isUnbroken };
}

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

const partnerships: Partnership[] = [
  pairOf(1, 70, { isUnbroken: true, extras: 2, names: ['Noor Vale', 'Pia Rook'] }),
  pairOf(1, 7, { isUnbroken: false, extras: 0, names: ['Pia Rook', 'विराट कोहली'] }),
  pairOf(2, 40, { isUnbroken: true, extras: 1, names: ['विराट कोहली', 'Ivo Marsh'] }),
];

test('partnerships have their runs and balls, both batters and the extras, and a star when unbroken', () => {
  const [herons, ferns] = charts.innings;
  if (!herons || !ferns) throw new Error('There are no innings.');
  show({ innings: [{ ...herons, partnerships }, ferns] });

  const figures = screen.getAllByRole('figure');
  const figure = figures.find(({ textContent }) => textContent.startsWith('Partnerships'));
  if (!figure) throw new Error('There is no chart of partnerships.');
  expect(within(figure).getByText('best 70*')).toBeVisible();
  expect(within(figure).getByRole('heading', { level: 4 })).toHaveTextContent('Herons 1st Inns');
  expect(
    within(figure)
      .getAllByRole('listitem')
      .slice(1)
      .map(item => item.textContent),
  ).toEqual([
    '1st wicket70* (60)Noor Vale 34 (30)extras 2Pia Rook 34 (30)',
    '1st wicket7 (60)Pia Rook 3 (30)विराट कोहली 4 (30)',
    '2nd wicket40* (60)विराट कोहली 19 (30)extras 1Ivo Marsh 20 (30)',
  ]);
  expect(within(figure).getByText('* Not ended by a wicket.')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Partnerships, HER 1st Inns', hidden: true });
  const [, first] = within(table).getAllByRole('row', { hidden: true });
  expect([...(first?.children ?? [])].map(cell => cell.textContent)).toEqual([
    '1',
    '70*',
    '60',
    'Noor Vale 34 (30), Pia Rook 34 (30)',
    '2',
  ]);
});

test('the bars of partnerships are as wide as their runs, on one scale for all innings', () => {
  const [herons, ferns] = charts.innings;
  if (!herons || !ferns) throw new Error('There are no innings.');
  const { container } = show({
    innings: [
      { ...herons, partnerships },
      { ...ferns, partnerships: partnerships.slice(1, 2) },
    ],
  });

  const bars = [...container.querySelectorAll('li svg')];
  expect(bars.map(bar => bar.getAttribute('viewBox'))).toEqual(
    Array.from({ length: 4 }, () => '0 0 70 8'),
  );
  expect([...(bars[0]?.children ?? [])].map(part => part.getAttribute('d'))).toEqual([
    'M0 0h34v8h-34z',
    'M34 0h2v8h-2z',
    'M36 0h34v8h-34z',
  ]);
});

test('there are no partnerships where the host sends none, nor on the page of the match', () => {
  const { rerender } = show();
  expect(screen.queryByText('Partnerships')).not.toBeInTheDocument();

  const innings = charts.innings.map(chart => ({ ...chart, partnerships }));
  rerender(<Charts {...charts} innings={innings} zone={zone} simulated isShort />);
  expect(screen.queryByText('Partnerships')).not.toBeInTheDocument();
});

test('penalty runs that belong to no partnership are named', () => {
  const [herons] = charts.innings;
  if (!herons) throw new Error('There are no innings.');
  show({ innings: [{ ...herons, partnerships, now: { overs: 18, total: 122 } }] });

  expect(screen.getByText('And 5 penalty runs, in no partnership.')).toBeVisible();
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
  // Two numbers a point: of the start, ten steps of ten overs, and the last three.
  expect(path.match(/-?\d+/g)).toHaveLength(2 * 12);
});

test('our own win chance is drawn without prices, and links to the page of its calibration', () => {
  show({ chances: null });
  const [first, second] = match.teams;
  expect(
    screen.getByRole('img', {
      name: `Our model’s win chance over by over, now ${first.name} 70 %, ${second.name} 30 %.`,
    }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'How good is our forecast?' })).toHaveAttribute(
    'href',
    '/how-good-is-our-forecast',
  );
  expect(screen.queryByText(/by the market/)).not.toBeInTheDocument();
});

test('the largest move of each over is explained, and the largest of all are listed', () => {
  show();
  const table = screen.getByRole('table', { name: /^Win chance, our model/, hidden: true });
  const [, ...rows] = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
    ['1', '40 %', '60 %', 'wicket of Ivo Marsh, −9'],
    ['2', '45 %', '55 %', ''],
    ['3', '70 %', '30 %', 'six by Noor Vale, +12'],
  ]);
  const moves = screen.getByRole('heading', { name: /^Largest moves/ }).nextElementSibling;
  expect([...(moves?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'HER 1st Inns, over 1: wicket of Ivo Marsh, −9',
    'HER 1st Inns, over 3: six by Noor Vale, +12',
  ]);
});

test('a host without a win chance of its own has no chart of it', () => {
  show({ modelChances: null });
  expect(screen.queryByText('Win chance, our model')).not.toBeInTheDocument();
});
