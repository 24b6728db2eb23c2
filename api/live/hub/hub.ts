import { randomBytes } from 'node:crypto';
import { SwitchGroup } from '@/lib/contract/live/live';
import type { Tick } from '@/api/live/stream/tick';
import type { Bus } from './bus';
import { Connection, type CountFrames, type ClientSocket } from './connection';
import { createFlushSchedule, deferByTimer, type Defer } from './flush-schedule';
import { errorFrame, subscribedFrame, type Frame } from './frame';
import { createBatch, type Batch } from './frame-encoding';
import { createGroups } from './groups';
import { createReceivedGroups } from './received-groups';

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
  /** Counts of reconnected clients: those that received their missed frames, and those that could not. */
  recoveries(): { recovered: number; lost: number };
  /** Several instances: sends the frames that the leader has published to the clients of this one. */
  receive(tick: Tick): void;
  /**
   * Several instances: continues with the frame numbers of the stream. Clients that are already connected
   * may have missed frames and are requested to fetch a snapshot.
   */
  restart(epoch: string, numbers: ReadonlyMap<string, number>, ticks: readonly Tick[]): void;
  /** Requests all clients to fetch a snapshot, since those that they have fetched may be too old. */
  refetch(): void;
  /** Closes every connection because the server stops. */
  close(): void;
};

/** How long a client that is ahead of this instance waits for it (ms); less than its reply timeout. */
const aheadMs = 1500;

type HubOptions = {
  /** The updates to number and send; null where they are received from the leader, already numbered. */
  bus: Bus | null;
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
  const line = { epoch: randomBytes(6).toString('base64url') };
  const connections = new Set<Connection>();
  const members = new Map<string, Set<Connection>>();
  const behind = new Set<Connection>();
  const groups = createGroups(line.epoch);
  const received = bus ? null : createReceivedGroups();
  const numbered = received ?? groups;
  /** The clients whose frame number is higher than the last one that this instance has read. */
  const ahead = new Map<Connection, { group: string; seq: number }>();
  const recoveries = { recovered: 0, lost: 0 };

  const deliver = (connection: Connection, batch: Batch, at: number) => {
    const sent = connection.send(batch, at);
    if (sent === 0 && connection.isBehind()) behind.add(connection);
    return sent;
  };
  const flushGroup = (name: string) => {
    const at = now();
    const clients = members.get(name);
    if (clients) groups.touch(name, at);
    deliverAll(clients, groups.take(name, at), at);
  };
  const deliverAll = (
    clients: ReadonlySet<Connection> | undefined,
    frames: readonly Frame[],
    at: number,
  ) => {
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
  const unsubscribe = bus?.subscribe(update => groups.add(update).forEach(schedule.add));

  const leaveGroup = (connection: Connection) => {
    const name = connection.group;
    const clients = name === null ? undefined : members.get(name);
    if (name === null || !clients?.delete(connection)) return;
    groups.touch(name, now());
    if (clients.size === 0) members.delete(name);
  };

  /**
   * Adds a client to a group after sending the frames that it missed; null when these are unknown. A client
   * that asks for them too often fetches a snapshot, as when they are.
   */
  const admit = (
    connection: Connection,
    group: string,
    known: Frame[] | null,
    isReturning: boolean,
  ) => {
    const at = now();
    const missed = known && (known.length === 0 || connection.takeReplay(at)) ? known : null;
    members.set(group, (members.get(group) ?? new Set()).add(connection));
    if (isReturning) recoveries[missed ? 'recovered' : 'lost'] += 1;
    if (missed && missed.length > 0)
      countFrames('sent', deliver(connection, createBatch(missed), at));
    connection.reply(subscribedFrame(missed !== null, stampsOf(group)));
  };
  const stampsOf = (group: string) => ({
    group,
    epoch: line.epoch,
    seq: numbered.seq(group),
  });
  const refetch = () => {
    for (const [group, clients] of members)
      for (const connection of clients) connection.reply(subscribedFrame(false, stampsOf(group)));
  };
  const waitForTail = (connection: Connection, group: string, seq: number) => {
    const entry = { group, seq };
    ahead.set(connection, entry);
    defer(() => {
      if (ahead.get(connection) !== entry) return;
      ahead.delete(connection);
      admit(connection, group, null, true);
    }, aheadMs);
  };
  /** Adds the waiting clients that this instance has caught up with to their groups. */
  const admitWaiting = (groupName: string, at: number) => {
    for (const [connection, { group, seq }] of ahead) {
      if (group !== groupName) continue;
      const missed = received?.since(group, seq, at) ?? null;
      if (missed === 'ahead') continue;
      ahead.delete(connection);
      admit(connection, group, missed, true);
    }
  };

  return {
    add: client => {
      const connection = new Connection(client, line, countFrames);
      connections.add(connection);
      return connection;
    },
    leave: connection => {
      ahead.delete(connection);
      leaveGroup(connection);
      connections.delete(connection);
      behind.delete(connection);
    },
    onMessage: (connection, text) => {
      const request = read(text);
      if ('error' in request) return connection.reply(errorFrame(request.error));
      const { message: group, epoch: knownEpoch, seq } = request;
      ahead.delete(connection);
      leaveGroup(connection);
      connection.enter(group);
      const at = now();
      const isKnown = knownEpoch === line.epoch && seq !== undefined;
      const missed = isKnown ? numbered.since(group, seq, at) : null;
      if (missed === 'ahead' && seq !== undefined) waitForTail(connection, group, seq);
      else admit(connection, group, missed === 'ahead' ? null : missed, knownEpoch !== undefined);
    },
    catchUp,
    flush: () => {
      catchUp();
      groups.pending().forEach(flushGroup);
    },
    pingAll: () => connections.forEach(connection => connection.beat()),
    size: () => connections.size,
    recoveries: () => recoveries,
    receive: tick => {
      if (!received) return;
      const at = now();
      for (const messages of tick.groups) {
        deliverAll(members.get(messages.group), received.add(messages, tick.at, at), at);
        if (ahead.size > 0) admitWaiting(messages.group, at);
      }
    },
    restart: (epoch, numbers, ticks) => {
      if (!received) return;
      line.epoch = epoch;
      received.start(epoch, numbers, ticks, now());
      refetch();
      for (const [connection, { group }] of ahead) admit(connection, group, null, true);
      ahead.clear();
    },
    refetch,
    close: () => {
      unsubscribe?.();
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
