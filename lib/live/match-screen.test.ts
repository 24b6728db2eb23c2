import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { readFrame } from '@/lib/contract/live/read-frame';
import { logWarning } from '@/lib/client-log';
import { aMatch } from '@/tests/fixtures/match';
import { aMatchStore } from '@/tests/fixtures/live/match-store';
import { aCommentaryItem } from '@/tests/fixtures/comment';
import { wireCommentary } from '@/tests/fixtures/wire/wire-commentary';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { fetchMatchSnapshot } from '@/lib/api-client/live-snapshot';
import { createDetailsStore } from './details-store';
import { listScreen } from './list-screen';
import type { ScreenMessage } from './socket/subscription';
import { matchScreen, applySnapshot, requestSnapshot } from './match-screen';

jest.mock('@/lib/client-log');
const logged = jest.mocked(logWarning);

let server: Server;
let requests: string[];
let apiResponse: { status: number; body: unknown };

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(apiResponse.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(apiResponse.body));
  });
  await new Promise<void>(done => server.listen(0, done));
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  // Node resolves no relative URLs, unlike a browser.
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path, init) => fetch(base + String(path), init));
});
afterAll(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  apiResponse = { status: 200, body: {} };
  logged.mockReset();
});

/** A frame's message as a screen gets it. */
const messageOf = (eventType: string, message: unknown) =>
  readFrame(JSON.stringify({ eventType, message })).message as ScreenMessage;

function setUp() {
  const { store: matches } = aMatchStore({ acceptsNew: null, initial: [aMatch()] });
  const details = createDetailsStore({ scorecard: null, commentary: [] }, { set: () => undefined });
  const screen = matchScreen({ id: '5012', matches, details, policy: 'full' });
  const receive = (eventType: string, message: unknown) =>
    screen.onMessage(messageOf(eventType, message));
  const comments = () => details.commentary().innings.flatMap(item => item.comments);
  return { matches, details, screen, receive, comments };
}

describe('a match page', () => {
  test('subscribes to the group of its match', () => {
    expect(setUp().screen.group).toBe('event_5012');
  });

  test('applies messages with the id of its match, and messages without an id', () => {
    const { matches, details, receive, comments } = setUp();

    receive('event_updated', [{ id: 5012, version: 18, match_status: 'Tea' }]);
    receive('match_info', wireMatchInfo());
    receive('commentary', {
      id: '5012',
      innings: [{ id: '2', items: [aCommentaryItem({ Id: 1 })] }],
    });
    receive('commentary', [{ id: '2', items: [aCommentaryItem({ Id: 2 })] }]);

    expect(matches.match('5012')?.statusText).toBe('Tea');
    expect(details.scorecard()?.status).toBe('Play in Progress');
    expect(comments().map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('ignores details that a frame before the first state brings', () => {
    const { store: matches } = aMatchStore({
      acceptsNew: null,
      initial: [aMatch({ version: 18 })],
    });
    const details = createDetailsStore(
      { scorecard: null, commentary: [], version: 18 },
      { set: () => undefined },
    );
    const screen = matchScreen({ id: '5012', matches, details, policy: 'full' });
    const receive = (eventType: string, message: unknown) =>
      screen.onMessage(messageOf(eventType, message));

    receive('match_info', wireMatchInfo());
    receive('commentary', [{ id: '2', items: [aCommentaryItem({ Id: 2 })] }]);
    expect(details.scorecard()).toBeNull();
    expect(details.commentary().innings).toEqual([]);

    receive('event_updated', [{ id: 5012, version: 19 }]);
    receive('match_info', wireMatchInfo());
    expect(details.scorecard()?.status).toBe('Play in Progress');
  });

  test('ignores messages of other matches', () => {
    const { matches, details, receive, comments } = setUp();

    receive('event_updated', wireEvent({ id: 7 }));
    receive('match_info', { id: 7, match_info: wireMatchInfo() });
    receive('commentary', { id: 7, innings: wireCommentary() });

    expect(matches.list()).toHaveLength(1);
    expect(details.scorecard()).toBeNull();
    expect(comments()).toEqual([]);
  });

  test('applies a complete snapshot without marking anything as new', async () => {
    const { matches, details, comments } = setUp();
    apiResponse.body = wireEvent({
      version: 18,
      score: '70/1:117',
      match_info: wireMatchInfo(),
      commentary: wireCommentary(),
    });

    applySnapshot(
      await requestSnapshot({ matches, details }, () =>
        fetchMatchSnapshot('5012', { allComments: true }),
      ),
      { matches, details },
    );

    expect(requests).toEqual(['/api/events/5012?commentary=all']);
    expect(matches.match('5012')?.scores).toEqual(['70/1', '117']);
    expect(details.scorecard()?.innings).toHaveLength(2);
    expect(comments()).toHaveLength(5);
    expect(comments().find(({ summary }) => summary)?.summary?.batsmen[0]?.name).toBe("Tam O'Shea");
    expect(details.commentary()).toMatchObject({ fresh: new Set(), arrived: 0 });
  });

  test('keeps its state when the match no longer exists', async () => {
    const { matches, screen } = setUp();
    apiResponse = { status: 404, body: { detail: 'Not found.' } };

    screen.snapshot.apply(await screen.snapshot.fetch());

    expect(requests).toEqual(['/api/events/5012']);
    expect(matches.match('5012')).toEqual(aMatch());
  });

  test('logs the status when the snapshot request fails', async () => {
    const { screen } = setUp();
    apiResponse = { status: 503, body: { detail: 'later' } };

    await expect(screen.snapshot.fetch()).rejects.toThrow('Bad response status 503');

    expect(logged.mock.calls).toEqual([
      ['Bad response status', { path: '/api/events/5012', status: 503 }],
    ]);
  });
});

describe('a list', () => {
  test.each([
    ['grouped', [{ name: 'Reed Cup', events: [wireEvent({ version: 18, score: '70/1:' })] }]],
    ['plain', { count: 1, results: [wireEvent({ version: 18, score: '70/1:' })] }],
  ])('applies a %s snapshot', async (_name, body) => {
    const { matches } = setUp();
    apiResponse.body = body;

    const { snapshot } = listScreen({
      group: 'event',
      snapshotPath: '/api/events/?group_by=tournament',
      matches,
      policy: 'full',
    });
    snapshot.apply(await snapshot.fetch());

    expect(requests).toEqual(['/api/events/?group_by=tournament']);
    expect(matches.match('5012')?.scores).toEqual(['70/1', null]);
  });

  test('applies events and ignores all other messages', () => {
    const { matches, details } = setUp();
    const screen = listScreen({
      group: 'event',
      snapshotPath: '/api/events/',
      matches,
      policy: 'full',
    });
    const message = messageOf('commentary', wireCommentary());

    screen.onMessage(message);
    screen.onMessage({ type: 'event_updated', events: [{ id: 5012, match_status: 'Tea' }] });

    expect(matches.match('5012')?.statusText).toBe('Tea');
    expect(details.commentary().innings).toEqual([]);
  });
});
