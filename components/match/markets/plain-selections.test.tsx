import { render, screen } from '@testing-library/react';
import { PageContextProvider } from '@/components/link/page-context.client';
import { Event } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { aView } from '@/tests/fixtures/live/live-screen';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { PlainSelections } from './plain-selections';

function show(unlinked: readonly string[]) {
  const bookmakers = comparedBy.bookmakers.map(one => ({
    ...one,
    linked: !unlinked.includes(one.slug),
  }));
  const event = wireEvent({ ...comparedBy, bookmakers, markets: [quotedWinner()] });
  const match = toMatch(Event.parse(event));
  const [market] = match.markets;
  if (!market) throw new Error('a market');
  render(
    <PageContextProvider view={aView()}>
      <PlainSelections
        matchId={match.id}
        market={market}
        comparison="/all"
        bookmakers={match.bookmakers ?? []}
      />
    </PageContextProvider>,
  );
}
const bookmakerOf = (name: RegExp) =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('bookmaker');

test('a closed market links each price to its bookmaker, and to a comparison of all prices', () => {
  show([]);

  expect(bookmakerOf(/^Ferns 1\.86/)).toBe('leg-gully');
  expect(bookmakerOf(/^Herons 2\.00/)).toBe('silly-point');
  expect(screen.getByRole('link', { name: /^Compare 3 bookmakers/ })).toHaveAttribute(
    'href',
    '/all',
  );
});

test('a price links to the next bookmaker that quotes it and has a link; without one it is text', () => {
  show(['leg-gully', 'silly-point']);

  expect(bookmakerOf(/^Herons 2\.00/)).toBe('deep-cover');
  expect(screen.queryByRole('link', { name: /^Ferns/ })).not.toBeInTheDocument();
  expect(screen.getByText('Ferns 1.86')).toBeVisible();
});
