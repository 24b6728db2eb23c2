import { secondsInDay } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import { eventStatus } from '@/lib/contract/event-status';
import type { BookmakerMap } from '@/api/feeds/bookmakers/map-bookmakers';
import type { Sink } from '@/api/feeds/feed';
import type { Fragment } from '@/api/feeds/fragment';
import { matchFixtures, type MatchResult } from '@/api/feeds/matching/match-fixtures';
import type { FeedLink, FeedSource, FeedStore, SourceState } from '@/api/store/feeds/feed-store';
import { groupBy } from '@/api/group-by';
import { activeEvents, byAge, keyOf, knownFixtures, newEventId } from './event-links';
import type { LinkedMatch } from './linked-match';
import { mergeEvent, scoreOwner } from './merge-event';
import { createSourceStates, type SourceOptions } from './source-states';

type Log = { warn(details: object, text: string): void };

type Deps = {
  store: FeedStore;
  sink: Sink;
  /** Unix ms. */
  now: () => number;
  markOf: (slug: string) => number | null;
  mapBookmakers: BookmakerMap;
  log: Log;
};

/**
 * What happened to a fragment: its event, or null when it is not linked, for `reason`. One with a
 * revision that is not above the known one is not applied.
 */
export type Applied = {
  applied: boolean;
  revision: number;
  eventId: string | null;
  reason: string | null;
};

export type Merger = {
  /** Loads what the sources said before. Called once, before everything else. */
  start(): Promise<void>;
  /** The options of a source; `heard` and `apply` work for others too. */
  use(source: string, options: SourceOptions): void;
  /** The same; resolves when the silence that the source promises is stored, so that a restart knows it. */
  register(source: string, options: SourceOptions): Promise<void>;
  /**
   * Applies what a source says about some matches, in their order: each is complete in the sink and
   * stored when the promise resolves. Rejects with the first that the sink refuses.
   */
  apply(fragments: readonly Fragment[]): Promise<Applied[]>;
  /** A source that repeats nothing still lives. */
  heard(source: string, at: number): void;
  report(source: string, state: SourceState): void;
  /** A source no longer has a match: without another source an upcoming event is withdrawn. */
  remove(source: string, externalId: string): Promise<void>;
  linkOf(source: string, externalId: string): FeedLink | null;
  links(): FeedLink[];
  sources(): (FeedSource & SourceOptions)[];
  /**
   * Called every few seconds: follows the operator's choices, confirms live events, and suspends the
   * prices of sources that fell silent.
   */
  tick(): Promise<void>;
};

const rememberedSeconds = 10 * secondsInDay;

