import { SwitchGroup } from '@/lib/contract/live';
import type { Bus } from './bus';
import {
  createConnection,
  type Connection,
  type CountFrames,
  type ClientSocket,
} from './connection';
import { errorFrame } from './frame';
import { createGroups } from './groups';

export const tickMs = 100;
export const pingMs = 25_000;

/** Sends every connection the updates of its group. Its owner calls `tick` and `beat`. */
export type Hub = {
  /** Adds a client; it receives nothing until it enters a group. */
  add(client: ClientSocket): Connection;
  leave(connection: Connection): void;
  /** Handles a frame from a client. */
  onMessage(connection: Connection, text: string): void;
  /** Sends the updates since the last tick; called every `tickMs`. */
  tick(): void;
  /** Pings all clients; called every `pingMs`. */
  pingAll(): void;
  size(): number;
  /** Closes every connection because the server stops. */
  close(): void;
};

type HubOptions = { bus: Bus; now: () => number; countFrames?: CountFrames };

export function createHub({ bus, now, countFrames }: HubOptions): Hub {
  const connections = new Set<Connection>();
  const groups = createGroups();
  const unsubscribe = bus.subscribe(groups.add);

  return {
    add: client => {
      const connection = createConnection(client, countFrames);
      connections.add(connection);
      return connection;
    },
    leave: connection => connections.delete(connection),
    onMessage: (connection, text) => {
      const heard = read(text);
      if ('group' in heard) connection.enter(heard.group);
      else connection.reply(errorFrame(heard.error));
    },
    tick: () => {
      const at = now();
      const heard = new Set([...connections].map(connection => connection.group()));
      const frames = groups.flush(group => heard.has(group), at);
      for (const connection of connections) {
        connection.catchUp(at);
        const group = connection.group();
        if (group !== null) connection.send(frames.get(group) ?? []);
      }
    },
    pingAll: () => connections.forEach(connection => connection.beat()),
    size: () => connections.size,
    close: () => {
      unsubscribe();
      connections.forEach(connection => connection.close(1001, 'The server goes away'));
    },
  };
}

function read(text: string): { group: string } | { error: string } {
  const parsed = SwitchGroup.safeParse(jsonOf(text));
  if (parsed.success) return { group: parsed.data.message };
  return { error: 'Expected {"type":"switchGroup","message":"event" | "event_{league or id}"}.' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
