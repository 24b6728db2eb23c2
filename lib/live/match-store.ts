import type { PartialEvent, WireEvent } from '@/lib/contract/event';
import { withdrawnStatus } from '@/lib/contract/event-status';
import { event } from '@/lib/contract/shapes/live-shapes';
import { parseOrNull } from '@/lib/contract/shapes/shape';
import type { AgeLimits } from '@/lib/domain/odds/comparison/age-limits';
import type { Market } from '@/lib/domain/odds/market';
import {
  eventKindOf,
  toMatch,
  toSources,
  type EventKind,
  type Match,
} from '@/lib/domain/match/match';
import type { PriceFreshness } from './prices/price-freshness';
import type { PriceStore } from './prices/price-store';
import { createEmitter } from './emitter';
import { withChange, withSnapshot } from './match-change';
import { equalExceptPrices } from './equal-except-prices';
import { createRecorder, type Recorder } from './recorder';

export type MatchStore = {
  /**
   * Subscribes to `list` (the set of matches, their status and start), `chosen`, or one match by its id.
   */
  subscribe(topic: 'list' | 'chosen' | string, listener: () => void): () => void;
  /** Returns the same array until a match is added or changes its status or start. */
  list(): Match[];
  /** Returns the same object until something other than a price changes. */
  match(id: string): Match | null;
  ids(): ReadonlySet<string>;
  /** The latest version of a match; null when it is unknown, or its host counts none. */
  version(id: string): number | null;
  /** Merges changes by id; a version at or below the known one changes only its freshness. */
  change(changes: PartialEvent[]): void;
  /** Runs the request for a snapshot, recording the changes that arrive during it. */
  during: Recorder<PartialEvent>['during'];
  /**
   * Applies a snapshot, without a flash: its matches, with the changes of `since` that are newer,
   * replace older ones. When it is a complete list, the matches of `expectedIds` that it lacks are
   * removed, but for those that have ended.
   */
  applySnapshot(events: WireEvent[], options?: SnapshotOptions): void;
  /** Shows the prices of each match as the visitor's choice has them; null: as they are. */
  comparePricesBy(choice: ComparedChoice | null): void;
  /** The bookmakers that the visitor compares, in the visitor's order; null for all. Topic: 'chosen'. */
  chosen(): readonly string[] | null;
};

/** The bookmakers that a visitor compares. */
export type ComparedChoice = {
  /** In the visitor's order. */
  slugs: readonly string[];
  /** The markets of a match as they are for this visitor. */
  toShown: (match: Match) => Market[];
};

type SnapshotOptions = { since?: PartialEvent[]; expectedIds?: ReadonlySet<string> };

type Options = {
  /**
   * The kind of unknown complete events that are added: a list's own kind, none on a match page.
   */
  acceptsNew: EventKind | null;
  prices: PriceStore;
  freshness: PriceFreshness;
  /** The limits of prices whose host states none. */
  ageLimits: AgeLimits;
};

