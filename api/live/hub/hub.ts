import { SwitchGroup } from '@/lib/contract/live/live';
import { deferByTimer, type Defer } from '@/api/live/stream/flush-schedule';
import type { Tick } from '@/api/live/stream/tick';
import { Connection, type CountFrames, type ClientSocket } from './connection';
import { errorFrame, subscribedFrame, type Frame } from './frame';
import { createBatch, type Batch } from './frame-encoding';
import { createGroups } from './groups';

export const pingMs = 25_000;

/** Sends every connection the frames of its group. Its owner calls `catchUp` and `pingAll`. */
export type Hub = {
  /** Adds a client; it receives nothing until it enters a group. */
  add(client: ClientSocket): Connection;
  leave(connection: Connection): void;
  /** Handles a frame from a client. */
  onMessage(connection: Connection, text: string): void;
  /** Sends what was published to the clients of its groups. */
  receive(tick: Tick): void;
  /** Sends slow clients what waits for them; called every `flushIntervalMs`. */
  catchUp(): void;
  /** Pings all clients; called every `pingMs`. */
  pingAll(): void;
  size(): number;
  /** Counts of reconnected clients by whether they could be sent the frames that they missed. */
  recoveries(): { recovered: number; lost: number };
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
  /** Unix ms. */
  now: () => number;
  /** Whether clients may come from other instances. */
  isShared?: boolean;
  countFrames?: CountFrames;
  /** Replaced in tests. */
  defer?: Defer;
};

export function createHub({
  now,
  isShared = false,
  countFrames = () => undefined,
  defer = deferByTimer,
}: HubOptions): Hub {
  const connections = new Set<Connection>();
  const members = new Map<string, Set<Connection>>();
  const behind = new Set<Connection>();
  const groups = createGroups({ isShared });
  /** The clients whose frame number is higher than the last one that this instance has read. */
  const ahead = new Map<Connection, { group: string; seq: number }>();
  const recoveries = { recovered: 0, lost: 0 };

  const deliver = (connection: Connection, batch: Batch, at: number) => {
    const sent = connection.send(batch, at);
    if (sent === 0 && connection.isBehind()) behind.add(connection);
    return sent;
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
  const leaveGroup = (connection: Connection) => {
    const name = connection.group;
    const clients = name === null ? undefined : members.get(name);
    if (name === null || !clients?.delete(connection)) return;
    groups.touch(name, now());
    if (clients.size === 0) members.delete(name);
  };
  const replySubscribed = (connection: Connection, group: string, recovered: boolean) =>
    connection.reply(
      subscribedFrame(recovered, { group, epoch: groups.epoch, seq: groups.seq(group) }),
    );

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
    replySubscribed(connection, group, missed !== null);
  };
  const refetch = () => {
    for (const [group, clients] of members)
      for (const connection of clients) replySubscribed(connection, group, false);
  };
  const waitForStream = (connection: Connection, group: string, seq: number) => {
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
      const missed = groups.since(group, seq, at);
      if (missed === 'ahead') continue;
      ahead.delete(connection);
      admit(connection, group, missed, true);
    }
  };

  return {
    add: client => {
      const connection = new Connection(client, groups, countFrames);
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
      const { message: group, epoch, seq } = request;
      ahead.delete(connection);
      leaveGroup(connection);
      connection.enter(group);
      const isKnown = epoch === groups.epoch && seq !== undefined;
      const missed = isKnown ? groups.since(group, seq, now()) : null;
      if (missed !== 'ahead') admit(connection, group, missed, epoch !== undefined);
      else if (seq !== undefined) waitForStream(connection, group, seq);
    },
    receive: tick => {
      const at = now();
      for (const messages of tick.groups) {
        const clients = members.get(messages.group);
        const times = { sentAt: tick.at, at, hasClients: clients !== undefined };
        deliverAll(clients, groups.add(messages, times), at);
        if (ahead.size > 0) admitWaiting(messages.group, at);
      }
    },
    catchUp: () => {
      const at = now();
      for (const connection of behind) {
        connection.catchUp(at);
        if (!connection.isBehind()) behind.delete(connection);
      }
    },
    pingAll: () => connections.forEach(connection => connection.ping()),
    size: () => connections.size,
    recoveries: () => recoveries,
    restart: (epoch, numbers, ticks) => {
      groups.start(epoch, numbers, ticks, now());
      refetch();
      for (const [connection, { group }] of ahead) admit(connection, group, null, true);
      ahead.clear();
    },
    refetch,
    close: () => connections.forEach(connection => connection.close(1001, 'The server goes away')),
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
