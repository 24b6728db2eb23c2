import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getUnixTime } from 'date-fns/getUnixTime';
import { WebSocket } from 'ws';
import { createHub } from '@/api/live/hub/hub';
import { createIngest } from '@/api/live/ingest';
import { createLocalPublisher } from '@/api/live/stream/local-publisher';
import type { WireEvent } from '@/lib/contract/event';
import { event } from '@/lib/contract/shapes/live-shapes';
import { parseShape } from '@/lib/contract/shapes/shape';
import { toMatch } from '@/lib/domain/match/match';
import { createDetailsStore } from '@/lib/live/details-store';
import { applySnapshot, matchScreen, requestSnapshot } from '@/lib/live/match-screen';
import { createLiveConnection } from '@/lib/live/socket/connection';
import type { SocketLike } from '@/lib/live/socket/socket';
import { priceKey } from '@/lib/live/prices/price-store';
import { createMatchStores } from '@/lib/live/stores';
import { comment, fedMarkets, fedMatch } from '@/tests/api/fed-match';
import { openEmbedded } from '@/tests/api/store/databases';
import { buildTestApp, createTestContext } from '@/tests/api/test-context';
import { finish, print } from './report';

/*
 * Visitors of a match page whose connection is cut about every 15 s, each at a different time,
 * while the match changes ten times a second. One second after each reopening a visitor must have
 * what the API has, no comment may be missing or twice, and no older version may follow a newer
 * one. `cuts=60=20`: for 60 s, with 20 visitors.
 */
const [seconds = 300, visitorCount = 100] = process.argv.slice(2).map(Number);
const cutEveryMs = 15_000;
const changeEveryMs = 100;
const graceMs = 1000;
/** A change that is younger may still be on its way. */
const inTransitMs = 300;
const now = Date.now;

const folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-'));
const base = await createTestContext(await openEmbedded(folder));
const hub = createHub({ now });
base.bus.subscribe(createLocalPublisher(hub.receive, { now }).publish);
const context = {
  ...base,
  now,
  hub,
  ingest: createIngest({ ...base, now }),
};
const app = await buildTestApp(context, { timers: true, policyOf: () => 'full' });
const problems: string[] = [];
const totals = { cuts: 0, checked: 0, right: 0, snapshots: 0 };
let ball = 0;

await change();
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const visitors = await Promise.all(
  Array.from({ length: visitorCount }, (_, index) => openVisitor(index)),
);

const end = now() + seconds * 1000;
await Promise.all([feed(), ...visitors.map(cutNowAndThen)]);
await sleep(6 * graceMs);
visitors.forEach(({ difference }, index) => {
  const found = difference();
  if (found) problems.push(`visitor ${index} ended with ${found}`);
});
print(
  `${totals.cuts} cuts of ${visitorCount} visitors, ${totals.right} of ${totals.checked} right within ${graceMs} ms of reopening, ${totals.snapshots} snapshots beyond the first, ${ball} changes`,
);
if (totals.checked === 0) problems.push('nothing was checked');
finish(problems);

async function feed(): Promise<void> {
  while (now() < end) {
    await change();
    await sleep(changeEveryMs);
  }
}

async function change(): Promise<void> {
  ball += 1;
  await context.ingest.put({
    event: fedMatch({
      start_time: getUnixTime(now()) - 3600,
      score: `${ball}/0:`,
      markets: fedMarkets(6, { [ball % 6]: (ball % 500) / 100 }),
    }),
    ...(ball % 5 === 0 && { commentary: [{ id: '1', items: [comment(ball)] }] }),
  });
}

type Visitor = {
  /** Cuts the connection; resolves when it has been open again for `graceMs`, with what it lacks then. */
  cut(): Promise<string | null>;
  /** The difference from the API; null when both agree. */
  difference(): string | null;
};

async function openVisitor(index: number): Promise<Visitor> {
  const first = await snapshot();
  const { matches, prices } = createMatchStores([toMatch(first)], {
    flashMs: 0,
    acceptsNew: null,
    now: getUnixTime(now()),
    limitSeconds: 3600,
  });
  const details = createDetailsStore({ scorecard: null, commentary: [] }, { set: () => undefined });
  const proxy = await openProxy(port);
  let version = first.version ?? 0;
  let displayed = version;
  // A frame that was on its way while a snapshot was fetched is older: it may arrive, not be shown.
  const receive = (next: number) => {
    version = Math.max(version, next);
    const shown = matches.match('m1')?.version ?? 0;
    if (shown < displayed)
      problems.push(`visitor ${index}: version ${shown} shown after ${displayed}`);
    displayed = shown;
  };
  const connection = createLiveConnection(
    () =>
      new WebSocket(`ws://127.0.0.1:${proxy.port}/ws/event/`, {
        // The API limits the sockets that one address opens.
        headers: { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
      }) as unknown as SocketLike,
  );
  const screen = matchScreen({ id: 'm1', matches, details, policy: 'full' });
  connection.subscribe({
    ...screen,
    onMessage: message => {
      screen.onMessage(message);
      if (message.type === 'event_updated')
        for (const changed of message.events) receive(changed.version ?? 0);
    },
    refresh: () =>
      void requestSnapshot({ matches, details }, snapshot).then(current => {
        totals.snapshots += 1;
        version = Math.max(version, current.event?.version ?? 0);
        applySnapshot(current, { matches, details });
      }),
  });
  await untilOpen();
  // The first snapshot belongs to the visit.
  totals.snapshots -= 1;

  async function untilOpen(): Promise<void> {
    while (connection.status().state !== 'open') await sleep(20);
  }

  function difference(): string | null {
    const known = context.eventCache.get('m1');
    const shown = matches.match('m1');
    if (!known || !shown) return 'no match';
    for (const market of known.markets)
      for (const selection of market.selections) {
        const price = prices.price(priceKey('m1', String(market.id), String(selection.id)));
        if (Number(price?.odds?.decimal) !== Number(selection.odds))
          return `${market.id} ${selection.id} at ${price?.odds?.decimal}, not ${String(selection.odds)}`;
      }
    const ids = details.commentary().innings[0]?.comments.map(({ id }) => id) ?? [];
    const expected = known.commentary[0]?.items.map(({ Id }) => String(Id)) ?? [];
    const missing = expected.filter(id => !ids.includes(id));
    if (missing.length > 0) return `${missing.length} comments missing`;
    return ids.length === new Set(ids).size ? null : 'a comment twice';
  }

  return {
    cut: async () => {
      proxy.cut();
      while (connection.status().state === 'open') await sleep(20);
      await untilOpen();
      await sleep(graceMs - inTransitMs);
      const expected = context.eventCache.get('m1')?.version ?? 0;
      await sleep(inTransitMs);
      return version < expected ? `version ${version}, not ${expected}` : null;
    },
    difference,
  };
}

async function cutNowAndThen(visitor: Visitor): Promise<void> {
  for (;;) {
    await sleep(cutEveryMs * (0.5 + Math.random()));
    if (now() > end) return;
    totals.cuts += 1;
    const found = await visitor.cut();
    totals.checked += 1;
    if (found) problems.push(`after a cut: ${found}`);
    else totals.right += 1;
  }
}

async function snapshot(): Promise<WireEvent> {
  const response = await fetch(`http://127.0.0.1:${port}/api/events/m1`);
  return parseShape(event, await response.json()).data;
}

/** A proxy for one visitor that can drop its connection. */
async function openProxy(target: number) {
  const open = new Set<Socket>();
  const server = createServer(client => {
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => from.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return { port: own, cut: () => open.forEach(socket => socket.destroy()) };
}
