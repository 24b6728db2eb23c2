import { readFrame } from '@/lib/contract/live/read-frame';
import { fetchListSnapshot, fetchMatchSnapshot } from '@/lib/api-client/live-snapshot';
import { Event } from '@/lib/contract/event';
import { aCommentaryItem } from '@/tests/fixtures/comment';
import { aMatch } from '@/tests/fixtures/match';
import { aMatchStore, wireMarket } from '@/tests/fixtures/live/match-store';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { createDetailsStore } from './details-store';
import { listScreen } from './list-screen';
import { matchScreen } from './match-screen';
import type { ScreenMessage } from './socket/subscription';

jest.mock('@/lib/api-client/live-snapshot');

/*
 * A snapshot and the frames of the socket take different routes: the one that was sent first may
 * arrive last. The page has version 17, and lacks version 18.
 */
function setUp() {
  const { store: matches, price } = aMatchStore({ acceptsNew: null });
  const details = createDetailsStore({ scorecard: null, commentary: [] }, { set: () => undefined });
  const screen = matchScreen({ id: '5012', matches, details, policy: 'full' });
  const receive = (eventType: string, message: Record<string, unknown>) =>
    screen.onMessage(
      readFrame(JSON.stringify({ eventType, message: { id: 5012, ...message } }))
        .message as ScreenMessage,
    );
  let respond = (_snapshot: Record<string, unknown>) => {};
  jest.mocked(fetchMatchSnapshot).mockImplementation(
    () =>
      new Promise(resolve => {
        respond = snapshot => resolve(Event.parse(wireEvent(snapshot)));
      }),
  );
  return {
    matches,
    price,
    receive,
    status: () => details.scorecard()?.status,
    texts: () => details.commentary().innings[0]?.comments.map(({ id, text }) => `${id} ${text}`),
    odds: () => details.oddsHistory()?.points.map(([, home]) => home),
    /** Requests the snapshot, runs `duringRequest`, and applies the response. */
    async snapshot(changes: Record<string, unknown>, duringRequest = () => {}) {
      const requested = screen.snapshot.fetch();
      duringRequest();
      respond(changes);
      screen.snapshot.apply(await requested);
    },
  };
}

const info = (Status: string) => wireMatchInfo({ Matchdetail: { Status } });
const innings = (...items: [number, string][]) => [
  {
    id: '1',
    items: items.map(([Id, Commentary]) => aCommentaryItem({ Id: String(Id), Commentary })),
  },
];

test('[C1] a snapshot older than a frame adds what was missed before the frame', async () => {
  const { matches, price, receive, snapshot } = setUp();

  await snapshot({ version: 18, score: '90/2:117', markets: [wireMarket(1.2)] }, () =>
    receive('event_updated', { version: 19, markets: [wireMarket(1.5)] }),
  );

  expect(matches.match('5012')?.scores).toEqual(['90/2', '117']);
  expect(price('home')).toMatchObject({ odds: { raw: '1.5' } });
  expect(matches.version('5012')).toBe(19);
});

test('[C2] a snapshot newer than a frame that arrived during its request is applied as it is', async () => {
  const { matches, price, receive, snapshot } = setUp();

  await snapshot({ version: 20, score: '91/2:117', markets: [wireMarket(1.6)] }, () =>
    receive('event_updated', { version: 19, score: '90/2:117', markets: [wireMarket(1.5)] }),
  );

  expect(matches.match('5012')?.scores).toEqual(['91/2', '117']);
  expect(price('home')).toMatchObject({ odds: { raw: '1.6' } });
});

test('[C1] changes before the request and after the response are not applied to the snapshot', async () => {
  const { matches, receive, snapshot } = setUp();
  await snapshot({ version: 18 }, () => receive('event_updated', { version: 19, score: '5/0:' }));

  await snapshot({ version: 18, score: '1/0:' });

  expect(matches.match('5012')?.scores).toEqual(['5/0', null]);
});

