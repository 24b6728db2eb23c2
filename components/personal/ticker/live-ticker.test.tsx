import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageContextProvider } from '@/components/link/page-context.client';
import { setFollowed } from '@/components/personal/follow/followed';
import { chooseBookmakers } from '@/components/personal/bookmakers/chosen-bookmakers';
import { fetchEventPrices, fetchListSnapshot } from '@/lib/api-client/live-snapshot';
import { Event } from '@/lib/contract/event';
import { sharedConnection } from '@/lib/live/shared-connection';
import { fakeConnection, subscribed } from '@/tests/fixtures/live/live-connection';
import { aView, madeAt } from '@/tests/fixtures/live/live-screen';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { LiveTicker } from './live-ticker';

jest.mock('@/lib/live/shared-connection');
jest.mock('@/lib/api-client/live-snapshot');

const teams = (first: string, second: string) => [
  { id: 1, name: first },
  { id: 2, name: second },
];
const suspended = {
  id: 'winner',
  name: 'Match winner',
  status: 'suspended',
  selections: [{ id: 'home', name: 'Reeds', odds: 1.42 }],
};
const live = [
  wireEvent(),
  wireEvent({ id: 5013, competitors: teams('Reeds', 'Otters'), markets: [suspended] }),
  wireEvent({ id: 5014, competitors: teams('Owls', 'Larks'), status: 0 }),
].map(event => Event.parse(event));

let connection: ReturnType<typeof fakeConnection>;
beforeEach(() => {
  // A price that is confirmed too long ago is not shown.
  jest.spyOn(Date, 'now').mockReturnValue(madeAt * 1000);
  sessionStorage.clear();
  setFollowed([]);
  connection = fakeConnection();
  jest.mocked(sharedConnection).mockReturnValue(connection.connection);
  jest.mocked(fetchListSnapshot).mockResolvedValue({ events: live, isComplete: true });
});
afterEach(() => jest.restoreAllMocks());

async function show() {
  const result = render(
    <PageContextProvider view={aView()}>
      <LiveTicker isShown />
    </PageContextProvider>,
  );
  await act(async () => {
    connection.newest().opens();
    connection.newest().receives(subscribed());
  });
  return result;
}
const links = () =>
  within(screen.getByRole('complementary', { name: 'Live scores' }))
    .getAllByRole('link')
    .map(link => link.textContent);

test('the ticker shows the matches in play with score and price, without suspended prices', async () => {
  await show();
  expect(links()).toEqual(['FER 61/1 1.42HER 117 2.95', 'REE 61/1OTT 117']);
  expect(document.querySelectorAll('[data-ticker] .score-cover')).toHaveLength(4);
});

test('the ticker shows only the followed matches while one of them is in play', async () => {
  setFollowed([
    { kind: 'team', id: 'otters', name: 'Otters', href: null },
    { kind: 'team', id: 'owls', name: 'Owls', href: null },
  ]);
  await show();
  expect(links()).toEqual(['REE 61/1OTT 117']);
  act(() => void setFollowed([{ kind: 'team', id: 'owls', name: 'Owls', href: null }]));

  expect(links()).toHaveLength(2);
});

test('the ticker stays closed for the visit once it is closed', async () => {
  const { unmount } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Close live scores' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  unmount();
  await show();

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('the ticker can be closed without storage', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Close live scores' }));

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('the ticker has the best prices of the chosen bookmakers, and states it until all are shown', async () => {
  const priced = Event.parse(wireEvent({ ...comparedBy, markets: [quotedWinner()] }));
  jest.mocked(fetchEventPrices).mockResolvedValue([priced]);
  chooseBookmakers(['silly-point']);
  await show();

  expect(await screen.findByText('Best of your bookmaker')).toBeVisible();
  expect(links()[0]).toBe('FER 61/1 1.80HER 117 2.00');

  act(() => void chooseBookmakers(null));
  expect(screen.queryByText('Best of your bookmaker')).not.toBeInTheDocument();
  expect(links()[0]).toBe('FER 61/1 1.86HER 117 2.00');
});
