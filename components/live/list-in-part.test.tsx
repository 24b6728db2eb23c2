import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchListSnapshot } from '@/lib/api-client/live-snapshot';
import { Event } from '@/lib/contract/event';
import { countsOf, listPartSize } from '@/lib/domain/match/list/list-parts';
import { groupByTournament } from '@/lib/domain/match/match-groups';
import { toMatch } from '@/lib/domain/match/match';
import { sharedConnection } from '@/lib/live/shared-connection';
import { MatchFilters } from '@/components/match/list/match-filters.client';
import { MatchList } from '@/components/match/list/match-list.client';
import { fakeConnection, subscribed } from '@/tests/fixtures/live/live-connection';
import { madeAt } from '@/tests/fixtures/live/live-screen';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { LiveList } from './live-list.client';

jest.mock('@/lib/client-log');
jest.mock('@/lib/live/shared-connection');
jest.mock('@/lib/api-client/live-snapshot');
const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: (...to: unknown[]) => push(...to) as unknown, replace: push }),
}));
const listSnapshot = jest.mocked(fetchListSnapshot);

const events = Array.from({ length: 100 }, (_, index) =>
  Event.parse(wireEvent({ id: index, status: 0, start_time: madeAt + 200_000 + index * 60 })),
);
const matches = events.map((event, index) => toMatch(event, index));

let live: ReturnType<typeof fakeConnection>;
let paths = 0;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(madeAt * 1000);
  live = fakeConnection();
  jest.mocked(sharedConnection).mockReturnValue(live.connection);
  listSnapshot.mockReset().mockResolvedValue({ events, isComplete: true });
  push.mockReset();
  paths += 1;
});
afterEach(() => jest.restoreAllMocks());

const list = (page = 1) => (
  <LiveList
    matches={matches.slice((page - 1) * listPartSize, page * listPartSize)}
    counts={countsOf(matches, groupByTournament(matches), madeAt)}
    group="event"
    snapshotPath={`/api/events/?list=${paths}`}
    now={madeAt}
  >
    <MatchFilters filter="future" league={`l${paths}`} now={madeAt} />
    <MatchList filter="future" league={`l${paths}`} page={page} now={madeAt} isAnyLive />
  </LiveList>
);
const cards = () => screen.queryAllByRole('article').length;
const more = () => screen.getByRole('link', { name: /^Show/ });

test('a list that was sent in part has the numbers of the complete one', () => {
  render(list());

  expect(cards()).toBe(40);
  expect(screen.getByRole('link', { name: /^Future/ })).toHaveTextContent('100');
  expect(screen.getByText('100 matches')).toBeVisible();
  expect(more()).toHaveTextContent('Show 40 more of 100 matches');
});

test('shows more of it at once, and after the first snapshot without a request', async () => {
  render(list());

  await userEvent.click(more());
  await waitFor(() => expect(cards()).toBe(80));
  expect(listSnapshot).toHaveBeenCalledTimes(1);

  await userEvent.click(more());
  await waitFor(() => expect(cards()).toBe(100));
  expect(listSnapshot).toHaveBeenCalledTimes(1);
});

test('the first snapshot changes nothing on a further page', async () => {
  render(list(2));
  const names = () => screen.getAllByRole('article').map(({ textContent }) => textContent);
  const before = names();

  await act(async () => {
    live.newest().opens();
    live.newest().receives(subscribed());
  });

  expect(names()).toEqual(before);
  expect(more()).toHaveTextContent('Show 20 more of 100 matches');
});

test('leads to the next page while more cannot be had', async () => {
  listSnapshot.mockRejectedValue(new Error('no connection'));
  render(list());

  await userEvent.click(more());

  expect(cards()).toBe(40);
  expect(push).toHaveBeenCalledWith(`/odds/matches/l${paths}/future?page=2`);
});

test('who comes back finds as many matches as before', async () => {
  const { unmount } = render(list());
  await userEvent.click(more());
  await act(async () => {
    live.newest().opens();
    live.newest().receives(subscribed());
  });
  unmount();

  render(list());

  expect(cards()).toBe(80);
});
