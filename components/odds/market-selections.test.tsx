import { screen } from '@testing-library/react';
import { aMarket, aMatch, aSelection } from '@/tests/fixtures/match';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { MarketSelections } from './market-selections';

function show(count: number, variant: 'card' | 'rows') {
  const selections = Array.from({ length: count }, (_, at) =>
    aSelection({ id: `s${at}`, name: `Runner ${at}` }),
  );
  const market = aMarket({ selections });
  return renderLive(<MarketSelections matchId="5012" market={market} variant={variant} />, {
    matches: [aMatch({ markets: [market] })],
  });
}

test.each([
  [1, 'half'],
  [2, 'half'],
  [3, 'third'],
  [4, 'many'],
])('a card lays out %s selections as %s', (count, layout) => {
  const { container } = show(count, 'card');

  expect(container.firstElementChild).toHaveAttribute('data-layout', layout);
  expect(screen.getAllByRole('link')).toHaveLength(count);
  expect(screen.queryByText('Bet now')).not.toBeInTheDocument();
});

test('rows show Bet now', () => {
  const { container } = show(3, 'rows');

  expect(container.firstElementChild).toHaveAttribute('data-layout', 'rows');
  expect(screen.getAllByText('Bet now')).toHaveLength(3);
});