/** Stores the matches on screen. The newest version wins, whatever the order of arrival. */
export function createMatchStore(initial: Match[], options: Options): MatchStore {
  const { acceptsNew, prices, freshness, ageLimits } = options;
  const latest = new Map(initial.map(match => [match.id, match]));
  // The objects that components receive: the same ones while only prices change.
  const displayed = new Map(latest);
  /** The versions at which matches were removed: a frame that is late must not bring them back. */
  const removed = new Map<string, number | null>();
  const emitter = createEmitter();
  const recorder = createRecorder<PartialEvent>();
  let choice: ComparedChoice | null = null;
  const toShown = (match: Match) => choice?.toShown(match) ?? match.markets;
  let list = [...displayed.values()];
  for (const match of list) {
    prices.put(match.id, match.markets, { flash: false });
    freshness.update(match, match.updatedAt);
  }

  /** `confirmedAt`: when the host created this state, null when it does not state that. */
  function store(next: Match, confirmedAt: number | null, flash: boolean): void {
    // A match that was removed has returned.
    if (!latest.has(next.id)) prices.suspend(next.id, false);
    prices.put(next.id, toShown(next), { flash });
    freshness.update(next, confirmedAt);
    display(next);
  }

  function display(next: Match): void {
    latest.set(next.id, next);
    const before = displayed.get(next.id);
    if (before && equalExceptPrices(before, next)) return;
    displayed.set(next.id, next);
    const listed = before && before.status === next.status && before.startTime === next.startTime;
    list = listed ? list : [...displayed.values()];
    emitter.notify(next.id);
    if (!listed) emitter.notify('list');
  }

  function remove(id: string): void {
    const known = latest.get(id);
    if (!known) return;
    latest.delete(id);
    removed.set(id, known.version);
    displayed.delete(id);
    freshness.update({ id, status: 'other' }, null);
    // Components that still show the match must offer no prices.
    prices.suspend(id, true);
    list = [...displayed.values()];
    emitter.notify('list');
  }

  function mergeKnown(change: PartialEvent): void {
    const before = latest.get(String(change.id));
    if (!before) return addUnknown(change);
    if (isOlder(change.version, before.version)) {
      // The same version again: the feed confirms the known state.
      if (change.version === before.version && change.updated_at != null) {
        freshness.update(before, change.updated_at);
        prices.quoteTimes.confirm(before.id, confirmationsOf(change));
        if (change.sources && before.sources)
          display({ ...before, sources: toSources(change.sources) });
      }
      return;
    }
    if (change.status === withdrawnStatus && acceptsNew !== null) return remove(before.id);
    store(withChange(before, change, ageLimits), change.updated_at ?? null, true);
    prices.quoteTimes.confirm(before.id, confirmationsOf(change));
  }

  function addUnknown(change: PartialEvent): void {
    const complete = parseOrNull(event, change);
    if (!complete || isOlder(change.version, removed.get(String(change.id)) ?? null)) return;
    const match = toMatch(complete, latest.size, ageLimits);
    if (eventKindOf(complete) === acceptsNew) store(match, match.updatedAt, false);
  }

  return {
    subscribe: emitter.subscribe,
    list: () => list,
    match: id => displayed.get(id) ?? null,
    ids: () => new Set(latest.keys()),
    version: id => latest.get(id)?.version ?? null,
    change: changes =>
      changes.forEach(change => {
        recorder.add(change);
        mergeKnown(change);
      }),
    during: recorder.during,
    applySnapshot(events, { since = [], expectedIds } = {}) {
      for (const event of events) {
        const before = latest.get(String(event.id));
        if (!before && acceptsNew === null) continue;
        const index = before?.index ?? latest.size;
        const match = withNewer(toMatch(event, index, ageLimits), since, ageLimits);
        if (before && before.version !== match.version && isOlder(match.version, before.version))
          continue;
        store(withSnapshot(before, match), match.updatedAt, false);
      }
      const presentIds = new Set(events.map(event => String(event.id)));
      for (const id of expectedIds ?? []) {
        // A frame with the name has all of it: the match has returned since.
        const hasReturned = since.some(change => String(change.id) === id && change.name);
        if (!presentIds.has(id) && !hasReturned && !hasEnded(latest.get(id))) remove(id);
      }
      freshness.thaw();
    },
    chosen: () => choice?.slugs ?? null,
    comparePricesBy(next) {
      choice = next;
      emitter.notify('chosen');
      for (const match of latest.values())
        prices.put(match.id, toShown(match), { flash: false, reopens: true });
    },
  };
}

/** A list of open matches lacks those that ended, which stay on screen as results. */
const hasEnded = (match: Match | undefined): boolean => match?.status === 'other';

const confirmationsOf = ({ bookmakers }: PartialEvent): Map<string, number | null> =>
  new Map((bookmakers ?? []).map(({ slug, confirmed_at: at }) => [slug, at ?? null]));

const isOlder = (version: number | null | undefined, current: number | null): boolean =>
  typeof version === 'number' && current !== null && version <= current;

/** A snapshot's match with those of the changes that are newer. */
const withNewer = (match: Match, changes: PartialEvent[], limits: AgeLimits): Match =>
  changes
    .filter(({ id }) => String(id) === match.id)
    .reduce(
      (next, change) =>
        typeof change.version === 'number' && !isOlder(change.version, next.version)
          ? withChange(next, change, limits)
          : next,
      match,
    );
