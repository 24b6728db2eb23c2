import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchInfo } from '@/lib/contract/match-info';
import { toScorecard, type Innings } from '@/lib/domain/scorecard/scorecard';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { ScorePanel } from './score-panel';

const { innings } = toScorecard(MatchInfo.parse(wireMatchInfo()));
const onChoose = jest.fn();
const show = (list: Innings[] = innings, current: string | null = null) =>
  render(<ScorePanel linksPlayers={false} innings={list} current={current} onChoose={onChoose} />);

const table = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent));

test('the tables have batters and bowlers with their columns', () => {
  show(innings, '1');

  expect(table('Batting')).toEqual([
    ['Batting', 'R', 'B', '4s', '6s', 'S/R'],
    ['Noor Valeb Ivo Marsh', '0', '3', '0', '0', '0.00'],
    ["Pia Rookc Tam O'Shea b Ivo Marsh", '54', '41', '5', '2', '131.71'],
  ]);
  expect(table('Bowling')).toEqual([
    ['Bowling', 'O', 'M', 'R', 'W', 'NB', 'WD', 'E/R'],
    ['Ivo Marsh', '4', '0', '19', '3', '0', '1', '4.75'],
  ]);
});

test('the runs of batters and the wickets of bowlers are bold', () => {
  show(innings, '1');

  const boldColumn = (name: string) => {
    const { strong } = screen.getByRole('table', { name }).dataset;
    return table(name)[0]?.[Number(strong) - 1];
  };
  expect([boldColumn('Batting'), boldColumn('Bowling')]).toEqual(['R', 'W']);
});

test('extras, who did not bat, and the fall of wickets are below the tables', () => {
  const { rerender } = show(innings, '1');
  expect(screen.getByText(/^Extras/).parentElement).toHaveTextContent(
    'Extras 9 (lb 2, wd 6, nb 1)',
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('1/1 Noor Vale, 0.4 ov');

  rerender(<ScorePanel linksPlayers={false} innings={innings} current="2" onChoose={onChoose} />);
  expect(screen.getByText('Did not bat').parentElement).toHaveTextContent('Did not bat Ivo Marsh');
  expect(screen.queryByText(/^Extras/)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Fall of wickets' })).not.toBeInTheDocument();
});

test('each innings has a switch; the latest is shown until one is chosen', async () => {
  show();
  const switches = within(screen.getByRole('group', { name: 'Innings' })).getAllByRole('button');

  expect(switches.map(one => [one.textContent, one.getAttribute('aria-pressed')])).toEqual([
    ['Herons 1st Inns', 'false'],
    ['Ferns 1st Inns', 'true'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Herons 1st Inns' }));

  expect(onChoose).toHaveBeenCalledWith('1');
});

test('shows the latest innings instead of one that does not exist', () => {
  show(innings, '9');

  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Ferns 1st Inns');
});

test('shows that there is no score without innings, or before the first ball', () => {
  const { unmount } = show([]);
  expect(screen.getByText('Score not available')).toBeVisible();
  unmount();

  const [first] = toScorecard(MatchInfo.parse({ Innings: [{ Battingteam: '7' }] })).innings;
  show([...innings, ...(first ? [{ ...first, id: '3', label: 'Herons 2nd Inns' }] : [])]);

  expect(screen.getByText('Score not available')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ferns 1st Inns' })).toBeVisible();
});
