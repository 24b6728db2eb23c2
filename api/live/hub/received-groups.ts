import type { GroupMessages, Tick } from '@/api/live/stream/tick';
import { toFrame, type Frame } from './frame';
import { createFrameRing, ringMs } from './frame-ring';
import { framesSince, type GroupFrames } from './group-frames';

/**
 * The numbers and the latest frames of each group as the leader has published them. Every instance has
 * the frames of all groups, since a client may come from another instance.
 */
export type ReceivedGroups = {
  epoch(): string;
  /** Begins with the ticks that can still be read, oldest first. */
  start(
    epoch: string,
    numbers: ReadonlyMap<string, number>,
    ticks: readonly Tick[],
    at: number,
  ): void;
  /**
   * Returns the frames of one group, for its clients. Both times are unix ms: `sentAt` by the clock of
   * the leader, which may differ from that of this instance, `at` by this one's, by which frames age.
   */
  add(messages: GroupMessages, sentAt: number, at: number): Frame[];
  /**
   * The frames of a group after number `seq`; null when they are not all known; 'ahead' when the client
   * comes from an instance that has read more of the stream.
   */
  since(group: string, seq: number, at: number): Frame[] | 'ahead' | null;
  /** The number of the group's latest frame; 0 when there was none. */
  seq(group: string): number;
};

export function createReceivedGroups(): ReceivedGroups {
  let epoch = '';
  let groups = new Map<string, GroupFrames>();
  let sweptAt = 0;

  /** Groups without news, such as those of ended matches, would keep their last frames. */
  const sweep = (at: number): void => {
    if (at - sweptAt < ringMs) return;
    sweptAt = at;
    for (const { ring } of groups.values()) ring.trim(at);
  };

  const groupOf = (name: string): GroupFrames => {
    const known = groups.get(name) ?? { seq: 0, ring: createFrameRing() };
    groups.set(name, known);
    return known;
  };

  const add: ReceivedGroups['add'] = ({ group: name, messages }, sentAt, at) => {
    const group = groupOf(name);
    // After a restart of the numbers what the ring has is no continuation.
    if (messages[0] && messages[0].seq !== group.seq + 1) group.ring.clear();
    const frames = messages.map(({ seq, parts }) =>
      toFrame(parts, { group: name, epoch, seq, at: sentAt }),
    );
    group.ring.add(frames, at);
    sweep(at);
    group.seq = messages.at(-1)?.seq ?? group.seq;
    return frames;
  };

  return {
    epoch: () => epoch,
    start: (nextEpoch, numbers, ticks, at) => {
      epoch = nextEpoch;
      groups = new Map();
      const latestAt = ticks.at(-1)?.at ?? at;
      for (const { groups: ofTick, at: sentAt } of ticks)
        for (const one of ofTick) add(one, sentAt, at - (latestAt - sentAt));
      for (const [name, seq] of numbers) {
        const group = groupOf(name);
        if (group.seq !== seq) group.ring.clear();
        group.seq = seq;
      }
    },
    add,
    since: (name, seq, at) => {
      const group = groups.get(name);
      if (seq > (group?.seq ?? 0)) return 'ahead';
      return group ? framesSince(group, seq, at) : null;
    },
    seq: name => groups.get(name)?.seq ?? 0,
  };
}
