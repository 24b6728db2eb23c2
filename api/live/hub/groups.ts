import type { EventUpdate } from '@/api/live/event-update';
import { toFrame, type Frame, type Part } from './frame';
import { createFrameRing, ringMs } from './frame-ring';
import { framesSince, type GroupFrames } from './group-frames';
import { createListUpdates } from './list-updates';
import { createPendingUpdates, type PendingUpdates } from './pending-updates';

type Group = GroupFrames & {
  parts: PendingUpdates;
  /** When it last had a client; unix ms. */
  lastSeenAt: number;
};

/**
 * The pending updates, the sequence numbers and the latest frames of each group. List groups (`event`,
 * `event_{league}`) receive states with the first market only; an event's own group receives all.
 */
export type Groups = {
  /** Returns the names of the groups that have something to send now. */
  add(update: EventUpdate): string[];
  /** The names of the groups whose updates have not been taken. */
  pending(): string[];
  /** Notes that the group has a client at this time (unix ms). */
  touch(name: string, at: number): void;
  /**
   * Builds the frames of a group's pending updates. A group that had no client for as long as frames
   * can be recovered only increments its number: a returning client detects the gap.
   */
  take(name: string, at: number): Frame[];
  /** The frames of a group after number `seq`; null when they are not all known. */
  since(name: string, seq: number, at: number): Frame[] | null;
  /** The number of the group's latest frame; 0 when there was none. */
  seq(name: string): number;
};

/** `epoch` names this run of the numbers, which begin again with the process. */
export function createGroups(epoch: string): Groups {
  const groups = new Map<string, Group>();
  const isListed = createListUpdates();
  let sweptAt = 0;

  /** Groups without news, such as those of ended matches, would keep their last frames. */
  const sweep = (at: number): void => {
    if (at - sweptAt < ringMs) return;
    sweptAt = at;
    for (const { ring } of groups.values()) ring.trim(at);
  };

  const groupOf = (name: string): Group => {
    const known = groups.get(name);
    if (known) return known;
    const parts = createPendingUpdates();
    const ring = createFrameRing();
    const group: Group = { seq: 0, parts, ring, lastSeenAt: Number.NEGATIVE_INFINITY };
    groups.set(name, group);
    return group;
  };

  return {
    add: update =>
      updateParts(update, isListed).map(([name, parts]) => {
        parts.forEach(groupOf(name).parts.add);
        return name;
      }),
    pending: () => [...groups].flatMap(([name, { parts }]) => (parts.isEmpty() ? [] : [name])),
    touch: (name, at) => {
      const group = groups.get(name);
      if (group) group.lastSeenAt = at;
    },
    take: (name, at) => {
      sweep(at);
      const group = groups.get(name);
      if (!group || group.parts.isEmpty()) return [];
      const messages = group.parts.take();
      if (at - group.lastSeenAt > ringMs) {
        group.seq += messages.length;
        group.ring.clear();
        return [];
      }
      const frames = messages.map(parts => {
        group.seq += 1;
        return toFrame(parts, { group: name, epoch, seq: group.seq, at });
      });
      group.ring.add(frames, at);
      return frames;
    },
    since: (name, seq, at) => {
      const group = groups.get(name);
      return group ? framesSince(group, seq, at) : null;
    },
    seq: name => groups.get(name)?.seq ?? 0,
  };
}

/** The group of the cards of all events. */
const everyEvent = 'event';
const leagueGroup = (league: string): string => `event_${league}`;
const eventGroup = (eventId: string): string => `event_${eventId}`;

/** The groups that an update is sent to, and what each is sent. */
export function updateParts(
  update: EventUpdate,
  isListed: (card: EventUpdate['card']) => boolean,
): [group: string, parts: Part[]][] {
  const card: Part = { type: 'event_updated', eventId: update.eventId, event: update.card };
  const lists = isListed(update.card) ? [everyEvent, ...update.leagues.map(leagueGroup)] : [];
  return [
    ...lists.map((name): [string, Part[]] => [name, [card]]),
    [eventGroup(update.eventId), detailParts(update)],
  ];
}

function detailParts({ eventId, full, commentary, matchInfo }: EventUpdate): Part[] {
  const parts: Part[] = [{ type: 'event_updated', eventId, event: full }];
  if (commentary.length > 0) parts.push({ type: 'commentary', eventId, innings: commentary });
  if (matchInfo) parts.push({ type: 'match_info', eventId, matchInfo });
  return parts;
}
