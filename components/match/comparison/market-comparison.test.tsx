import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Event } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { quotesIn, showMarkets, toss } from '@/tests/fixtures/prices/shown-markets';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { Markets } from '@/components/match/markets/markets.client';

afterEach(() => jest.restoreAllMocks());

test('each price is a paid link to its bookmaker', () => {
  showMarkets();

  const link = screen.getByRole('link', {
    name: 'Deep Cover 1.85, Ferns, Match Winner, opens in a new tab',
  });
  expect(link).toHaveAttribute(
    'href',
    '/sportsbet/redirect/5012/winner/home/1.85?bookmaker=deep-cover',
  );
  expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
});

test('the prices of a bookmaker without an agreement are text, in open and closed markets', () => {
  const { container } = showMarkets([quotedWinner(), toss], 'leg-gully');

  expect(screen.queryByRole('link', { name: /^(Ferns|Leg Gully)/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Herons/ })).toHaveLength(2);
  expect(container.querySelector('a[data-bookmaker="leg-gully"]')).toBeNull();
  expect(quotesIn(container, 'winner')[0]?.slice(0, 2)).toEqual([
    'leg-gully',
    '1.88 Less 2\u00A0%: 1.86',
  ]);
});

test('the rows have the logos of the bookmakers', () => {
  const bookmakers = comparedBy.bookmakers.map(one => ({ ...one, icon: `/media/${one.slug}.svg` }));
  const match = toMatch(
    Event.parse(wireEvent({ ...comparedBy, bookmakers, markets: [quotedWinner(), toss] })),
  );
  const { container } = renderLive(<Markets match={match} empty={null} />, { matches: [match] });

  expect(container.querySelectorAll('tr img[src="/media/deep-cover.svg"]')).toHaveLength(1);
});

test('one line states how many can be compared, and the next best price', () => {
  showMarkets();

  expect(
    screen.getAllByText('3 of 3 can be compared. Ferns: next 1.85 Deep Cover. Mean 1.83.'),
  ).toHaveLength(2);
});

test('links to a page with the prices of another market without scripts', () => {
  showMarkets();

  expect(
    screen.getByRole('link', { name: 'Compare 3 bookmakers for Toss Winner' }),
  ).toHaveAttribute('href', expect.stringMatching(/^\/odds\/markets\/.*-5012\/toss$/));
});

test('the prices of other markets are rendered on demand', async () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const { container } = showMarkets();
  expect(quotesIn(container, 'toss')).toEqual([]);

  await userEvent.click(screen.getByRole('link', { name: 'Compare 3 bookmakers for Toss Winner' }));

  expect(quotesIn(container, 'toss')).toHaveLength(6);
});

test('a price that its bookmaker suspends becomes text, the others stay links', () => {
  const { container, stores } = showMarkets();
  const suspended = quotedWinner();
  const [home] = suspended.selections;
  const [, deep] = home?.prices ?? [];
  if (!deep) throw new Error('a price');
  deep.status = 'suspended';

  act(() =>
    stores.matches.change([{ id: '5012', version: 18, ...comparedBy, markets: [suspended, toss] }]),
  );

  const price = container.querySelector('[data-market=winner] [data-bookmaker=deep-cover]');
  expect(price).toHaveAttribute('data-suspended');
  expect(price).toHaveTextContent('Suspended');
  expect(container.querySelector('a[data-bookmaker=silly-point]')).toBeInTheDocument();
});

test('a price that its bookmaker no longer quotes is suspended', () => {
  const { container, stores } = showMarkets();
  const market = quotedWinner();
  market.selections.forEach(selection => {
    selection.prices = selection.prices?.filter(({ bookmaker }) => bookmaker !== 'deep-cover');
  });

  act(() =>
    stores.matches.change([{ id: '5012', version: 18, ...comparedBy, markets: [market, toss] }]),
  );

  expect(
    container.querySelector('[data-market=winner] [data-bookmaker=deep-cover]'),
  ).toHaveAttribute('data-suspended');
});

test('a frame without a market’s prices leaves them unchanged', () => {
  const { container, stores } = showMarkets();
  const before = quotesIn(container, 'winner');
  const reduced = {
    ...quotedWinner(),
    selections: quotedWinner().selections.map(({ id, name }, at) => ({
      id,
      name,
      odds: at === 0 ? 1.862 : 2,
      best: at === 0 ? ['leg-gully'] : ['silly-point', 'deep-cover'],
    })),
  };

  act(() => stores.matches.change([{ id: '5012', version: 18, markets: [reduced, toss] }]));

  expect(quotesIn(container, 'winner')).toEqual(before);
});

test('prices of a single bookmaker are not compared', () => {
  const alone = quotedWinner();
  alone.selections.forEach(selection => {
    selection.prices = selection.prices?.slice(0, 1);
  });
  const match = toMatch(
    Event.parse(wireEvent({ bookmakers: comparedBy.bookmakers.slice(0, 1), markets: [alone] })),
  );
  const { container } = renderLive(<Markets match={match} empty={null} />, { matches: [match] });

  expect(container.querySelector('[data-bookmaker]')).toBeNull();
  expect(screen.queryByRole('button', { name: /bookmakers/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Compare/ })).not.toBeInTheDocument();
});

test('the number of bookmakers and the time are beside the best prices', () => {
  showMarkets();

  expect(screen.getByText(/^Best of 3 bookmakers compared,/)).toHaveTextContent('08:20:00');
});
