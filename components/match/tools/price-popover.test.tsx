import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Markets } from '@/components/match/markets/markets.client';
import { fetchPriceHistory } from '@/lib/api-client/prices/price-history';
import { Event as WireEvent } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { syncServerClock } from '@/lib/server-clock';
import { comparedAt, comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';

jest.mock('@/lib/api-client/prices/price-history');
const fetched = jest.mocked(fetchPriceHistory);
const at = 1_795_694_400;

beforeEach(() => {
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => {} });
  fetched.mockReset().mockResolvedValue({
    at: at + 120,
    history: {
      market: 'winner',
      bookmaker: 'deep-cover',
      selections: [{ id: 'home', name: 'Ferns', opened: 1.7, high: 1.95, low: 1.65 }],
      points: [
        [at, 1.7],
        [at + 60, 1.95],
        [at + 90, 1.85],
      ],
    },
  });
});

async function show(
  group: 'main' | 'over' = 'main',
  tab = <button id="tab-prices">Prices</button>,
) {
  const market = { ...quotedWinner(), group };
  const match = toMatch(WireEvent.parse(wireEvent({ ...comparedBy, markets: [market] })));
  const view = renderLive(
    <>
      {tab}
      <Markets match={match} empty={null} />
    </>,
    { matches: [match] },
  );
  await act(async () => {});
  return view;
}
const price = () => screen.getByRole('link', { name: /^Deep Cover 1\.85, Ferns/ });
const history = (now = '1.85') =>
  screen.findByText(`Opened 1.70, high 1.95, low 1.65, now ${now}.`);
const link = () => screen.queryByRole('link', { name: 'Open the price history', hidden: true });

test('hovering over a price fetches and shows its history', async () => {
  await show();
  expect(fetched).not.toHaveBeenCalled();

  await userEvent.hover(price());

  expect(await history()).toBeInTheDocument();
  expect(fetched).toHaveBeenCalledWith('5012', 'deep-cover', {
    market: 'winner',
    selection: 'home',
    points: 60,
  });
  expect(price()).toHaveAccessibleDescription(/Opened 1\.70/);
  expect(link()).toHaveAttribute('href', '#prices');
});

test('the popover shows the age of the price', async () => {
  jest.spyOn(Date, 'now').mockReturnValue((comparedAt + 20) * 1000);
  syncServerClock(Date.now());
  const { stores } = await show();
  await userEvent.hover(price());

  expect(await screen.findByText('Quoted 20 s ago.')).toBeInTheDocument();
  await history();
  expect(price()).toHaveAccessibleDescription(/^Quoted 20 s ago\. Opened 1\.70/);

  const bookmakers = comparedBy.bookmakers.map(one => ({ ...one, confirmed_at: comparedAt + 15 }));
  act(() =>
    stores.matches.change([{ id: '5012', version: 17, updated_at: comparedAt + 15, bookmakers }]),
  );
  expect(await screen.findByText('Quoted 5 s ago.', {}, { timeout: 3000 })).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('a price that moved on since the history was fetched is its new high', async () => {
  const { stores } = await show();
  await userEvent.hover(price());
  await history();

  const markets = [{ ...quotedWinner([1.8, 2.04, 1.88]), group: 'main' as const }];
  act(() => stores.matches.change([{ id: '5012', version: 18, ...comparedBy, markets }]));

  expect(
    await screen.findByText('Opened 1.70, high 2.04, low 1.65, now 2.04.'),
  ).toBeInTheDocument();
});

test('Escape closes the popover', async () => {
  await show();
  await userEvent.hover(price());
  await history();

  await userEvent.keyboard('{Escape}');
  await act(() => new Promise(resolve => setTimeout(resolve)));

  expect(link()).not.toBeInTheDocument();
  expect(price()).not.toHaveAttribute('aria-describedby');
});

test('touching a price opens nothing; the button of its row opens the history', async () => {
  await show();

  await userEvent.click(
    screen.getByRole('button', { name: 'Price history of Leg Gully', hidden: true }),
  );
  await history('1.86');
  expect(fetched.mock.calls.map(([, bookmaker]) => bookmaker)).toEqual(['leg-gully']);

  jest.useFakeTimers();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent(price(), new PointerOver('touch'));
  act(() => jest.runAllTimers());
  expect(link()).not.toBeInTheDocument();

  fireEvent(price(), new PointerOver('mouse'));
  act(() => jest.runAllTimers());
  expect(link()).toBeInTheDocument();
  jest.useRealTimers();
  await act(async () => {});
});

test('the prices of markets that are not recorded have their age, and no history', async () => {
  await show('over');

  await userEvent.hover(price());

  expect(await screen.findByText(/^Quoted /)).toBeInTheDocument();
  expect(link()).not.toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /^Price history/, hidden: true })).toBeNull();
});

test('shows no history when the host records none', async () => {
  await show('main', <></>);

  await userEvent.hover(price());
  await act(async () => {});

  expect(fetched).not.toHaveBeenCalled();
});

/** jsdom's pointer events have no type of pointer. */
class PointerOver extends MouseEvent {
  constructor(readonly pointerType: string) {
    super('pointerover', { bubbles: true });
  }
}
