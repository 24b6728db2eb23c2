import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Situation } from '@/lib/domain/match/match-situation';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { SituationStrip } from './situation-strip';

const nothing: Situation = { facts: [], atCrease: [], best: [] };

function show(situation: Partial<Situation>) {
  const { container } = renderLive(<SituationStrip />, {
    details: {
      scorecard: {
        toss: null,
        result: null,
        playerOfMatch: null,
        lineUps: [],
        status: null,
        liveCoverage: false,
        rows: [],
        innings: [],
        situation: { ...nothing, ...situation },
      },
    },
  });
  return container;
}

/** The pairs of a description list as text. */
const pairsOf = (name: string) =>
  [...screen.getByLabelText(name).children].map(pair =>
    [...pair.children].map(part => part.textContent),
  );

test('shows the batters with the striker, and the bowler', () => {
  show({
    atCrease: [
      { name: 'Ivo Marsh', figures: '30 (18)', role: 'striker' },
      { name: 'Noor Vale', figures: '4 (9)', role: 'batter' },
      { name: 'Pia Rook', figures: '1.2-0-14-0', role: 'bowler' },
    ],
  });

  expect(pairsOf('At the crease')).toEqual([
    ['Ivo Marsh*, on strike', '30 (18)'],
    ['Noor Vale', '4 (9)'],
    ['Pia Rook, bowling', '1.2-0-14-0'],
  ]);
  expect(screen.queryByLabelText('Best of the innings')).toBeNull();
});

test('shows the best players of an innings that is over, and no batter at the crease', () => {
  show({
    best: [
      { label: 'Top scorer', name: 'Ivo Marsh', figures: '30 (18)' },
      { label: 'Next best', name: 'Noor Vale', figures: '14 (9)' },
      { label: 'Best bowler', name: 'Pia Rook', figures: '4-1-20-2' },
    ],
  });

  expect(pairsOf('Best of the innings')).toEqual([
    ['Top scorer Ivo Marsh', '30 (18)'],
    ['Next best Noor Vale', '14 (9)'],
    ['Best bowler Pia Rook', '4-1-20-2'],
  ]);
  expect(screen.queryByLabelText('At the crease')).toBeNull();
});

test('a button unfolds what is below the first line of facts, and folds it again', async () => {
  const container = show({
    facts: [
      { label: 'CRR', value: '9.38' },
      { label: 'Last wicket', value: 'Ivo Marsh 30 (18), 55/1' },
    ],
  });
  const strip = container.firstElementChild;
  const fold = screen.getByRole('button', { name: 'More about the innings' });
  expect(strip).not.toHaveAttribute('data-open');
  expect(fold).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(fold);
  expect(strip).toHaveAttribute('data-open');
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(strip).toHaveAttribute('id', fold.getAttribute('aria-controls'));

  await userEvent.click(fold);
  expect(strip).not.toHaveAttribute('data-open');
});

test('has no button when there is nothing below the first line', () => {
  show({ facts: [{ label: 'CRR', value: '9.38' }] });

  expect(screen.queryByRole('button')).toBeNull();
});

test('renders nothing without data', () => {
  expect(show({})).toBeEmptyDOMElement();
});
