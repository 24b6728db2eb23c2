import { randomBytes } from 'node:crypto';
import type { GroupMessages, Tick } from '@/api/live/stream/tick';
import { toFrame, type Frame } from './frame';
import { createFrameRing, ringMs, type FrameRing } from './frame-ring';

type Group = {
  /** The number of its latest frame. */
  seq: number;
  ring: FrameRing;
  /** When it last had a client; unix ms. */
  lastSeenAt: number;
};

/** The numbers and the latest frames of each group, as they were published. */
export type Groups = {
  /** Names the time in which numbers continue. */
  readonly epoch: string;
  /** Continues with the numbers of a stream, and with the ticks that can still be read, oldest first. */
  start(
    epoch: string,
    numbers: ReadonlyMap<string, number>,
    ticks: readonly Tick[],
    at: number,
  ): void;
  /** Notes that the group had a client until this time (unix ms). */
  touch(name: string, at: number): void;
  /**
   * Returns the frames of one group, for its clients. Both times are unix ms: `sentAt` by the clock of
   * the publisher, which may differ from that of this instance, `at` by this one's, by which frames age.
   */
  add(messages: GroupMessages, times: { sentAt: number; at: number; hasClients: boolean }): Frame[];
  /**
   * The frames of a group after number `seq`; null when they are not all known; 'ahead' when the client
   * comes from an instance that has read more of the stream.
   */
  since(name: string, seq: number, at: number): Frame[] | 'ahead' | null;
  /** The number of the group's latest frame; 0 when there was none. */
  seq(name: string): number;
};

/**
 * With `isShared` it has the frames of all groups, since a client may come from another instance. Otherwise
 * a group that had no client for as long as frames can be recovered has only its number: a client that
 * returns to it detects the gap.
 */
export function createGroups({ isShared }: { isShared: boolean }): Groups {
  let epoch = randomBytes(6).toString('base64url');
  let groups = new Map<string, Group>();
  let sweptAt = 0;

  /** Groups without changes, such as those of ended matches, would keep their last frames. */
  const sweep = (at: number): void => {
    if (at - sweptAt < ringMs) return;
    sweptAt = at;
    for (const { ring } of groups.values()) ring.trim(at);
  };

  const groupOf = (name: string): Group => {
    const group = groups.get(name) ?? { seq: 0, ring: createFrameRing(), lastSeenAt: -Infinity };
    groups.set(name, group);
    return group;
  };

  const add: Groups['add'] = ({ group: name, messages }, { sentAt, at, hasClients }) => {
    sweep(at);
    const group = groupOf(name);
    if (hasClients) group.lastSeenAt = at;
    const isKept = isShared || at - group.lastSeenAt <= ringMs;
    // After a restart of the numbers what the ring has is no continuation.
    if (!isKept || messages[0]?.seq !== group.seq + 1) group.ring.clear();
    group.seq = messages.at(-1)?.seq ?? group.seq;
    if (!isKept) return [];
    const frames = messages.map(({ seq, parts }) =>
      toFrame(parts, { group: name, epoch, seq, at: sentAt }),
    );
    group.ring.add(frames, at);
    return frames;
  };

  return {
    get epoch() {
      return epoch;
    },
    start: (nextEpoch, numbers, ticks, at) => {
      epoch = nextEpoch;
      groups = new Map();
      const latestAt = ticks.at(-1)?.at ?? at;
      for (const { groups: ofTick, at: sentAt } of ticks)
        for (const messages of ofTick)
          add(messages, { sentAt, at: at - (latestAt - sentAt), hasClients: false });
      for (const [name, seq] of numbers) {
        const group = groupOf(name);
        if (group.seq !== seq) group.ring.clear();
        group.seq = seq;
      }
    },
    touch: (name, at) => {
      const group = groups.get(name);
      if (group) group.lastSeenAt = at;
    },
    add,
    since: (name, seq, at) => {
      const group = groups.get(name);
      if (seq > (group?.seq ?? 0)) return 'ahead';
      if (!group) return null;
      return seq === group.seq ? [] : group.ring.since(seq, at);
    },
    seq: name => groups.get(name)?.seq ?? 0,
  };
}
