import type { EventChange } from '@/api/store/changes';
import type { PlacedComment } from '@/api/store/comments';
import type { Store } from '@/api/store/store';
import { newestComments, type StoredEvent } from '@/api/store/stored-event';
import type { Random } from './random';
import type { VirtualClock } from './virtual-clock';

export type UsedStore = Pick<Store, 'eventById' | 'storedComments' | 'writeChanges'>;

export type MemoryDatabase = {
  /** The events as a starting process loads them. */
  events(): StoredEvent[];
  /** `close`: the process died; what it was writing is stored completely or not at all. */
  connect(): { store: UsedStore; close(): void };
  /** While it fails, some transactions are rejected without effect. */
  setFailing(fails: boolean): void;
};

/** The parts of a database that the ingest needs: transactions that take a while and may fail. */
export function createMemoryDatabase(clock: VirtualClock, random: Random): MemoryDatabase {
  const events = new Map<string, StoredEvent>();
  const comments = new Map<string, Map<string, PlacedComment>>();
  let fails = false;

  const commentsOf = (eventId: string, inningsId: string) => {
    const key = `${eventId}/${inningsId}`;
    const known = comments.get(key) ?? new Map<string, PlacedComment>();
    comments.set(key, known);
    return known;
  };
  const commit = ({ next, comments: changed }: EventChange) => {
    events.set(next.id, { ...next, oddsHistory: null });
    for (const { inningsId, placed } of changed) {
      const known = commentsOf(next.id, inningsId);
      for (const comment of placed) {
        const position = known.get(comment.itemId)?.position ?? comment.position;
        known.set(comment.itemId, { ...comment, position });
      }
    }
  };
  const loaded = (event: StoredEvent): StoredEvent => ({
    ...event,
    commentary: event.commentary.map(innings => {
      const placed = [...commentsOf(event.id, innings.id).values()];
      const newest = placed.toSorted((a, b) => b.position - a.position).slice(0, newestComments);
      return { ...innings, total: placed.length, items: newest.map(({ item }) => item) };
    }),
  });

  function connect() {
    const inTransit = new Set<EventChange[]>();
    let isClosed = false;
    const store: UsedStore = {
      eventById: async id => {
        const event = events.get(id);
        return event ? loaded(event) : null;
      },
      storedComments: async (id, inningsId, items) =>
        items
          .flatMap(({ Id }) => commentsOf(id, inningsId).get(String(Id)) ?? [])
          .sort((a, b) => a.position - b.position),
      writeChanges: async changes => {
        if (isClosed) throw new Error('the connection is closed');
        inTransit.add(changes);
        await clock.sleep(random.between(1, 30));
        if (!inTransit.delete(changes)) throw new Error('the connection is closed');
        if (fails && random.chance(0.3)) throw new Error('the transaction failed');
        changes.forEach(commit);
      },
    };
    return {
      store,
      close: () => {
        isClosed = true;
        for (const changes of inTransit) if (random.chance(0.5)) changes.forEach(commit);
        inTransit.clear();
      },
    };
  }

  return {
    events: () => [...events.values()].map(loaded),
    connect,
    setFailing: next => {
      fails = next;
    },
  };
}
