import { render, screen, within } from '@testing-library/react';
import { PageContextProvider } from '@/components/link/page-context.client';
import type { Mover } from '@/lib/domain/odds/movers';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import { aView } from '@/tests/fixtures/live/live-screen';
import { Movers } from './movers.client';

const mover = (changes: Partial<Mover>): Mover => ({
  id: changes.selection ?? 'a',
  href: '/matches/ferns-v-herons#prices',
  match: 'Ferns v Herons',
  tournament: 'Reed Cup',
  market: 'Match Winner',
  selection: 'Ferns',
  from: 2,
  to: 1.6,
  shift: 12.5,
  points: [
    { at: 100, odds: 2 },
    { at: 150, odds: null },
    { at: 200, odds: 1.6 },
  ],
  isSimulated: false,
  ...changes,
});

const show = (movers: Mover[], format: OddsFormat = 'decimal') =>
  render(
    <PageContextProvider view={aView({ format })}>
      <Movers movers={movers} at={300} />
    </PageContextProvider>,
  );

const list = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement);

test('shorter and longer prices are in lists of their own', () => {
  show([
    mover({ selection: 'Ferns' }),
    mover({ selection: 'Herons', from: 2, to: 2.5, shift: -10 }),
  ]);

  expect(list('Shortened').getByRole('link')).toHaveTextContent(
    /Ferns.*2\.00 to .*1\.60\+12\.5 points/,
  );
  expect(list('Drifted').getByRole('link')).toHaveTextContent(
    /Herons.*2\.00 to .*2\.50−10\.0 points/,
  );
});

test('a move leads to the price history of its match', () => {
  show([mover({})]);

  expect(screen.getByRole('link')).toHaveAttribute('href', '/matches/ferns-v-herons#prices');
  expect(list('Drifted').getByText('None in this time.')).toBeVisible();
});

test('prices are in the visitor’s format', () => {
  show([mover({})], 'moneyline');

  expect(screen.getByRole('link')).toHaveTextContent(/\+100 to .*-166\.67/);
});

test('the line holds each price until the next, and is broken by a gap', () => {
  const { container } = show([mover({})]);

  expect(container.querySelector('path')?.getAttribute('d')).toMatch(
    /^M[\d.]+ [\d.]+H[\d.]+M[\d.]+ [\d.]+H[\d.]+$/,
  );
});
