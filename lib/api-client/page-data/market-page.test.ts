import { Event } from '@/lib/contract/event';
import { getClosedMarkets, getEvent } from '@/lib/api-client/matches';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { loadMarket } from './market-page';

jest.mock('@/lib/api-client/matches');
const mockedGetEvent = jest.mocked(getEvent);
const mockedGetClosed = jest.mocked(getClosedMarkets);

const upcoming = 0;
const past = 4;

/**
 * The page of a market of an event with a status, from a host with this response about closed
 * markets.
 */
async function load(
  name: string,
  market: string,
  { status = 2, closed = null as Awaited<ReturnType<typeof getClosedMarkets>> } = {},
) {
  mockedGetEvent.mockResolvedValue(Event.parse(wireEvent({ status })));
  mockedGetClosed.mockReset().mockResolvedValue(closed);
  return loadMarket(name, market);
}
const name = (test: string) => `${test}-5012`;

test('a market that the match has is open', async () => {
  const page = await load(name('open'), 'winner');

  expect(page).toMatchObject({ state: 'open', market: { name: 'Match winner' } });
  expect(mockedGetClosed).not.toHaveBeenCalled();
});

test('a market that the match had is closed, with its name and the time of its last prices', async () => {
  const closed = { results: [{ id: 'over-1-3', name: 'Over 3', closed_at: 1_795_681_100 }] };

  expect(await load(name('closed'), 'over-1-3', { closed })).toMatchObject({
    state: 'closed',
    market: { id: 'over-1-3', name: 'Over 3', closedAt: 1_795_681_100 },
  });
});

test('a market that the host knows it never had does not exist', async () => {
  expect(await load(name('never'), 'no-such', { closed: { results: [] } })).toBeNull();
});

test('a market that a match in play lacks is closed where the host records none', async () => {
  expect(await load(name('unknown'), 'over-1-3')).toMatchObject({
    state: 'closed',
    market: { id: 'over-1-3', name: null, closedAt: null },
  });
  expect(await load(name('early'), 'over-1-3', { status: upcoming })).toBeNull();
});

test.each(['winner', 'over-1-3'])(
  'the page of the market %s leads to the match after its end',
  async market => {
    expect(await load(name(`ended-${market}`), market, { status: past })).toMatchObject({
      state: 'ended',
      match: { id: '5012' },
    });
  },
);

test('a market of an unknown match does not exist', async () => {
  mockedGetEvent.mockResolvedValue(null);

  expect(await loadMarket('no-match-1', 'winner')).toBeNull();
});
