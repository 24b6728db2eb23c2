import { act, render, screen } from '@testing-library/react';
import { fetchListSnapshot, fetchMatchSnapshot } from '@/lib/api/live-snapshot';
import { Event } from '@/lib/contract/event';
import { tabConnection } from '@/lib/live/tab-connection';
import { fakeConnection, switchTo } from '@/tests/fixtures/live-connection';
import { madeAt } from '@/tests/fixtures/live-screen';
import { matchDetails } from '@/tests/fixtures/match-side';
import { aMatch, anUpcomingMatch } from '@/tests/fixtures/match';
import { wireEvent } from '@/tests/fixtures/wire-event';
import { LiveList } from './live-list.client';
import { LiveMatch } from './live-match.client';
import { Markets } from './markets.client';
import { Scoreboard } from './scoreboard.client';
import { UpcomingMatches } from './upcoming-matches.client';
import { WatchLive } from './watch-live.client';

jest.mock('@/lib/live/tab-connection');
jest.mock('@/lib/api/live-snapshot');
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
  live = fakeConnection();
  jest.mocked(tabConnection).mockReturnValue(live.connection);
  listSnapshot.mockReset().mockResolvedValue({ events: [], isWhole: false });
  matchSnapshot.mockReset().mockResolvedValue(null);
});

const open = () => act(async () => live.newest().opens());
const say = (message: Record<string, unknown>) =>
  act(() => live.newest().says({ eventType: 'event_updated', message: { id: 5012, ...message } }));

const home = (
  <LiveList
    matches={[aMatch(), anUpcomingMatch({ teams: [team('Reeds'), team('Otters')] })]}
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
    <Scoreboard match={aMatch()} watchUrl="https://watch.example" />
    <Markets match={aMatch()} />
  </LiveMatch>
);

function team(name: string) {
  return { id: name, name };
}

test('a list enters its group, and a price moves on the screen because a frame said so', async () => {
  const { container } = render(home);
  await open();
  expect(live.newest().sent).toEqual([switchTo('event')]);
  expect(listSnapshot).toHaveBeenCalledWith('/api/events/?status=2');

  say({ version: 18, markets: [winner(1.5)] });

  expect(screen.getByRole('link', { name: /^Bet now: Ferns 1\.50/ })).toBeVisible();
  expect(container.querySelectorAll('[data-direction=up]')).toHaveLength(1);
});

test('the snapshot of a list changes what it knows and flashes nothing', async () => {
  const newer = wire({ version: 18, score: '99/1:117', markets: [winner(1.1)] });
  listSnapshot.mockResolvedValue({ events: [newer], isWhole: true });

  const { container } = render(home);
  await open();

  expect(screen.getByText('99/1')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Bet now: Ferns 1\.10/ })).toBeVisible();
  expect(container.querySelector('[data-direction]')).toBeNull();
});

test('home shows a match among the live ones once it is live', async () => {
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

test('a match page is in the group of its match, and follows score and prices', async () => {
  render(page);
  await open();
  expect(live.newest().sent).toEqual([switchTo('event_5012')]);
  expect(matchSnapshot).toHaveBeenCalledWith('5012', { allComments: false });
  const board = screen.getByRole('region', { name: 'Score' });
  expect(board).toHaveTextContent('61/1');

  say({ version: 18, score: '65/1 (6.3):117', match_status: 'Ferns need 53 runs' });
  expect(board).toHaveTextContent('65/16.3 ov');
  expect(board).toHaveTextContent('Ferns need 53 runs');
  say({ version: 19, markets: [] });

  expect(screen.queryByRole('link', { name: /^Bet now/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('Suspended')).toHaveLength(2);
});

test('a match that has not begun has no score, and the stream shows when it is covered', () => {
  const match = aMatch({ status: 'upcoming', scores: [null, null] });
  const { unmount } = render(
    <LiveMatch match={match} details={{ scorecard: null, commentary: [] }} now={madeAt}>
      <Scoreboard match={match} watchUrl="https://watch.example" />
    </LiveMatch>,
  );
  expect(screen.getByRole('region', { name: 'Score' })).toHaveTextContent(/Ferns.*-.*Herons.*-/);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();

  render(page);
  expect(screen.getByRole('link', { name: /^Watch stream/ })).toHaveAttribute(
    'href',
    'https://watch.example',
  );
});

test('whoever leaves is not followed: the next screen takes over the connection', async () => {
  const { unmount } = render(home);
  await open();

  unmount();
  render(page);
  await act(async () => {});

  expect(live.made).toHaveLength(1);
  expect(live.newest().sent).toEqual([switchTo('event'), switchTo('event_5012')]);
});
