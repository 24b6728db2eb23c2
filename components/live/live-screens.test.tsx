import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchListSnapshot, fetchMatchSnapshot } from '@/lib/api-client/live-snapshot';
import { logWarning } from '@/lib/client-log';
import { Event } from '@/lib/contract/event';
import { sharedConnection } from '@/lib/live/shared-connection';
import { fakeConnection, subscribed, switchTo } from '@/tests/fixtures/live/live-connection';
import { madeAt } from '@/tests/fixtures/live/live-screen';
import { matchDetails } from '@/tests/fixtures/match-side';
import { aMatch, aTeam, anUpcomingMatch } from '@/tests/fixtures/match';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { LiveList } from './live-list.client';
import { LiveMatch } from '@/components/match/page/live-match.client';
import { PauseUpdates } from './pause-updates.client';
import { Markets } from '@/components/match/markets/markets.client';
import { MatchScoreboard } from '@/components/match/scorecard/match-scoreboard';
import { UpcomingMatches } from '@/components/match/list/upcoming-matches.client';
import { WatchLive } from '@/components/match/list/watch-live.client';

jest.mock('@/lib/client-log');
jest.mock('@/lib/live/shared-connection');
jest.mock('@/lib/api-client/live-snapshot');
const listSnapshot = jest.mocked(fetchListSnapshot);
const matchSnapshot = jest.mocked(fetchMatchSnapshot);

const winner = (home: number) => ({
  id: 'winner',
  name: 'Match winner',
  selections: [{ id: 'home', name: 'Ferns', odds: home }],
});
const wire = (changes: Record<string, unknown>) => Event.parse(wireEvent(changes));

let live: ReturnType<typeof fakeConnection>;
beforeEach(() => {
  // A price that is confirmed too long ago has no link.
  jest.spyOn(Date, 'now').mockReturnValue(madeAt * 1000);
  live = fakeConnection();
  jest.mocked(sharedConnection).mockReturnValue(live.connection);
  listSnapshot.mockReset().mockResolvedValue({ events: [], isComplete: false });
  matchSnapshot.mockReset().mockResolvedValue(null);
});

afterEach(() => jest.restoreAllMocks());

const open = () =>
  act(async () => {
    live.newest().opens();
    live.newest().receives(subscribed());
  });
const say = (message: Record<string, unknown>) =>
  act(() =>
    live.newest().receives({ eventType: 'event_updated', message: { id: 5012, ...message } }),
  );

const home = (
  <LiveList
    matches={[aMatch(), anUpcomingMatch({ teams: [aTeam('Reeds'), aTeam('Otters')] })]}
    group="event"
    snapshotPath="/api/events/?status=2"
    now={madeAt}
  >
    <WatchLive />
    <UpcomingMatches />
  </LiveList>
);
const page = (
  <LiveMatch match={aMatch()} details={matchDetails} now={madeAt}>
    <MatchScoreboard
      match={aMatch()}
      watchUrl="https://watch.example"
      siteUrl="https://site.example"
    />
    <Markets match={aMatch()} empty={null} />
  </LiveMatch>
);

test('a list subscribes to its group, and a frame changes a price on the screen', async () => {
  const { container } = render(home);
  await open();
  expect(live.newest().sent).toEqual([switchTo('event')]);
  expect(listSnapshot).toHaveBeenCalledWith('/api/events/?status=2');

  say({ version: 18, markets: [winner(1.5)] });

  expect(screen.getByRole('link', { name: /^Ferns 1\.50/ })).toBeVisible();
  expect(container.querySelectorAll('[data-direction=up]')).toHaveLength(1);
});

test('the snapshot of a list updates it without a flash', async () => {
  const newer = wire({ version: 18, score: '99/1:117', markets: [winner(1.1)] });
  listSnapshot.mockResolvedValue({ events: [newer], isComplete: true });

  const { container } = render(home);
  await open();

  expect(screen.getByText('99/1')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Ferns 1\.10/ })).toBeVisible();
  expect(container.querySelector('[data-direction]')).toBeNull();
});

test('applies only the response to the last of two snapshot requests', async () => {
  type List = Awaited<ReturnType<typeof fetchListSnapshot>>;
  const responses: ((list: List) => void)[] = [];
  listSnapshot.mockImplementation(() => new Promise(resolve => responses.push(resolve)));
  const list = (score: string): List => ({
    events: [wire({ score, version: null })],
    isComplete: true,
  });
  render(home);
  await open();
  await act(async () => live.connection.wake());

  await act(async () => responses[1]?.(list('99/1:117')));
  await act(async () => responses[0]?.(list('88/1:117')));

  expect(screen.getByText('99/1')).toBeVisible();
});

