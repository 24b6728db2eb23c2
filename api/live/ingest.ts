import { setImmediate as nextTurn } from 'node:timers/promises';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { CommentaryItem } from '@/lib/contract/commentary';
import type { EventBookmaker, WireMarket } from '@/lib/contract/event';
import type { FedChange, FedEvent, Sink } from '@/api/feeds/feed';
import type { PlacedComment } from '@/api/store/comments';
import type { FeedLink } from '@/api/store/feeds/feed-store';
import { defaultAgeLimits, type AgeLimits } from '@/lib/domain/odds/comparison/age-limits';
import { withComparison } from '@/lib/domain/odds/comparison/compare-event';
import { eventStatus } from '@/lib/contract/event-status';
import { isPast, newestComments, type StoredEvent } from '@/api/store/stored-event';
import type { Store } from '@/api/store/store';
import { groupBy } from '@/lib/domain/group-by';
import type { EventCache } from './event-cache';
import type { Bus } from './bus';
import { confirmation, diffEvent, type EventDiff } from './diff';
import { withOpened } from './opened-odds';
import { createBatchQueue } from './batch-queue';
import { mergeChanges } from './merge-changes';
import { withdrawEvent } from './withdraw-event';

type Deps = {
  store: Pick<Store, 'eventById' | 'storedComments' | 'writeChanges'>;
  eventCache: EventCache;
  bus: Pick<Bus, 'publish'>;
  /** Unix ms. */
  now: () => number;
  /** Of prices whose source states none. */
  ageLimits?: AgeLimits;
  /** Sorts the bookmakers of an event as they are published; as the feed has them without it. */
  publishedBookmakers?: (bookmakers: readonly EventBookmaker[]) => EventBookmaker[];
};

export type Ingest = Sink & {
  /** Publishes the current events whose bookmakers have another order now. */
  reorderBookmakers(): Promise<void>;
  idle(): Promise<void>;
};

/**
 * Clients treat prices as stale after a minute without an update, so an unchanged live event is
 * confirmed.
 */
const confirmAfterSeconds = 20;

/** `pending` are the changes of the event that are stored together with this one. */
type Plan = (before: StoredEvent | null, pending: EventDiff[]) => Promise<EventDiff | null>;
type Job = { eventId: string; plan: Plan; link?: FeedLink };

/**
 * Compares a feed's changes with the known state, stores what changed, and only then caches and
 * publishes it. Concurrent changes share a transaction; those of one event keep their order. A
 * change that cannot be stored rejects its own promise and has no effect.
 */
