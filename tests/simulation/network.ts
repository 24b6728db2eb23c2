import type { ClientSocket } from '@/api/live/hub/connection';
import type { SocketLike } from '@/lib/live/socket/socket';
import type { ApiProcess } from './api-process';
import type { Random } from './random';
import type { VirtualClock } from './virtual-clock';

type Deps = { clock: VirtualClock; random: Random; api: () => ApiProcess };

/** One browser's network: a socket at a time may be open, others may still be closing. */
export type Network = {
  connect(): SocketLike;
  /** Breaks all connections; each end notices it at a time of its own. */
  cut(): void;
  /** Nothing is delivered to the browser until `resume`; what is sent meanwhile waits. */
  stall(): void;
  resume(): void;
};

const latencyMs = [5, 900] as const;
const noticeMs = [0, 3000] as const;
/** The frames of a simulation are small: each byte stands for many, so that slow clients exist. */
const bytesPerByte = 30;

export function createNetwork({ clock, random, api }: Deps): Network {
  const links = new Set<{ cut(): void; deliver(): void }>();
  let isStalled = false;

  function connect(): SocketLike {
    const process = api();
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
        lastToServerAt = arrival(lastToServerAt);
        at(lastToServerAt, () => {
          if (!isCut && process.isAlive()) process.hub.onMessage(connection, text);
        });
      },
      close: () => {
        isCut = true;
        leaveLater();
      },
    };
    const enqueue = (texts: string[]) => {
      lastAt = arrival(lastAt);
      toBrowser.push(...texts.map(text => ({ text, at: lastAt })));
      at(lastAt, deliver);
    };
    const client: ClientSocket = {
      get bufferedAmount() {
        return toBrowser.reduce((sum, { text }) => sum + text.length, 0) * bytesPerByte;
      },
      send: ({ frames }, patched) =>
        enqueue(frames.map(({ bytes, patch }) => String((patched && patch?.()) || bytes))),
      reply: text => enqueue([text]),
      ping: () => connection.pong(),
      close: () => {
        closesAfterDelivery = true;
        at(clock.now(), deliver);
      },
      terminate: () => cut(),
    };
    const connection = process.hub.add(client);

    function deliver(): void {
      while (!isCut && !isStalled && toBrowser[0] && toBrowser[0].at <= clock.now())
        socket.onmessage?.({ data: toBrowser.shift()?.text });
      if (closesAfterDelivery && toBrowser.length === 0) cut();
    }
    function leaveLater(): void {
      links.delete(link);
      at(clock.now() + random.between(...noticeMs), () => process.hub.leave(connection));
    }
    function cut(): void {
      if (isCut) return;
      isCut = true;
      leaveLater();
      at(clock.now() + random.between(...noticeMs), () => socket.onclose?.());
    }
    const link = { cut, deliver };
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
    resume: () => {
      isStalled = false;
      links.forEach(link => link.deliver());
    },
  };
}
