import { readFrame, type LiveFrame } from '@/lib/contract/live/read-frame';
import type { ClientSocket } from '@/api/live/hub/connection';

/** A client with a controllable network: `stall` and `drain`. */
export function fakeSocket() {
  const sent: string[] = [];
  const log: string[] = [];
  const state = { bufferedAmount: 0 };
  const client: ClientSocket = {
    get bufferedAmount() {
      return state.bufferedAmount;
    },
    send: ({ frames }) => void sent.push(...frames.map(({ bytes }) => String(bytes))),
    reply: text => void sent.push(text),
    ping: () => void log.push('ping'),
    close: code => void log.push(`close ${code}`),
    terminate: () => void log.push('terminate'),
  };
  return {
    client,
    log,
    sent,
    stall: (bytes = 100_000) => {
      state.bufferedAmount = bytes;
    },
    drain: () => {
      state.bufferedAmount = 0;
    },
    /** The frames since the last call. */
    frames: (): LiveFrame[] => sent.splice(0).map(text => readFrame(text)),
  };
}

/** The content and position of a frame, short enough to compare. */
export const summary = ({ message, stamps }: LiveFrame) => ({
  type: message.type,
  seq: stamps.seq,
  ...(stamps.from === undefined ? {} : { from: stamps.from }),
});
