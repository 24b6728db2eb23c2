import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Event, type WirePrice } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { comparedAt, comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { quotesIn, showMarkets, toss } from '@/tests/fixtures/prices/shown-markets';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { Markets } from '@/components/match/markets/markets.client';

/** The first selection's price at a bookmaker, with changes. */
function changedWinner(slug: string, change: Partial<WirePrice>) {
  const market = quotedWinner();
  const price = market.selections[0]?.prices?.find(({ bookmaker }) => bookmaker === slug);
  if (!price) throw new Error('a price');
  Object.assign(price, change);
  return market;
}

test.each([
  ['unusual', { odds: 9 }, '9.00 Unusual'],
  ['stale', { updated_at: comparedAt - 900 }, '1.85 Quoted 15 min ago'],
])('shows that a price is %s, and does not mark it as best', async (state, change, text) => {
  const bookmakers = comparedBy.bookmakers.map(one => ({ ...one, confirmed_at: null }));
  const markets = [changedWinner('deep-cover', change), toss];
  const match = toMatch(Event.parse(wireEvent({ ...comparedBy, bookmakers, markets })));
  const { container } = renderLive(<Markets match={match} empty={null} />, { matches: [match] });

  // Its row may be in a closed group.
  const group = screen.queryByRole('button', { name: /^(Higher|Not comparable)/ });
  if (group) await userEvent.click(group);
  expect(quotesIn(container, 'winner')).toContainEqual(['deep-cover', text, false]);
  const link = screen.queryByRole('link', { name: new RegExp(`^Deep Cover ${text}, Ferns`) });
  if (state === 'stale') expect(link).not.toBeInTheDocument();
  else expect(link).toHaveAttribute('href', expect.stringMatching(/\/9\?bookmaker=deep-cover$/));
});

test('shows that a bookmaker does not price every outcome, and no payout for it', async () => {
  const market = quotedWinner();
  market.selections[1]?.prices?.splice(0, 1);
  const { container } = showMarkets([market, toss]);
  await userEvent.click(screen.getByRole('button', { name: 'Not comparable (1)' }));

  expect(quotesIn(container, 'winner')).toContainEqual([
    'silly-point',
    '1.80 Not every outcome priced',
    false,
  ]);
  expect(screen.getByRole('row', { name: /^Silly Point/ })).toHaveTextContent(/not offered–$/);
  expect(screen.getByText(/^2 of 3 can be compared\./)).toBeInTheDocument();
  expect(screen.getByText(/^Best of 2 of 3 bookmakers compared,/)).toBeInTheDocument();
});

test('an exchange’s link carries the price that it quotes, and its commission is named', () => {
  showMarkets();

  const best = screen.getAllByRole('link', { name: /^Ferns Bet now 1\.86 Leg Gully, less 2\s%,/ });
  expect(best[0]).toHaveAttribute(
    'href',
    expect.stringContaining('winner/home/1.88?bookmaker=leg-gully'),
  );
  expect(
    screen.getByRole('link', { name: /^Leg Gully 1\.88 Less 2\s%: 1\.86, Ferns/ }),
  ).toHaveAttribute('href', expect.stringContaining('winner/home/1.88?bookmaker=leg-gully'));
});

test('a payout above 100 % is explained', () => {
  showMarkets([quotedWinner([2.2, 2.1, 2.1], [2, 2.1, 2.1]), toss]);

  expect(screen.getByText(/^The best prices together pay/)).toHaveTextContent(
    /pay 107\.4\s%, above 100\s% because .* It is not a promise\.$/,
  );
});

test('a market that no bookmaker confirms is suspended in a single line, without payouts', () => {
  const { container, stores } = showMarkets();
  const best = () => within(screen.getByRole('table')).getByRole('row', { name: /^Best of/ });

  act(() => stores.prices.suspend('5012', true));

  const closed = container.querySelector('[data-market=winner] [data-closed] > p');
  expect(closed).toHaveTextContent(/^Suspended at all 3 bookmakers$/);
  expect(best()).toHaveTextContent(/–$/);

  act(() => stores.prices.suspend('5012', false));
  expect(container.querySelector('[data-closed]')).toBeNull();
  expect(best()).toHaveTextContent(/96\.4\s%$/);
});

test('a selection whose prices are all closed is suspended within one update', () => {
  const { container, stores } = showMarkets();
  const closed = quotedWinner();
  closed.selections.forEach(selection => {
    selection.odds = 2.04;
    selection.prices?.forEach(price => (price.status = 'suspended'));
  });

  act(() => stores.matches.change([{ id: '5012', version: 18, ...comparedBy, markets: [closed] }]));

  const winner = container.querySelector('[data-market=winner]');
  expect(winner?.querySelector('a[href*=sportsbet]')).toBeNull();
  expect(winner).not.toHaveTextContent('2.04');
});
