/*
 * Serves the same frames in two ways, for comparison: `hub` is the API's hub, `loop` a bare `ws` send
 * loop. Started with an IPC channel; see `Command`.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import type { EventUpdate } from '@/api/live/event-update';
import { createHub } from '@/api/live/hub/hub';
import { serveSockets } from '@/api/live/hub/socket-server';
import { createLocalPublisher } from '@/api/live/stream/local-publisher';
import type { PartialEvent } from '@/lib/contract/event';

export type Command =
  /** Publishes `bursts` times, `perBurst` updates of each match together, every 100 ms. */
  | { type: 'publish'; bursts: number; perBurst: number; matches: number; bytes: number }
  /** CPU seconds of the process since the last publication began. */
  | { type: 'cpu' }
  | { type: 'memory' };
export type ReplyKey = 'port' | 'published' | 'cpuSeconds' | 'rssBytes';

const intervalMs = 100;
const publish = process.argv[2] === 'hub' ? serveHub() : serveLoop();
let version = 0;
let cpuBefore = process.cpuUsage();

process.on('message', (command: Command) => void answer(command));
process.on('disconnect', () => process.exit(0));

async function answer(command: Command): Promise<void> {
  if (command.type === 'memory') return send({ rssBytes: await settledMemory() });
  if (command.type === 'cpu') {
    const { user, system } = process.cpuUsage(cpuBefore);
    return send({ cpuSeconds: (user + system) / 1e6 });
  }
  const { bursts, perBurst, matches, bytes } = command;
  cpuBefore = process.cpuUsage();
  for (let burst = 0; burst < bursts; burst += 1) {
    for (let match = 1; match <= matches; match += 1)
      for (let update = 0; update < perBurst; update += 1) publish(eventOf(match, bytes));
    await sleep(intervalMs);
  }
  send({ published: bursts * matches * perBurst });
}

/** An event as frames have it: odds that move, and names and times that repeat from frame to frame. */
function eventOf(match: number, bytes: number): PartialEvent {
  version += 1;
  const selections = (market: number) =>
    Array.from({ length: 2 }, (_, index) => ({
      id: `m${match}-${market}-${index}`,
      name: index === 0 ? 'Chennai Super Kings' : 'Royal Challengers Bengaluru',
      odds: 1 + ((version * 37 + market * 11 + index) % 900) / 100,
      diff: 0,
    }));
  const market = (at: number) => ({
    id: `m${match}-${at}`,
    name: `Innings runs ${at}`,
    status: 'open' as const,
    selections: selections(at),
  });
  const count = Math.max(1, Math.round((bytes - 200) / JSON.stringify(market(10)).length));
  const markets = Array.from({ length: count }, (_, index) => market(index));
  return {
    id: `m${match}`,
    version,
    updated_at: 1_795_681_200,
    score: `${version % 300}/4:`,
    markets,
  };
}

function serveHub(): (event: PartialEvent) => void {
  const now = Date.now;
  const hub = createHub({ now });
  const publisher = createLocalPublisher(hub.receive, { now });
  const server = createServer();
  serveSockets(server, {
    hub,
    ownHosts: new Set(),
    addressOf: () => '127.0.0.1',
    limits: { admit: () => Promise.resolve({ release: () => undefined }), open: () => 0 },
    policyOf: () => 'full',
    timers: true,
  });
  listen(server);
  return event => {
    const update: Omit<EventUpdate, 'full' | 'card'> = {
      eventId: String(event.id),
      leagues: [],
      commentary: [],
      matchInfo: null,
    };
    // Lists get little, as in the API: what is measured are the match's own groups.
    publisher.publish({ ...update, full: event, card: { id: event.id } });
  };
}

/** One group: every update is sent to every client. */
function serveLoop(): (event: PartialEvent) => void {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  listen(server);
  let seq = 0;
  return event => {
    seq += 1;
    const text = JSON.stringify({
      eventType: 'event_updated',
      message: event,
      seq,
      at: Date.now(),
    });
    for (const client of sockets.clients) client.send(text);
  };
}

function listen(server: ReturnType<typeof createServer>): void {
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
    send({ port: (server.address() as AddressInfo).port }),
  );
}

async function settledMemory(): Promise<number> {
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc?.();
    await sleep(200);
  }
  return process.memoryUsage().rss;
}

function send(reply: Partial<Record<ReplyKey, number>>): void {
  process.send?.(reply);
}