export function createIngest({
  store,
  eventCache,
  bus,
  now,
  ageLimits = defaultAgeLimits,
  publishedBookmakers = bookmakers => [...bookmakers],
}: Deps): Ingest {
  const seconds = () => getUnixTime(now());
  const known = async (id: string) => eventCache.get(id) ?? (await store.eventById(id));

  /** The differences of one event's jobs, each from the state that the job before it leaves. */
  const planned = async (eventId: string, jobs: Job[]): Promise<EventDiff[]> => {
    const steps: EventDiff[] = [];
    let before = await known(eventId);
    for (const { plan } of jobs) {
      const step = await plan(before, steps);
      if (!step) continue;
      steps.push(step);
      before = step.change.next;
    }
    return steps;
  };

  const commit = async (jobs: Job[]): Promise<void> => {
    const byEvent = groupBy(jobs, ({ eventId }) => eventId);
    const events = await Promise.all([...byEvent].map(([id, ofEvent]) => planned(id, ofEvent)));
    const changed = events.filter(steps => steps.length > 0);
    await store.writeChanges(
      changed.map(steps => mergeChanges(steps.map(({ change }) => change))),
      jobs.flatMap(({ link }) => link ?? []),
    );
    for (const { change, update } of changed.flat()) {
      if (change.next.withdrawn) eventCache.remove(change.next.id);
      else eventCache.put(change.next);
      bus.publish(update);
    }
  };

  const batchQueue = createBatchQueue<Job>({ keyOf: job => job.eventId, run: commit });

  const published = (event: FedEvent): FedEvent =>
    event.bookmakers ? { ...event, bookmakers: publishedBookmakers(event.bookmakers) } : event;

  const planPut =
    (fed: FedChange): Plan =>
    async (before, pending) => {
      const older = await olderComments(store, fed, before, pending);
      const event = withComparison(published(fed.event), seconds(), ageLimits);
      const compared = { ...fed, event };
      if (isLarge(event)) await nextTurn();
      const step = diffEvent(compared, { before, older, now: seconds() });
      if (!step && before) confirm(before, compared.event);
      return step;
    };

  /** `fed` differs from the event at most by the times of its prices. */
  const confirm = (event: StoredEvent, fed: FedEvent) => {
    const isDue = seconds() - event.updatedAt >= confirmAfterSeconds;
    if (!isDue || event.fields.status !== eventStatus.live) return;
    const { bookmakers, sources } = fed;
    const confirmed: StoredEvent = {
      ...event,
      fields: { ...event.fields, ...(bookmakers && { bookmakers }), ...(sources && { sources }) },
      markets: withOpened(fed.markets ?? [], event.markets),
      updatedAt: seconds(),
    };
    eventCache.put(confirmed);
    bus.publish(confirmation(confirmed));
  };

  const planReorder = async (before: StoredEvent | null) => {
    if (!before?.fields.bookmakers || before.withdrawn) return null;
    const { id, kind, fields } = before;
    const bookmakers = publishedBookmakers(before.fields.bookmakers);
    const markets = bestInOrder(before.markets, bookmakers);
    const event = { ...fields, id, kind, bookmakers, markets };
    return diffEvent({ event }, { before, older: new Map(), now: seconds() });
  };

  return {
    put: ({ link, ...fed }) =>
      batchQueue.enqueue({ eventId: fed.event.id, plan: planPut(fed), ...(link && { link }) }),
    withdraw: eventId =>
      batchQueue.enqueue({ eventId, plan: async before => withdrawEvent(before, seconds()) }),
    reorderBookmakers: async () => {
      const current = eventCache.all().filter(event => !isPast(event));
      await Promise.all(
        current.map(({ id }) => batchQueue.enqueue({ eventId: id, plan: planReorder })),
      );
    },
    idle: batchQueue.idle,
  };
}

/** Whether each step of a change takes so long that requests must be served between them. */
const isLarge = ({ markets, bookmakers }: FedEvent): boolean =>
  (markets?.length ?? 0) * (bookmakers?.length ?? 0) > 200;

/** Markets with the best bookmakers of each selection in the order of `bookmakers`. */
function bestInOrder(
  markets: readonly WireMarket[],
  bookmakers: readonly EventBookmaker[],
): WireMarket[] {
  const ranks = new Map(bookmakers.map(({ slug }, index) => [slug, index]));
  const rankOf = (slug: string) => ranks.get(slug) ?? ranks.size;
  return markets.map(market => ({
    ...market,
    selections: market.selections.map(selection =>
      selection.best
        ? { ...selection, best: selection.best.toSorted((a, b) => rankOf(a) - rankOf(b)) }
        : selection,
    ),
  }));
}

/** Queries the database only when the feed sent a comment that may no longer be cached. */
async function olderComments(
  store: Deps['store'],
  { event, commentary = [] }: FedChange,
  before: StoredEvent | null,
  pending: EventDiff[],
): Promise<Map<string, PlacedComment[]>> {
  const older = new Map<string, PlacedComment[]>();
  for (const { id, items } of commentary) {
    const stored = before?.commentary.find(innings => innings.id === String(id));
    if (!stored || stored.total <= newestComments) continue;
    const unknown = items.filter(isNotIn(stored.items));
    if (unknown.length === 0) continue;
    const unknownIds = new Set(unknown.map(item => String(item.Id)));
    const placed = pending.flatMap(({ change }) =>
      change.comments.flatMap(innings => (innings.inningsId === stored.id ? innings.placed : [])),
    );
    older.set(stored.id, [
      ...(await store.storedComments(event.id, stored.id, unknown)),
      ...placed.filter(({ itemId }) => unknownIds.has(itemId)),
    ]);
  }
  return older;
}

function isNotIn(items: readonly CommentaryItem[]): (item: CommentaryItem) => boolean {
  const ids = new Set(items.map(item => String(item.Id)));
  return item => !ids.has(String(item.Id));
}