/** Joins the sources' matches to events and puts the events into the sink, one change at a time. */
export function createMerger({ store, sink, now, markOf, mapBookmakers, log }: Deps): Merger {
  const links = new Map<string, FeedLink>();
  let states = createSourceStates([]);
  let choicesSeen = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const seconds = () => getUnixTime(now());
  let lastSince = 0;
  /** By the order of arrival, whatever time a source states. */
  const nextSince = () => (lastSince = Math.max(now(), lastSince + 1));

  /** Runs one after the other: two changes of an event never cross. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work, work);
    queue = result.catch(() => undefined);
    return result;
  }

  async function saveSource(row: FeedSource): Promise<void> {
    await store.saveSource(row);
    states.markStored(row);
  }

  const linksOf = (eventId: string): FeedLink[] =>
    [...links.values()].filter(link => link.eventId === eventId);

  const toMatch = (link: FeedLink): LinkedMatch => {
    const { title = link.source, heardAt, maxSilence, confirms } = states.of(link.source);
    // Mapped when it is read, so that stored prices follow a changed file too.
    const prices = link.prices && mapBookmakers(link.source, link.prices);
    const lastHeard = Math.max(heardAt, link.saidAt);
    return { ...link, prices, title, heardAt: lastHeard, maxSilence, confirms };
  };

  const matchesOf = (eventId: string, instead?: FeedLink): LinkedMatch[] => {
    const others = linksOf(eventId).filter(link => !instead || keyOf(link) !== keyOf(instead));
    return (instead ? [...others, instead] : others).sort(byAge).map(toMatch);
  };

  async function put(eventId: string, changed?: FeedLink, fragment?: Fragment): Promise<void> {
    const [first, ...rest] = matchesOf(eventId, changed);
    if (!first) return;
    const matches = [first, ...rest] as const;
    const event = mergeEvent(matches, { eventId, now: seconds(), markOf });
    const ownsScore = scoreOwner(matches)?.source === fragment?.source;
    await sink.put({
      event,
      ...(ownsScore && fragment?.matchInfo && { matchInfo: fragment.matchInfo }),
      ...(ownsScore && fragment?.commentary && { commentary: fragment.commentary }),
    });
  }

  /** Decides the events of the fragments that have none, of one source at a time. */
  function resultsFor(fragments: readonly Fragment[]): Map<string, MatchResult> {
    const results = new Map<string, MatchResult>();
    for (const [source, own] of groupBy(fragments, fragment => fragment.source)) {
      const fresh = own.filter(({ externalId }) => {
        const known = links.get(keyOf({ source, externalId }));
        return !known || (known.eventId === null && known.chosenBy === 'matcher');
      });
      const found = matchFixtures(source, fresh, knownFixtures(links.values()));
      for (const [externalId, result] of found) results.set(keyOf({ source, externalId }), result);
    }
    return results;
  }

  async function applyOne(fragment: Fragment, found: MatchResult | null): Promise<Applied> {
    const { source, externalId, at } = fragment;
    const known = links.get(keyOf(fragment));
    if (known && fragment.revision !== undefined && fragment.revision <= known.revision)
      return toApplied(known, false);
    const link: FeedLink = {
      source,
      externalId,
      chosenBy: 'matcher',
      since: known ? known.since : nextSince(),
      changedAt: 0,
      ...(known ?? { eventId: null, reason: null, prices: null, score: null }),
      ...(found && toChoice(found, fragment)),
      fixture: fragment.fixture,
      revision: fragment.revision ?? known?.revision ?? 0,
      saidAt: Math.max(at, known?.saidAt ?? 0),
      ...(fragment.prices && { prices: fragment.prices }),
      ...(fragment.score && { score: fragment.score }),
    };
    if (link.eventId !== null) await put(link.eventId, link, fragment);
    await store.saveLink(link);
    links.set(keyOf(link), link);
    return toApplied(link, true);
  }

  /** Moves a match to the event that the operator chose. */
  async function follow(choice: FeedLink): Promise<void> {
    const known = links.get(keyOf(choice));
    if (known?.eventId === choice.eventId && known.changedAt === choice.changedAt) return;
    const { eventId, reason, chosenBy, changedAt } = choice;
    links.set(keyOf(choice), { ...(known ?? choice), eventId, reason, chosenBy, changedAt });
    if (known?.eventId && known.eventId !== eventId) await leave(known.eventId);
    if (eventId) await put(eventId);
  }

  /** An event without sources: an upcoming one is withdrawn, a live one has ended. */
  async function leave(eventId: string, last?: FeedLink): Promise<void> {
    if (linksOf(eventId).length > 0) return put(eventId);
    if (!last || seconds() < last.fixture.start) return sink.withdraw(eventId);
    const event = mergeEvent([toMatch(last)], { eventId, now: seconds(), markOf });
    await sink.put({ event: { ...event, status: eventStatus.past, match_status: 'Ended' } });
  }

  return {
    start: async () => {
      states = createSourceStates(await store.sources());
      choicesSeen = seconds();
      for (const link of await store.links(seconds() - rememberedSeconds)) {
        links.set(keyOf(link), link);
        lastSince = Math.max(lastSince, link.since);
      }
    },
    use: (source, options) => states.use(source, options),
    register: (source, options) =>
      inTurn(async () => {
        states.use(source, options);
        if (!states.isSilenceStored(source)) await saveSource(states.row(source));
      }),
    heard: (source, at) => states.heard(source, Math.min(at, seconds())),
    report: (source, state) => states.report(source, state),
    apply: fragments =>
      inTurn(async () => {
        const results = resultsFor(fragments);
        const applied: Applied[] = [];
        for (const fragment of fragments) {
          states.heard(fragment.source, Math.min(fragment.at, seconds()));
          const found = results.get(keyOf(fragment)) ?? null;
          applied.push(await applyOne(fragment, found));
        }
        return applied;
      }),
    remove: (source, externalId) =>
      inTurn(async () => {
        const link = links.get(keyOf({ source, externalId }));
        if (!link) return;
        links.delete(keyOf(link));
        try {
          if (link.eventId) await leave(link.eventId, link);
        } catch (error) {
          links.set(keyOf(link), link);
          throw error;
        }
        await store.removeLink({ source, externalId });
      }),
    linkOf: (source, externalId) => links.get(keyOf({ source, externalId })) ?? null,
    links: () => [...links.values()],
    sources: () => states.all(),
    tick: () =>
      inTurn(async () => {
        const since = choicesSeen - 1;
        choicesSeen = seconds();
        for (const choice of await store.operatorChanges(since)) await follow(choice);
        for (const row of states.takeChanged()) await saveSource(row);
        for (const link of links.values())
          if (link.saidAt < seconds() - rememberedSeconds) links.delete(keyOf(link));
        for (const eventId of activeEvents(links.values()))
          await put(eventId).catch((error: unknown) =>
            log.warn({ err: error, eventId }, 'an event could not be confirmed; trying again'),
          );
      }),
  };
}

const toApplied = ({ eventId, reason, revision }: FeedLink, applied: boolean): Applied => ({
  applied,
  revision,
  eventId,
  reason,
});

function toChoice(found: MatchResult, { source, externalId }: Fragment) {
  if (found.link === 'none') return { eventId: null, reason: found.reason };
  const eventId = found.link === 'event' ? found.eventId : newEventId(source, externalId);
  return { eventId, reason: null };
}
