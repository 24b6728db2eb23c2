import { SwitchGroup } from '@/lib/contract/live';
import type { Bus } from './bus';
import { createConnection, type Connection, type CountFrames, type Peer } from './connection';
import { errorFrame } from './frame';
import { createGroups } from './groups';

export const tickMs = 100;
export const pingMs = 25_000;

/** Tells every connection what happens in its group. Whoever runs it calls `tick` and `beat`. */
export type Hub = {
  /** Takes a peer in; it hears nothing until it enters a group. */
  join(peer: Peer): Connection;
  leave(connection: Connection): void;
  /** A frame from a peer. */
  hear(connection: Connection, text: string): void;
  /** Sends what gathered since the last tick; due every `tickMs`. */
  tick(): void;
  /** Pings everyone; due every `pingMs`. */
  beat(): void;
  size(): number;
  /** Closes every connection: the server goes away. */
  close(): void;
};

type HubOptions = { bus: Bus; now: () => number; countFrames?: CountFrames };

export function createHub({ bus, now, countFrames }: HubOptions): Hub {
  const connections = new Set<Connection>();
  const groups = createGroups();
  const unsubscribe = bus.subscribe(groups.add);

  return {
    join: peer => {
      const connection = createConnection(peer, countFrames);
      connections.add(connection);
      return connection;
    },
    leave: connection => connections.delete(connection),
    hear: (connection, text) => {
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
    beat: () => connections.forEach(connection => connection.beat()),
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
