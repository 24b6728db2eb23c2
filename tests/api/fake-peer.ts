import { readFrame, type LiveFrame } from '@/lib/contract/read-frame';
import type { Peer } from '@/api/live/connection';

/** A peer whose reading we hold in our hand: `stall` and `drain` are its network. */
export function fakePeer() {
  const sent: string[] = [];
  const log: string[] = [];
  const state = { bufferedAmount: 0 };
  const peer: Peer = {
    get bufferedAmount() {
      return state.bufferedAmount;
    },
    send: data => void sent.push(String(data)),
    ping: () => void log.push('ping'),
    close: code => void log.push(`close ${code}`),
    terminate: () => void log.push('terminate'),
  };
  return {
    peer,
    log,
    sent,
    stall: (bytes = 100_000) => {
      state.bufferedAmount = bytes;
    },
    drain: () => {
      state.bufferedAmount = 0;
    },
    /** What has come since the last call. */
    frames: (): LiveFrame[] => sent.splice(0).map(readFrame),
  };
}

/** What a frame says and where it stands, short enough to compare. */
export const gist = ({ message, stamps }: LiveFrame) => ({
  type: message.type,
  seq: stamps.seq,
  ...(stamps.from === undefined ? {} : { from: stamps.from }),
});