test('logs a failed snapshot and leaves the page unchanged', async () => {
  listSnapshot.mockRejectedValue(new Error('down'));
  render(home);

  await open();

  expect(logWarning).toHaveBeenCalledWith('Snapshot failed', { reason: 'Error: down' });
  expect(screen.getByText('61/1')).toBeVisible();
});

test('requests a failed snapshot again', async () => {
  jest.useFakeTimers();
  const newer = wire({ version: 18, score: '99/1:117' });
  listSnapshot.mockRejectedValueOnce(new Error('down'));
  listSnapshot.mockResolvedValue({ events: [newer], isComplete: true });
  render(home);
  await open();

  await act(() => jest.advanceTimersByTimeAsync(3000));
  jest.useRealTimers();

  expect(screen.getByText('99/1')).toBeVisible();
});

test('home lists a match among the live matches once it is live', async () => {
  render(home);
  await open();
  expect(screen.getByRole('link', { name: /^All \(1\)/ })).toHaveAttribute(
    'href',
    '/odds/matches/all/future',
  );

  say({ id: 5013, version: 18, status: 2, score: '4/0:' });
  expect(screen.queryByText('Upcoming Matches')).not.toBeInTheDocument();
  expect(screen.getByText('4/0')).toBeVisible();
  say({ id: 5013, version: 19, status: 4 });
  say({ version: 18, status: 4 });

  expect(screen.queryByText('Watch Live')).not.toBeInTheDocument();
});

test('a match page subscribes to the group of its match, and updates score and prices', async () => {
  render(page);
  await open();
  expect(live.newest().sent).toEqual([switchTo('event_5012')]);
  expect(matchSnapshot).toHaveBeenCalledWith('5012', { allComments: false });
  const board = screen.getByRole('region', { name: 'Score' });
  expect(board).toHaveTextContent('61/1');

  say({ version: 18, score: '65/1 (6.3):117', match_status: 'Ferns need 53 runs' });
  expect(board).toHaveTextContent('65/1 6.3 ov');
  expect(board).toHaveTextContent('Ferns need 53 runs');
  say({ version: 19, markets: [] });

  expect(screen.queryByRole('link', { name: /opens in a new tab$/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('Suspended')).toHaveLength(2);
  await act(async () => {});
});

test('a match that has not begun has no score, and links to the stream if it is covered', () => {
  const match = aMatch({ status: 'upcoming', scores: [null, null] });
  const { unmount } = render(
    <LiveMatch match={match} details={{ scorecard: null, commentary: [] }} now={madeAt}>
      <MatchScoreboard
        match={match}
        watchUrl="https://watch.example"
        siteUrl="https://site.example"
      />
    </LiveMatch>,
  );
  expect(screen.getByRole('region', { name: 'Score' })).toHaveTextContent(/Ferns.*-.*Herons.*-/);
  expect(screen.queryByRole('link', { name: /^Watch/ })).not.toBeInTheDocument();
  unmount();

  render(page);
  expect(screen.getByRole('link', { name: /^Watch stream/ })).toHaveAttribute(
    'href',
    'https://watch.example',
  );
});

test('a paused page freezes its prices with the time, and one press resumes it', async () => {
  render(
    <LiveMatch match={aMatch()} details={matchDetails} now={madeAt}>
      <PauseUpdates />
      <Markets match={aMatch()} empty={null} />
    </LiveMatch>,
  );
  await open();

  await userEvent.click(screen.getByRole('button', { name: 'Pause updates' }));
  expect(screen.getAllByText(/^Paused at/)).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /opens in a new tab$/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^1\.42/)).toBeVisible();
  matchSnapshot.mockResolvedValue(wire({ version: 18, markets: [winner(1.5)] }));
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  await act(async () => {});

  expect(screen.getByRole('link', { name: /^Ferns Bet now 1\.50/ })).toBeVisible();
  expect(screen.queryByText(/^Paused at/)).not.toBeInTheDocument();
});

test('ignores a snapshot that arrives after the visitor paused updates', async () => {
  let respond = (_event: ReturnType<typeof wire>) => {};
  matchSnapshot.mockReturnValue(new Promise(resolve => (respond = resolve)));
  render(
    <LiveMatch match={aMatch()} details={matchDetails} now={madeAt}>
      <PauseUpdates />
      <Markets match={aMatch()} empty={null} />
    </LiveMatch>,
  );
  await open();

  await userEvent.click(screen.getByRole('button', { name: 'Pause updates' }));
  await act(async () => respond(wire({ version: 18, markets: [winner(1.5)] })));

  expect(screen.getByText(/^1\.42/)).toBeVisible();
});

test('leaving a page unsubscribes it, and the next screen reuses the connection', async () => {
  const { unmount } = render(home);
  await open();

  unmount();
  render(page);
  await act(async () => {});

  expect(live.made).toHaveLength(1);
  expect(live.newest().sent).toEqual([switchTo('event'), switchTo('event_5012')]);
});
