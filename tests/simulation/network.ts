import type { ClientSocket, Connection } from '@/api/live/hub/connection';
import type { SocketLike } from '@/lib/live/socket/socket';
import type { ApiProcess } from './api-process';
import type { Random } from './random';
import type { VirtualClock } from './virtual-clock';

type Deps = { clock: VirtualClock; random: Random; api: () => ApiProcess };

/** One browser's network: a socket at a time may be open, others may still be closing. */
export type Network = {
  connect(): SocketLike;
  /** Breaks all connections; each end notices it at a different time. */
  cut(): void;
  /** Nothing is delivered to the browser until `resume`; what is sent in the meantime waits. */
  stall(): void;
  resume(): void;
  /** While it is lossy, some frames never arrive: a gateway dropped them. */
  setLossy(isLossy: boolean): void;
  /** The API has been replaced behind a gateway that keeps the browser's connections. */
  failOver(): void;
};

const latencyMs = [5, 900] as const;
const noticeMs = [0, 3000] as const;
/** The frames of a simulation are small: each byte counts as many, so that slow clients exist. */
const bytesPerByte = 30;

export function createNetwork({ clock, random, api }: Deps): Network {
  const links = new Set<{ cut(): void; deliver(): void; failOver(): void }>();
  let isStalled = false;
  let isLossy = false;

  function connect(): SocketLike {
    let process = api();
    let connection: Connection;
    /** The latest subscription, for a gateway to repeat, without its position. */
    let subscription: object | null = null;
    const toBrowser: { text: string; at: number }[] = [];
    let isCut = false;
    let closesAfterDelivery = false;
    let lastAt = 0;
    let lastToServerAt = 0;
    const arrival = (after: number) => Math.max(after, clock.now() + random.between(...latencyMs));
    const at = (time: number, run: () => void) => void clock.set(run, time - clock.now());
    const socket: SocketLike = {
      onopen: null,
      onclose: null,
      onmessage: null,
      onerror: null,
      send: text => {
        // Tasks that are due at the same time run in any order.
        lastToServerAt = arrival(lastToServerAt + 0.001);
        at(lastToServerAt, () => {
          subscription = { ...JSON.parse(text), epoch: undefined, seq: undefined } as object;
          if (!isCut && process.isAlive()) process.hub.onMessage(connection, text);
        });
      },
      close: () => {
        isCut = true;
        leaveLater();
      },
    };
    const enqueue = (texts: string[]) => {
      if (isLossy && random.chance(0.2)) return;
      lastAt = arrival(lastAt);
      toBrowser.push(...texts.map(text => ({ text, at: lastAt })));
      at(lastAt, deliver);
    };
    const clientOf = (isCurrent: () => boolean): ClientSocket => ({
      get bufferedAmount() {
        return toBrowser.reduce((sum, { text }) => sum + text.length, 0) * bytesPerByte;
      },
      send: ({ frames }) => enqueue(frames.map(({ bytes }) => String(bytes))),
      reply: text => isCurrent() && enqueue([text]),
      ping: () => connection.pong(),
      close: () => {
        closesAfterDelivery = true;
        at(clock.now(), deliver);
      },
      terminate: () => cut(),
    });
    connection = process.hub.add(clientOf(() => true));

    function deliver(): void {
      while (!isCut && !isStalled && toBrowser[0] && toBrowser[0].at <= clock.now())
        socket.onmessage?.({ data: toBrowser.shift()?.text });
      if (closesAfterDelivery && toBrowser.length === 0) cut();
    }
    function leaveLater(): void {
      links.delete(link);
      const [left, leaving] = [process, connection];
      at(clock.now() + random.between(...noticeMs), () => left.hub.leave(leaving));
    }
    function cut(): void {
      if (isCut) return;
      isCut = true;
      leaveLater();
      at(clock.now() + random.between(...noticeMs), () => socket.onclose?.());
    }
    function failOver(): void {
      process = api();
      let isReplying = true;
      // The browser is not aware of it and gets no reply.
      connection = process.hub.add(clientOf(() => !isReplying));
      if (subscription) process.hub.onMessage(connection, JSON.stringify(subscription));
      isReplying = false;
    }
    const link = { cut, deliver, failOver };
    links.add(link);
    at(arrival(0), () => {
      if (isCut) return;
      if (process.isAlive()) socket.onopen?.();
      else cut();
    });
    return socket;
  }

  return {
    connect,
    cut: () => links.forEach(link => link.cut()),
    stall: () => {
      isStalled = true;
    },
    setLossy: next => {
      isLossy = next;
    },
    failOver: () => links.forEach(link => link.failOver()),
    resume: () => {
      isStalled = false;
      links.forEach(link => link.deliver());
    },
  };
}
