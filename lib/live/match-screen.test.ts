import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { readFrame } from '@/lib/contract/read-frame';
import { logProblem } from '../browser-log';
import { aMatch } from '@/tests/fixtures/match';
import { aMatchStore } from '@/tests/fixtures/match-store';
import { aCommentaryItem } from '@/tests/fixtures/comment';
import { wireCommentary } from '@/tests/fixtures/wire-commentary';
import { wireEvent } from '@/tests/fixtures/wire-event';
import { wireMatchInfo } from '@/tests/fixtures/wire-match-info';
import { createDetailsStore } from './details-store';
import { listScreen } from './list-screen';
import { matchScreen, restore } from './match-screen';

jest.mock('../browser-log');
const logged = jest.mocked(logProblem);

let server: Server;
let asked: string[];
let answer: { status: number; body: unknown };

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>(done => server.listen(0, done));
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  // A browser knows where it is; Node does not.
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
  asked = [];
  answer = { status: 200, body: {} };
  logged.mockReset();
});

function setUp() {
  const { store: matches } = aMatchStore({ acceptsNew: null, initial: [aMatch()] });
  const details = createDetailsStore({ scorecard: null, commentary: [] }, () => {});
  const screen = matchScreen('5012', matches, details);
  const say = (eventType: string, message: unknown) =>
    screen.onMessage(readFrame(JSON.stringify({ eventType, message })).message);
  const comments = () => details.commentary().innings.flatMap(one => one.comments);
  return { matches, details, screen, say, comments };
}

describe('a match page', () => {
  test('is in the group of its match', () => {
    expect(setUp().screen.group).toBe('event_5012');
  });

  test('hears of its own match, whole or bare', () => {
    const { matches, details, say, comments } = setUp();

    say('event_updated', [{ id: 5012, version: 18, match_status: 'Tea' }]);
    say('match_info', wireMatchInfo());
    say('commentary', { id: '5012', innings: [{ id: '2', items: [aCommentaryItem({ Id: 1 })] }] });
    say('commentary', [{ id: '2', items: [aCommentaryItem({ Id: 2 })] }]);

    expect(matches.match('5012')?.statusText).toBe('Tea');
    expect(details.scorecard()?.status).toBe('Play in Progress');
    expect(comments().map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('does not hear of others', () => {
    const { matches, details, say, comments } = setUp();

    say('event_updated', wireEvent({ id: 7 }));
    say('match_info', { id: 7, match_info: wireMatchInfo() });
    say('commentary', { id: 7, innings: wireCommentary() });

    expect(matches.list()).toHaveLength(1);
    expect(details.scorecard()).toBeNull();
    expect(comments()).toEqual([]);
  });

  test('takes a snapshot whole, none of it new', async () => {
    const { matches, details, comments } = setUp();
    answer.body = wireEvent({
      version: 18,
      score: '70/1:117',
      match_info: wireMatchInfo(),
      commentary: wireCommentary(),
    });

    await restore('5012', matches, details, { allComments: true });

    expect(asked).toEqual(['/api/events/5012?commentary=all']);
    expect(matches.match('5012')?.scores).toEqual(['70/1', '117']);
    expect(details.scorecard()?.innings).toHaveLength(2);
    expect(comments()).toHaveLength(5);
    expect(comments().find(({ summary }) => summary)?.summary?.batsmen[0]?.name).toBe("Tam O'Shea");
    expect(details.commentary()).toMatchObject({ fresh: new Set(), arrived: 0 });
  });

  test('that is gone stays as it was', async () => {
    const { matches, details } = setUp();
    answer = { status: 404, body: { detail: 'Not found.' } };

    await restore('5012', matches, details, { allComments: false });

    expect(asked).toEqual(['/api/events/5012']);
    expect(matches.match('5012')).toEqual(aMatch());
  });

  test("logs 'Bad response status' when the snapshot cannot be had", async () => {
    const { screen } = setUp();
    answer = { status: 503, body: { detail: 'later' } };

    screen.refresh();
    await new Promise(done =>
      logged.mockImplementation(text => text.startsWith('Snap') && done(0)),
    );

    expect(logged.mock.calls).toEqual([
      ['Bad response status', { path: '/api/events/5012', status: 503 }],
      ['Snapshot failed', { reason: 'Error: Bad response status 503' }],
    ]);
  });
});

describe('a list', () => {
  test.each([
    ['grouped', [{ name: 'Reed Cup', events: [wireEvent({ version: 18, score: '70/1:' })] }]],
    ['plain', { count: 1, results: [wireEvent({ version: 18, score: '70/1:' })] }],
  ])('takes a %s snapshot', async (_name, body) => {
    const { matches } = setUp();
    answer.body = body;
    const woken = new Promise<void>(done => matches.subscribe('5012', done));

    listScreen('event', '/api/events/?group_by=tournament', matches).refresh();
    await woken;

    expect(asked).toEqual(['/api/events/?group_by=tournament']);
    expect(matches.match('5012')?.scores).toEqual(['70/1', null]);
  });

  test('hears of events and nothing else', () => {
    const { matches, details } = setUp();
    const screen = listScreen('event', '/api/events/', matches);
    const { message } = readFrame(
      JSON.stringify({ eventType: 'commentary', message: wireCommentary() }),
    );

    screen.onMessage(message);
    screen.onMessage({ type: 'event_updated', events: [{ id: 5012, match_status: 'Tea' }] });

    expect(matches.match('5012')?.statusText).toBe('Tea');
    expect(details.commentary().innings).toEqual([]);
  });
});
