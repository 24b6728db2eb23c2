import type { CommentaryItem } from '@/lib/contract/commentary';
import type { FedChange, Sink } from '../feeds/feed';
import type { PlacedComment } from '../store/comments';
import { liveStatus, newestComments, type KeptEvent } from '../store/kept-event';
import type { Store } from '../store/store';
import type { Board } from './board';
import type { Bus } from './bus';
import { confirmation, difference, type Difference } from './difference';
import { createTurns } from './turns';
import { withdrawal } from './withdrawal';

type Deps = {
  store: Pick<Store, 'eventById' | 'storedComments' | 'writeChanges'>;
  board: Board;
  bus: Bus;
  /** Unix ms. */
  now: () => number;
};

/** Readers call prices stale after a minute without news, so an unchanged live event is confirmed. */
const confirmAfterSeconds = 20;

type Job = { eventId: string; plan: (before: KeptEvent | null) => Promise<Difference | null> };

/**
 * Compares what a feed says with what is known, stores what changed, and only then shows and
 * publishes it. Changes that arrive together share a transaction; those of one event keep their
 * order. A change that cannot be stored rejects its own promise and leaves no trace.
 */
export function createIngest({ store, board, bus, now }: Deps): Sink & { idle(): Promise<void> } {
  const seconds = () => Math.floor(now() / 1000);
  const known = async (id: string) => board.get(id) ?? (await store.eventById(id));

  const commit = async (jobs: Job[]): Promise<void> => {
    const planned = await Promise.all(jobs.map(async job => job.plan(await known(job.eventId))));
    const differences = planned.filter(step => step !== null);
    await store.writeChanges(differences.map(({ change }) => change));
    for (const { change, update } of differences) {
      if (change.next.withdrawn) board.remove(change.next.id);
      else board.put(change.next);
      bus.publish(update);
    }
  };

  const turns = createTurns<Job>({ keyOf: job => job.eventId, run: commit });

  const planPut = (fed: FedChange) => async (before: KeptEvent | null) => {
    const older = await olderComments(store, fed, before);
    const step = difference(fed, { before, older, now: seconds() });
    if (!step && before) confirm(before);
    return step;
  };

  const confirm = (event: KeptEvent) => {
    const due = seconds() - event.updatedAt >= confirmAfterSeconds;
    if (!due || event.fields.status !== liveStatus) return;
    const confirmed = { ...event, updatedAt: seconds() };
    board.put(confirmed);
    bus.publish(confirmation(confirmed));
  };

  return {
    put: fed => turns.take({ eventId: fed.event.id, plan: planPut(fed) }),
    withdraw: eventId =>
      turns.take({ eventId, plan: async before => withdrawal(before, seconds()) }),
    idle: turns.idle,
  };
}

/** Asks the database only when the feed names a comment that memory may have let go. */
async function olderComments(
  store: Deps['store'],
  { event, commentary = [] }: FedChange,
  before: KeptEvent | null,
): Promise<Map<string, PlacedComment[]>> {
  const older = new Map<string, PlacedComment[]>();
  for (const { id, items } of commentary) {
    const held = before?.commentary.find(innings => innings.id === String(id));
    if (!held || held.total <= newestComments) continue;
    const unknown = items.filter(isNotIn(held.items));
    if (unknown.length > 0)
      older.set(held.id, await store.storedComments(event.id, held.id, unknown));
  }
  return older;
}

function isNotIn(items: readonly CommentaryItem[]): (item: CommentaryItem) => boolean {
  const ids = new Set(items.map(item => String(item.Id)));
  return item => !ids.has(String(item.Id));
}