test('[C2] a scorecard is not replaced by an older one, from a snapshot or a late frame', async () => {
  const { receive, snapshot, status } = setUp();

  await snapshot({ version: 18, match_info: info('old') }, () => {
    receive('event_updated', { version: 19 });
    receive('match_info', { match_info: info('new') });
  });
  expect(status()).toBe('new');
  await snapshot({ version: 30, match_info: info('newest') });
  receive('event_updated', { version: 20 });
  receive('match_info', { match_info: info('late') });
  expect(status()).toBe('newest');
  receive('event_updated', { version: 31 });
  receive('match_info', { match_info: info('next') });

  expect(status()).toBe('next');
});

test.each([
  [
    'has none of the known comments',
    [
      [9, 'i'],
      [8, 'h'],
    ],
    ['10 j', '9 i', '8 h'],
  ],
  [
    'has an older text',
    [
      [10, 'older'],
      [2, 'b'],
      [1, 'a'],
    ],
    ['10 j', '2 b', '1 a'],
  ],
] as [string, [number, string][], string[]][])(
  'a comment that arrived during the request remains when the snapshot %s',
  async (_name, items, expected) => {
    const { receive, snapshot, texts } = setUp();
    receive('event_updated', { version: 18 });
    receive('commentary', { innings: innings([2, 'b'], [1, 'a']) });

    await snapshot({ version: 20, commentary: innings(...items) }, () => {
      receive('event_updated', { version: 21 });
      receive('commentary', { innings: innings([10, 'j']) });
    });

    expect(texts()).toEqual(expected);
  },
);

test('the odds history continues behind the snapshot, and a late frame adds nothing', async () => {
  const { odds, receive, snapshot } = setUp();
  const history = {
    market: 'winner',
    selections: wireMarket(1).selections.map(({ id, name }) => ({ id, name })),
    points: [[1_795_681_000, 1.2, 2.95]],
  };

  await snapshot({ version: 18, odds_history: history }, () =>
    receive('event_updated', {
      version: 19,
      updated_at: 1_795_681_100,
      markets: [wireMarket(1.5)],
    }),
  );
  receive('event_updated', { version: 18, updated_at: 1_795_681_050, markets: [wireMarket(1.3)] });

  expect(odds()).toEqual([1.2, 1.5]);
});

test('[C1] a match that a list first has from the snapshot gets the change that arrived during the request', async () => {
  const { store: matches } = aMatchStore({ initial: [] });
  const screen = listScreen({
    group: 'event',
    snapshotPath: '/api/events/',
    matches,
    policy: 'full',
  });
  let respond = (_list: Awaited<ReturnType<typeof fetchListSnapshot>>) => {};
  jest.mocked(fetchListSnapshot).mockReturnValue(new Promise(resolve => (respond = resolve)));

  const requested = screen.snapshot.fetch();
  screen.onMessage({ type: 'event_updated', events: [{ id: 5012, version: 19, score: '9/0:' }] });
  respond({ events: [Event.parse(wireEvent({ version: 18 }))], isComplete: true });
  screen.snapshot.apply(await requested);

  expect(matches.match('5012')?.scores).toEqual(['9/0', null]);
});

test('a list that shows ended matches keeps those that ended before its snapshot, and only those', async () => {
  const open = ['ends', 'withdrawn', 'unknown', 'stays'];
  const { store: matches } = aMatchStore({ initial: open.map(id => aMatch({ id })) });
  const screen = listScreen({
    ...{ group: 'event', snapshotPath: '/api/events/', matches, policy: 'full' },
    showsEnded: true,
  });
  const stays = Event.parse(wireEvent({ id: 'stays', version: 99 }));
  jest.mocked(fetchListSnapshot).mockResolvedValue({ events: [stays], isComplete: true });
  jest.mocked(fetchMatchSnapshot).mockImplementation(async id => {
    if (id === 'unknown') throw new Error('Bad response status 503');
    return id === 'ends' ? Event.parse(wireEvent({ id, version: 99, status: 4 })) : null;
  });

  screen.snapshot.apply(await screen.snapshot.fetch());

  const states = matches.list().map(({ id, status }) => [id, status]);
  expect(states).toEqual([
    ['ends', 'other'],
    ['stays', 'live'],
  ]);
});
