import { render, screen, within } from '@testing-library/react';
import { PageContextProvider } from '@/components/link/page-context.client';
import type { Mover } from '@/lib/domain/odds/history/movers';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import { aView } from '@/tests/fixtures/live/live-screen';
import { aMover } from '@/tests/fixtures/prices/mover';
import { Movers } from './movers.client';

const show = (movers: Mover[], format: OddsFormat = 'decimal') =>
  render(
    <PageContextProvider view={aView({ format })}>
      <Movers movers={movers} at={1_795_681_500} of="all bookmakers compared" />
    </PageContextProvider>,
  );

const list = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement);

test('shorter and longer prices are in separate lists', () => {
  show([
    aMover({ selection: 'Ferns' }),
    aMover({ selection: 'Herons', from: 2, to: 2.5, shift: -10 }),
  ]);

  expect(list('Shortened').getByRole('link')).toHaveTextContent(
    /Ferns.*2\.00 to .*1\.60chance \+12\.5 points/,
  );
  expect(list('Drifted').getByRole('link')).toHaveTextContent(
    /Herons.*2\.00 to .*2\.50chance −10\.0 points/,
  );
});

test('a move links to the price history of its match', () => {
  show([aMover({})]);

  expect(screen.getByRole('link')).toHaveAttribute('href', '/matches/ferns-v-herons#prices');
  expect(list('Drifted').getByText('None in this time.')).toBeVisible();
});

test('prices are in the visitor’s format', () => {
  show([aMover({})], 'moneyline');

  expect(screen.getByRole('link')).toHaveTextContent(/\+100 to .*-166\.67/);
});

test('the line holds each price until the next, and has a gap where there is none', () => {
  const { container } = show([aMover({})]);

  expect(container.querySelector('path')?.getAttribute('d')).toMatch(
    /^M[\d.]+ [\d.]+H[\d.]+M[\d.]+ [\d.]+H[\d.]+$/,
  );
});

test('long names end on one line, and can be read in full', () => {
  const match = 'Thiruvananthapuram Super Kings v Royal Challengers Bengaluru';
  show([aMover({ match })]);

  expect(screen.getByTitle(match)).toHaveTextContent(match);
  expect(screen.getByRole('link', { name: new RegExp(match) })).toBeVisible();
});

test('the list names whose moves it has, and simulated odds', () => {
  show([aMover({ isSimulated: true })]);

  expect(
    screen.getByText(/^Moves of the best price of all bookmakers compared by .* Odds simulated\.$/),
  ).toBeVisible();
});

test('without a move there is one empty state', () => {
  show([]);

  expect(screen.getByText('No price moved in this time')).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
