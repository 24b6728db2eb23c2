import { randomBytes } from 'node:crypto';
import { SwitchGroup } from '@/lib/contract/live';
import type { Bus } from './bus';
import { Connection, type CountFrames, type ClientSocket } from './connection';
import { createFlushSchedule, deferByTimer, type Defer } from './flush-schedule';
import { errorFrame, subscribedFrame } from './frame';
import { createBatch, type Batch } from './frame-encoding';
import { createGroups } from './groups';

/** A group is sent at most one batch of frames in this time. */
export const flushIntervalMs = 100;
export const pingMs = 25_000;

/** Sends every connection the updates of its group. Its owner calls `catchUp` and `pingAll`. */
export type Hub = {
  /** Adds a client; it receives nothing until it enters a group. */
  add(client: ClientSocket): Connection;
  leave(connection: Connection): void;
  /** Handles a frame from a client. */
  onMessage(connection: Connection, text: string): void;
  /** Sends slow clients what waits for them; called every `flushIntervalMs`. */
  catchUp(): void;
  /** Sends all pending updates now. */
  flush(): void;
  /** Pings all clients; called every `pingMs`. */
  pingAll(): void;
  size(): number;
  /** Closes every connection because the server stops. */
  close(): void;
};

type HubOptions = {
  bus: Bus;
  /** Unix ms. */
  now: () => number;
  countFrames?: CountFrames;
  /** Replaced in tests. */
  defer?: Defer;
};

export function createHub({
  bus,
  now,
  countFrames = () => undefined,
  defer = deferByTimer,
}: HubOptions): Hub {
  const epoch = randomBytes(6).toString('base64url');
  const connections = new Set<Connection>();
  const members = new Map<string, Set<Connection>>();
  const behind = new Set<Connection>();
  const groups = createGroups(epoch);

  const deliver = (connection: Connection, batch: Batch, at: number) => {
    const sent = connection.send(batch, at);
    if (sent === 0 && connection.isBehind()) behind.add(connection);
    return sent;
  };
  const flushGroup = (name: string) => {
    const at = now();
    const clients = members.get(name);
    if (clients) groups.markHeard(name, at);
    const frames = groups.take(name, at);
    if (frames.length === 0 || !clients) return;
    const batch = createBatch(frames);
    let sent = 0;
    for (const connection of clients) sent += deliver(connection, batch, at);
    // Once for all clients: a metric costs as much as a delivery.
    countFrames('sent', sent);
  };
  const catchUp = () => {
    const at = now();
    for (const connection of behind) {
      connection.catchUp(at);
      if (!connection.isBehind()) behind.delete(connection);
    }
  };
  const schedule = createFlushSchedule(flushGroup, { intervalMs: flushIntervalMs, defer });
  const unsubscribe = bus.subscribe(update => groups.add(update).forEach(schedule.add));

  const leaveGroup = (connection: Connection) => {
    const name = connection.group;
    const clients = name === null ? undefined : members.get(name);
    if (name === null || !clients?.delete(connection)) return;
    groups.markHeard(name, now());
    if (clients.size === 0) members.delete(name);
  };

  return {
    add: client => {
      const connection = new Connection(client, epoch, countFrames);
      connections.add(connection);
      return connection;
    },
    leave: connection => {
      leaveGroup(connection);
      connections.delete(connection);
      behind.delete(connection);
    },
    onMessage: (connection, text) => {
      const request = read(text);
      if ('error' in request) return connection.reply(errorFrame(request.error));
      const { message: group, epoch: knownEpoch, seq } = request;
      leaveGroup(connection);
      connection.enter(group);
      members.set(group, (members.get(group) ?? new Set()).add(connection));
      const at = now();
      const missed =
        knownEpoch === epoch && seq !== undefined ? groups.since(group, seq, at) : null;
      if (missed && missed.length > 0)
        countFrames('sent', deliver(connection, createBatch(missed), at));
      connection.reply(subscribedFrame(missed !== null, group, epoch));
    },
    catchUp,
    flush: () => {
      catchUp();
      groups.pending().forEach(flushGroup);
    },
    pingAll: () => connections.forEach(connection => connection.beat()),
    size: () => connections.size,
    close: () => {
      unsubscribe();
      connections.forEach(connection => connection.close(1001, 'The server goes away'));
    },
  };
}

function read(text: string): SwitchGroup | { error: string } {
  const parsed = SwitchGroup.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  return { error: 'Expected {"type":"switchGroup","message":"event" | "event_{league or id}"}.' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
