import type { PartialEvent, WireEvent } from '../contract/event';
import { event } from '../contract/live-shapes';
import { readWhole } from '../contract/shape';
import { mergeMarkets, toMarkets } from '../domain/market';
import { toMatch, toMatchStatus, toScores, type Match } from '../domain/match';
import type { Confirmations } from './confirmations';
import type { PriceStore } from './price-store';
import { createTopics } from './topics';

export type MatchStore = {
  /** Follows `list` (which matches there are, their status and start) or one match by its id. */
  subscribe(topic: 'list' | string, wake: () => void): () => void;
  /** The same array until a match comes, or changes status or start. */
  list(): Match[];
  /** The same object until something other than a price changes. */
  match(id: string): Match | null;
  ids(): ReadonlySet<string>;
  /** Merges changes by id; a version at or below the known one changes nothing but its confirmation. */
  change(changes: PartialEvent[]): void;
  /**
   * Takes a snapshot: what is newer replaces what is here, nothing flashes. When it is a whole list,
   * those of `wholeOf` that it lacks are gone.
   */
  restore(events: WireEvent[], wholeOf?: ReadonlySet<string>): void;
};

export type EventKind = 'match' | 'outright';

type Options = {
  /** Lists take in whole events of their kind that they did not know; a match page takes none. */
  acceptsNew: EventKind | null;
  prices: PriceStore;
  confirmations: Confirmations;
};

/** Holds the matches on screen. Newest version wins, whatever the order of arrival. */
export function createMatchStore(initial: Match[], options: Options): MatchStore {
  const { acceptsNew, prices, confirmations } = options;
  const latest = new Map(initial.map(match => [match.id, match]));
  // As the screen has them: while only prices move, the objects stay the same.
  const shown = new Map(latest);
  const topics = createTopics();
  let list = [...shown.values()];
  for (const match of list) {
    prices.put(match.id, match.markets, { flash: false });
    confirmations.hear(match, match.updatedAt);
  }

  /** `confirmedAt`: when the host made this, null when it does not say. */
  function keep(next: Match, confirmedAt: number | null, flash: boolean): void {
    latest.set(next.id, next);
    prices.put(next.id, next.markets, { flash });
    confirmations.hear(next, confirmedAt);
    const before = shown.get(next.id);
    if (before && sameHead(before, next)) return;
    shown.set(next.id, next);
    const listed = before && before.status === next.status && before.startTime === next.startTime;
    list = listed ? list : [...shown.values()];
    topics.wake(next.id);
    if (!listed) topics.wake('list');
  }

  function remove(id: string): void {
    const gone = latest.get(id);
    if (!gone) return;
    latest.delete(id);
    shown.delete(id);
    confirmations.hear({ id, status: 'other' }, null);
    // Whoever still shows it has no prices to offer.
    prices.hold(id, true);
    list = [...shown.values()];
    topics.wake('list');
  }

  function known(change: PartialEvent): void {
    const before = latest.get(String(change.id));
    if (!before) return unknown(change);
    if (isOlder(change.version, before.version)) {
      // The state we have, and the feed stands by it.
      if (change.version === before.version && change.updated_at != null)
        confirmations.hear(before, change.updated_at);
      return;
    }
    keep(withChange(before, change), change.updated_at ?? null, true);
  }

  function unknown(change: PartialEvent): void {
    const whole = readWhole(event, change);
    if (!whole) return;
    const match = toMatch(whole, latest.size);
    if (kindOf(whole, match) === acceptsNew) keep(match, match.updatedAt, false);
  }

  return {
    subscribe: topics.subscribe,
    list: () => list,
    match: id => shown.get(id) ?? null,
    ids: () => new Set(latest.keys()),
    change: changes => changes.forEach(known),
    restore(events, wholeOf) {
      for (const event of events) {
        const before = latest.get(String(event.id));
        if (before && before.version !== event.version && isOlder(event.version, before.version))
          continue;
        const match = toMatch(event, before?.index ?? latest.size);
        if (!before && acceptsNew === null) continue;
        const markets = mergeMarkets(before?.markets ?? [], match.markets);
        keep({ ...match, markets }, match.updatedAt, false);
      }
      const present = new Set(events.map(event => String(event.id)));
      for (const id of wholeOf ?? []) {
        if (!present.has(id)) remove(id);
      }
    },
  };
}

const isOlder = (version: number | null | undefined, known: number | null): boolean =>
  typeof version === 'number' && known !== null && version <= known;

function withChange(before: Match, change: PartialEvent): Match {
  return {
    ...before,
    ...(change.status != null && { status: toMatchStatus(change.status) }),
    ...(change.start_time != null && { startTime: change.start_time }),
    ...(change.match_status != null && { statusText: change.match_status }),
    ...(change.inplay_time != null && { inplayTime: String(change.inplay_time) }),
    ...(change.score != null && { scores: toScores(change.score) }),
    ...(change.markets && { markets: mergeMarkets(before.markets, toMarkets(change.markets)) }),
    ...(change.markets_count != null && { marketsCount: change.markets_count }),
    ...(change.updated_at != null && { updatedAt: change.updated_at }),
    ...(change.version != null && { version: change.version }),
  };
}

/** Both kinds are told of in the same group; an outright has runners, not two teams. */
function kindOf({ competitors }: WireEvent, { teams }: Match): EventKind {
  const hasTwo = competitors ? competitors.length === 2 : teams.every(team => team.name !== '');
  return hasTwo ? 'match' : 'outright';
}

/** Whether two states differ in prices and stamps at most: prices live in the price store. */
function sameHead(before: Match, after: Match): boolean {
  return headOf(before) === headOf(after);
}

const headOf = ({ markets, updatedAt: _at, version: _version, ...head }: Match): string =>
  JSON.stringify([
    head,
    markets.map(market => [market.id, market.name, market.selections.map(s => [s.id, s.name])]),
  ]);
