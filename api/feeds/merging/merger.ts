import { secondsInDay } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import { ApiError } from '@/api/errors';
import type { BookmakerMap } from '@/api/feeds/bookmakers/map-bookmakers';
import type { Sink } from '@/api/feeds/feed';
import type { Fragment } from '@/api/feeds/fragment';
import { matchFixtures, type MatchResult } from '@/api/feeds/matching/match-fixtures';
import type { FeedLink, FeedSource, FeedStore, SourceState } from '@/api/store/feeds/feed-store';
import { groupBy } from '@/api/group-by';
import { activeEvents, keyOf, knownFixtures, newEventId } from './event-links';
import { expectTimes } from './expect-times';
import { createLinkIndex } from './link-index';
import { logFailures } from './log-failures';
import { createMatchLimit, type MatchLimit } from './match-limit';
import { createMergedEvents } from './merged-events';
import { createOperatorChoices } from './operator-choices';
import { settleInTurn } from './settle-in-turn';
import { createSourceStates, type SourceOptions } from './source-states';

type Log = { warn(details: object, text: string): void };

type Deps = {
  store: FeedStore;
  sink: Sink;
  /** Unix ms. */
  now: () => number;
  markOf: (slug: string) => number | null;
  mapBookmakers: BookmakerMap;
  /** The most open matches of one source; what goes beyond is refused. */
  matchesPerSource: number;
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
  /** The options of a source; `touch` and `apply` work for others too. */
  use(source: string, options: SourceOptions): void;
  /** The same; resolves when the silence that the source promises is stored, so that a restart knows it. */
  register(source: string, options: SourceOptions): Promise<void>;
  /**
   * Applies what a source says about some matches, in their order: each is complete in the sink and
   * stored when the promise resolves. One that fails has no effect on the others, and is logged. Rejects
   * when all failed, so that a source sends them again; not when they are refused.
   */
  apply(fragments: readonly Fragment[]): Promise<Applied[]>;
  /** The same, with one result for each. */
  applyEach(fragments: readonly Fragment[]): Promise<PromiseSettledResult<Applied>[]>;
  /** A source that repeats nothing still lives. */
  touch(source: string, at: number): void;
  report(source: string, state: SourceState): void;
  /** A source no longer has a match: without another source an upcoming event is withdrawn. */
  remove(source: string, externalId: string): Promise<void>;
  linkOf(source: string, externalId: string): FeedLink | null;
  links(): FeedLink[];
  sources(): (FeedSource & SourceOptions)[];
  /**
   * Called every few seconds: follows the operator's choices, confirms live events, and suspends the
   * prices of sources that fell silent. What fails is logged and tried again by the next call.
   */
  tick(): Promise<void>;
};

const rememberedSeconds = 10 * secondsInDay;

/** Joins the sources' matches to events and puts the events into the sink, one change at a time. */
export function createMerger(deps: Deps): Merger {
  const { store, sink, now, markOf, mapBookmakers, matchesPerSource, log } = deps;
  const links = createLinkIndex();
  let states = createSourceStates([]);
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

  const { put, leave } = createMergedEvents({
    ...{ links, sink, seconds, markOf, mapBookmakers },
    stateOf: source => states.of(source),
  });

  /** Decides the events of the fragments that have none, of one source at a time. */
  function resultsFor(fragments: readonly Fragment[]): Map<string, MatchResult> {
    const results = new Map<string, MatchResult>();
    for (const [source, own] of groupBy(fragments, fragment => fragment.source)) {
      const fresh = own.filter(({ externalId }) => {
        const known = links.get({ source, externalId });
        return !known || (known.eventId === null && known.chosenBy === 'matcher');
      });
      if (fresh.length === 0) continue;
      const found = matchFixtures(source, fresh, knownFixtures(links.all()));
      for (const [externalId, result] of found) results.set(keyOf({ source, externalId }), result);
    }
    return results;
  }

  async function applyOne(
    fragment: Fragment,
    found: MatchResult | null,
    limit: MatchLimit,
  ): Promise<Applied> {
    const { source, externalId, at } = fragment;
    const known = links.get(fragment);
    if (known && fragment.revision !== undefined && fragment.revision <= known.revision)
      return toApplied(known, false);
    if (!known) limit.expectRoom(source);
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
      reportedAt: Math.max(at, known?.reportedAt ?? 0),
      ...(fragment.prices && { prices: fragment.prices }),
      ...(fragment.score && { score: fragment.score }),
    };
    if (link.eventId === null) await store.saveLink(link);
    else await put(link.eventId, link, fragment);
    links.set(link);
    if (!known) limit.add(link);
    return toApplied(link, true);
  }

  /** Runs one part of a sweep, on whose failure the other parts do not depend; returns whether it succeeded. */
  async function attempt(part: object, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      log.warn({ err: error, ...part }, 'a part of the sources could not be checked; trying again');
      return false;
    }
  }

  const applyEach: Merger['applyEach'] = fragments =>
    inTurn(async () => {
      const results = resultsFor(fragments);
      const limit = createMatchLimit({ links, max: matchesPerSource, now: seconds() });
      const settled = await settleInTurn(fragments, fragment => {
        expectTimes(fragment);
        states.touch(fragment.source, Math.min(fragment.at, seconds()));
        return applyOne(fragment, results.get(keyOf(fragment)) ?? null, limit);
      });
      logFailures(log, fragments, settled);
      return settled;
    });

  const choices = createOperatorChoices({ store, links, put, leave, attempt, seconds });

  return {
    start: async () => {
      states = createSourceStates(await store.sources());
      choices.start();
      for (const link of await store.links(seconds() - rememberedSeconds)) {
        links.set(link);
        lastSince = Math.max(lastSince, link.since);
      }
    },
    use: (source, options) => states.use(source, options),
    register: (source, options) =>
      inTurn(async () => {
        states.use(source, options);
        if (!states.isSilenceStored(source)) await saveSource(states.row(source));
      }),
    touch: (source, at) => states.touch(source, Math.min(at, seconds())),
    report: (source, state) => states.report(source, state),
    apply: async fragments => {
      const settled = await applyEach(fragments);
      const applied = settled.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
      const [failure] = settled.flatMap(one =>
        one.status === 'rejected' && !(one.reason instanceof ApiError) ? [one] : [],
      );
      if (failure && applied.length === 0) throw failure.reason;
      return applied;
    },
    applyEach,
    remove: (source, externalId) =>
      inTurn(async () => {
        const link = links.get({ source, externalId });
        if (!link) return;
        links.delete(link);
        try {
          if (link.eventId) await leave(link.eventId, link);
        } catch (error) {
          links.set(link);
          throw error;
        }
        await store.removeLink({ source, externalId });
      }),
    linkOf: (source, externalId) => links.get({ source, externalId }),
    links: links.all,
    sources: () => states.all(),
    tick: () =>
      inTurn(async () => {
        await attempt({ choices: 'of the operator' }, choices.follow);
        for (const row of states.takeChanged())
          if (!(await attempt({ source: row.source }, () => saveSource(row))))
            states.markChanged(row.source);
        for (const link of links.all())
          if (link.reportedAt < seconds() - rememberedSeconds) links.delete(link);
        for (const eventId of activeEvents(links.all()))
          await attempt({ eventId }, () => put(eventId));
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
