import { render, screen, within } from '@testing-library/react';
import type { WireMatchUp, WirePlayerPhase } from '@/lib/contract/figures';
import { playerPath } from '@/lib/domain/figures/player';
import type { BallByBall } from '@/lib/domain/figures/player-figures';
import { BallFigures } from './ball-figures';

const [batter, bowler] = [
  { id: '11', name: 'Ivo Marsh' },
  { id: '12', name: 'Pia Rook' },
];

const matchUp: WireMatchUp = {
  ...{ batter, bowler },
  ...{ balls: 12, runs: 20, dismissals: 1, matches: 2 },
};

const idle = {
  batting: { runs: 0, balls: 0, outs: 0 },
  bowling: { balls: 0, runs: 0, wickets: 0 },
};

const phase = (changes: Partial<WirePlayerPhase>): WirePlayerPhase => ({
  ...{ format: 't20', phase: 'powerplay', ...idle },
  ...changes,
});

const show = (figures: Partial<BallByBall>) =>
  render(
    <BallFigures figures={{ matches: 3, phases: [], batting: [], bowling: [], ...figures }} />,
  );

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(({ textContent }) => textContent).join(' '));

test('the phases in which a player batted or bowled, with what they cover', () => {
  show({
    phases: [
      phase({ batting: { runs: 30, balls: 20, outs: 0 } }),
      phase({ phase: 'middle', bowling: { balls: 13, runs: 26, wickets: 2 } }),
      phase({ phase: 'death', batting: { runs: 0, balls: 0, outs: 1 } }),
    ],
  });

  expect(rowsOf('Batting')).toEqual([
    'T20, powerplay 30 20 0 – 150.00',
    'T20, death overs 0 0 1 0.00 –',
  ]);
  expect(rowsOf('Bowling')).toEqual(['T20, middle overs 2.1 26 2 13.00 12.00']);
  expect(
    screen.getByText('Batting, of the 3 matches on this site of which every ball is known'),
  ).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Match-ups' })).not.toBeInTheDocument();
});

test('overs of five balls are counted in fives', () => {
  show({
    phases: [phase({ format: 'hundred', bowling: { balls: 10, runs: 12, wickets: 0 } })],
  });

  expect(rowsOf('Bowling')).toEqual(['The Hundred, powerplay 2 12 0 – 6.00']);
});

test('match-ups name the other player, who has a page', () => {
  show({ batting: [matchUp], bowling: [{ ...matchUp, balls: 40, dismissals: 0 }] });

  expect(rowsOf('Batting against')).toEqual(['Pia Rook 20 12 1 166.67 2']);
  expect(rowsOf('Bowling to')).toEqual(['Ivo Marsh 20 40 0 50.00 2']);
  expect(screen.getByRole('link', { name: 'Pia Rook' })).toHaveAttribute(
    'href',
    playerPath(bowler),
  );
  expect(screen.queryByRole('heading', { name: 'By phase' })).not.toBeInTheDocument();
});

test('nothing is drawn of nothing', () => {
  const { container } = show({ phases: [phase({})] });

  expect(container).toBeEmptyDOMElement();
});
