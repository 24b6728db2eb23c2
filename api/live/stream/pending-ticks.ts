import type { ConfirmedEvent, EventUpdate } from '@/api/live/event-update';
import { createListUpdates } from './list-updates';
import { createPendingUpdates, type PendingUpdates } from './pending-updates';
import type { Part, Tick } from './tick';

/** What is published and not sent yet, by group, and the number of each group's last frame. */
export type PendingTicks = {
  /** Returns the groups that have something to send now. */
  add(update: EventUpdate): string[];
  /** The groups that have something to send. */
  groups(): string[];
  /** Continues behind these numbers. */
  setNumbers(numbers: ReadonlyMap<string, number>): void;
  /** Removes what these groups have to send; each frame has the next number of its group. `at`: unix ms. */
  take(groups: Iterable<string>, at: number): Tick;
};

/**
 * List groups (`event`, `event_{league}`) receive states with the first market only; an event's own group
 * receives all. Updates that wait are conflated.
 */
export function createPendingTicks(): PendingTicks {
  const pending = new Map<string, PendingUpdates>();
  const isListed = createListUpdates();
  let numbers = new Map<string, number>();
  let changed = new Map<string, number>();
  let confirmed = new Map<string, ConfirmedEvent>();

  const nextNumber = (group: string): number => {
    const seq = (numbers.get(group) ?? 0) + 1;
    numbers.set(group, seq);
    return seq;
  };

  return {
    add: update => {
      const { confirmed: event } = update;
      if (event) confirmed.set(event.id, event);
      else changed.set(update.eventId, Number(update.full.version));
      return updateParts(update, isListed).map(([group, parts]) => {
        const updates = pending.get(group) ?? createPendingUpdates();
        parts.forEach(updates.add);
        pending.set(group, updates);
        return group;
      });
    },
    groups: () => [...pending.keys()],
    setNumbers: next => {
      numbers = new Map(next);
    },
    take: (groups, at) => {
      const tick: Tick = {
        at,
        groups: [...groups].flatMap(group => {
          const parts = pending.get(group)?.take() ?? [];
          pending.delete(group);
          const messages = parts.map(ofMessage => ({ seq: nextNumber(group), parts: ofMessage }));
          return messages.length > 0 ? [{ group, messages }] : [];
        }),
        changed: [...changed],
        confirmed: [...confirmed.values()],
      };
      changed = new Map();
      confirmed = new Map();
      return tick;
    },
  };
}

/** The group of the cards of all events. */
const everyEvent = 'event';
const leagueGroup = (league: string): string => `event_${league}`;
const eventGroup = (eventId: string): string => `event_${eventId}`;

/** The groups that an update is sent to, and what each is sent. */
function updateParts(
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
