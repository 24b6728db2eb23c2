import type { EventUpdate } from './event-update';
import { frameBytes, type Frame, type Part } from './frame';
import { createPendingUpdates, type PendingUpdates } from './pending-updates';

type Group = { seq: number; parts: PendingUpdates };

/**
 * The pending updates and the sequence numbers of each group. List groups (`event`,
 * `event_{league}`) receive states with the first market only; an event's own group receives all.
 */
export type Groups = {
  add(update: EventUpdate): void;
  /** Builds the frames of groups with clients; the other groups only increment their numbers. */
  flush(isHeard: (group: string) => boolean, at: number): Map<string, Frame[]>;
};

export const everyEvent = 'event';
export const leagueGroup = (league: string): string => `event_${league}`;
export const eventGroup = (eventId: string): string => `event_${eventId}`;

export function createGroups(): Groups {
  const groups = new Map<string, Group>();

  const add = (name: string, parts: Part[]) => {
    const group = groups.get(name) ?? { seq: 0, parts: createPendingUpdates() };
    groups.set(name, group);
    parts.forEach(group.parts.add);
  };

  return {
    add: update => {
      const card: Part = { type: 'event_updated', eventId: update.eventId, event: update.card };
      for (const name of [everyEvent, ...update.leagues.map(leagueGroup)]) add(name, [card]);
      add(eventGroup(update.eventId), detailParts(update));
    },
    flush: (isHeard, at) => {
      const frames = new Map<string, Frame[]>();
      for (const [name, group] of groups) {
        if (group.parts.isEmpty()) continue;
        const messages = group.parts.take();
        // A gap in the numbers shows a returning client that it missed something.
        if (isHeard(name))
          frames.set(
            name,
            messages.map(parts => frameOf(name, group, parts, at)),
          );
        else group.seq += messages.length;
      }
      return frames;
    },
  };
}

function frameOf(name: string, group: Group, parts: Part[], at: number): Frame {
  group.seq += 1;
  const bytes = frameBytes(parts, { group: name, seq: group.seq, at });
  return { seq: group.seq, parts, bytes };
}

function detailParts({ eventId, full, commentary, matchInfo }: EventUpdate): Part[] {
  const parts: Part[] = [{ type: 'event_updated', eventId, event: full }];
  if (commentary.length > 0) parts.push({ type: 'commentary', eventId, innings: commentary });
  if (matchInfo) parts.push({ type: 'match_info', eventId, matchInfo });
  return parts;
}
