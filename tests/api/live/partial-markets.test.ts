import { fc } from '@/tests/fixtures/properties';
import { createEventCache } from '@/api/live/event-cache';
import { toFrameMarkets } from '@/api/live/frame-market';
import { createIngest } from '@/api/live/ingest';
import { toSnapshot } from '@/api/views/event';
import { fedMatch } from '@/tests/api/fed-match';
import { comparedAt, comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { readFrame } from '@/lib/contract/live/read-frame';
import { Event, type PartialEvent, type WireMarket } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import type { Market } from '@/lib/domain/odds/market';
import { createMatchStores } from '@/lib/live/stores';
import { fakeSocket } from './fake-socket';
import { createTestHub } from './test-hub';

type Quotes = { id: string; home: number };

const marketOf = ({ id, home }: Quotes): WireMarket => ({
  ...quotedWinner([home, 1.85, 1.88]),
  id,
  name: `Market ${id}`,
  group: 'innings',
});

/** A match whose markets are put one list after the other, and what its group is sent. */
function scene() {
  const time = { now: comparedAt * 1000 };
  const now = () => time.now;
  const { bus, hub, flush } = createTestHub({ now });
  const socket = fakeSocket();
  const eventCache = createEventCache();
  const store = {
    eventById: async () => null,
    storedComments: async () => [],
    writeChanges: async () => undefined,
  };
  const ingest = createIngest({ store, eventCache, bus, now });
  return {
    eventCache,
    socket,
    enter: () =>
      hub.onMessage(hub.add(socket.client), '{"type":"switchGroup","message":"event_m1"}'),
    flush,
    async put(markets: readonly Quotes[]) {
      time.now += 1000;
      await ingest.put({
        event: fedMatch({ ...comparedBy, markets: markets.map(marketOf), league: 'cup' }),
      });
    },
    /** The states of the frames since the last call. */
    states: (): PartialEvent[] =>
      socket
        .frames()
        .flatMap(({ message }) => (message.type === 'event_updated' ? message.events : [])),
  };
}

const short = ({ markets, markets_partial, market_ids }: PartialEvent) => ({
  markets: markets?.map(({ id }) => id),
  markets_partial,
  market_ids,
});
const [a, b, c] = [
  { id: 'a', home: 1.8 },
  { id: 'b', home: 1.7 },
  { id: 'c', home: 1.6 },
];

describe('a frame', () => {
  test.each([
    ['has the market whose price moved only', [a, { ...b, home: 1.75 }, c], ['b'], undefined],
    ['names all ids when a market came', [a, { id: 'd', home: 2 }, b, c], ['d'], 'adbc'],
    ['names all ids when a market left', [b, c], [], 'bc'],
    ['names all ids when markets changed places', [c, a, b], [], 'cab'],
  ])('%s', async (_, next, changed, ids) => {
    const live = scene();
    await live.put([a, b, c]);
    live.flush();
    live.enter();
    await live.put(next);
    live.flush();

    expect(live.states().map(short)).toEqual([
      { markets: changed, markets_partial: true, market_ids: ids && [...ids] },
    ]);
  });

  test('has all markets of a match that is new', async () => {
    const live = scene();
    live.enter();
    await live.put([a, b]);
    live.flush();

    expect(live.states().map(short)).toEqual([
      { markets: ['a', 'b'], markets_partial: undefined, market_ids: undefined },
    ]);
  });

  test('of several changes at once has each changed market with its last prices', async () => {
    const live = scene();
    await live.put([a, b, c]);
    live.flush();
    live.enter();
    await live.put([{ ...a, home: 1.9 }, b, c]);
    await live.put([{ ...a, home: 1.95 }, b]);
    await live.put([
      { ...a, home: 1.95 },
      { ...b, home: 1.5 },
    ]);
    live.flush();

    const [state] = live.states();
    expect(short(state ?? ({} as PartialEvent))).toEqual({
      markets: ['a', 'b'],
      markets_partial: true,
      market_ids: ['a', 'b'],
    });
    const homes = state?.markets?.map(({ selections }) => selections[0]?.prices?.[0]?.odds);
    expect(homes).toEqual([1.95, 1.5]);
  });

  test('leaves out what follows from its prices and bookmakers', async () => {
    const live = scene();
    await live.put([a]);
    live.flush();
    live.enter();
    await live.put([{ ...a, home: 1.9 }]);
    live.flush();

    const [state] = live.states();
    expect(state?.markets?.[0]?.selections[0]).toEqual({
      id: 'home',
      name: 'Ferns',
      odds: 1.9,
      best: ['silly-point'],
      prices: [
        { bookmaker: 'silly-point', odds: 1.9 },
        { bookmaker: 'deep-cover', odds: 1.85 },
        { bookmaker: 'leg-gully', odds: 1.88, net: 1.862 },
      ],
    });
    expect(state?.bookmakers?.map(({ confirmed_at }) => confirmed_at)).toEqual(
      comparedBy.bookmakers.map(({ confirmed_at }) => confirmed_at),
    );
  });
});

/** The markets that a store has, without those that its host no longer has. */
function marketsOf(matches: ReturnType<typeof createMatchStores>['matches']): Market[] {
  let shown: Market[] = [];
  matches.comparePricesBy({
    slugs: [],
    toShown: ({ markets }) => (shown = markets),
  });
  return shown.filter(({ withdrawn }) => !withdrawn);
}

const storesOf = (event: object) =>
  createMatchStores([toMatch(Event.parse(event))], {
    flashMs: 3000,
    acceptsNew: null,
    now: comparedAt,
    limitSeconds: 60,
  }).matches;

const anyMarkets = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    home: fc.constantFrom(1.6, 1.7, 1.8, 1.9),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
);

test('a page that was sent changed markets has those of a page that is opened later', async () => {
  const step = fc.record({ markets: anyMarkets, isSent: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      anyMarkets,
      fc.array(step, { minLength: 1, maxLength: 12 }),
      async (first, steps) => {
        const live = scene();
        const view = () => {
          const event = live.eventCache.get('m1');
          if (!event) throw new Error('not stored');
          return toSnapshot(event);
        };
        await live.put(first);
        live.flush();
        const page = storesOf(view());
        live.enter();
        for (const { markets, isSent } of steps) {
          await live.put(markets);
          if (isSent) live.flush();
        }
        live.flush();
        for (const text of live.socket.sent) {
          const { message } = readFrame(text);
          if (message.type === 'event_updated') page.change(message.events);
        }

        expect(marketsOf(page)).toEqual(marketsOf(storesOf(view())));
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);

test('a price that is newer than the confirmation of its bookmaker keeps its time', () => {
  const [silly, ...others] = comparedBy.bookmakers;
  const confirmedBefore = { ...silly, confirmed_at: comparedAt - 1 };
  const [market] = toFrameMarkets([marketOf(a)], [confirmedBefore as never, ...others]);

  expect(market?.selections[0]?.prices?.map(({ updated_at }) => updated_at)).toEqual([
    comparedAt,
    undefined,
    undefined,
  ]);
});
