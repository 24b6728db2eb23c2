import { secondsInDay } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import { ApiError } from '@/api/errors';
import type { BookmakerMap } from '@/api/feeds/bookmakers/map-bookmakers';
import type { Sink } from '@/api/feeds/feed';
import type { Fragment } from '@/api/feeds/fragment';
import type { MatchResult } from '@/api/feeds/matching/match-fixtures';
import { groupBy } from '@/lib/domain/group-by';
import {
  isWithdrawn,
  type FeedLink,
  type FeedSource,
  type FeedStore,
  type SourceState,
} from '@/api/store/feeds/feed-store';
import { cleanFragment } from './clean-fragment';
import { activeEvents, keyOf } from './event-links';
import {
  findEvents,
  idOf,
  isOutdated,
  planChoice,
  planFragment,
  planRemoval,
  planWithdrawal,
  putEvent,
  toApplied,
  type Applied,
  type Effect,
  type Known,
  type LinkChange,
} from './link-changes';
import { createLinkIndex, type LinkId } from './link-index';
import { createAttempts } from './attempts';
import { createMatchLimit, type MatchLimit } from './match-limit';
import {
  sourceOf,
  toSources,
  hasReturned,
  unstoredRows,
  withOptions,
  withSeen,
  withState,
  withStored,
  type SourceOptions,
  type Sources,
} from './sources';

type Deps = {
  store: FeedStore;
  sink: Sink;
  /** Unix ms. */
  now: () => number;
  markOf: (slug: string) => number | null;
  mapBookmakers: BookmakerMap;
  /** The most open matches of one source; what goes beyond is refused. */
  matchesPerSource: number;
  log: { warn(details: object, text: string): void };
};

export type Merger = {
  /** Loads what the sources reported before. Called once, before everything else. */
  start(): Promise<void>;
  /** The options of a source; `touch` and `apply` work for others too. */
  use(source: string, options: SourceOptions): void;
  /** The same; resolves when the promised silence is stored, so that it survives a restart. */
  register(source: string, options: SourceOptions): Promise<void>;
  /**
   * Applies what a source reports about some matches, in their order: each is complete in the sink and
   * stored when the promise resolves. One that fails has no effect on the others, and is logged. Rejects
   * when all failed, so that a source sends them again; not when they are refused.
   */
  apply(fragments: readonly Fragment[]): Promise<Applied[]>;
  /** The same, with one result for each. */
  applyEach(fragments: readonly Fragment[]): Promise<PromiseSettledResult<Applied>[]>;
  touch(source: string, at: number): void;
  report(source: string, state: SourceState): void;
  /** A source no longer has a match: without another source an upcoming event is withdrawn. */
  remove(source: string, externalId: string): Promise<void>;
  linkOf(source: string, externalId: string): FeedLink | null;
  links(source: string): FeedLink[];
  sources(): FeedSource[];
  /**
   * Called every few seconds: follows the operator's choices, confirms live events, and suspends the
   * prices of sources that fell silent. What fails is logged and tried again by the next call.
   */
  sweep(): Promise<void>;
};

const rememberedSeconds = 10 * secondsInDay;

/** Joins the sources' matches to events and puts the events into the sink, one change at a time. */
export function createMerger(deps: Deps): Merger {
  const { store, sink, now, markOf, mapBookmakers, matchesPerSource, log } = deps;
  const links = createLinkIndex();
  const attempt = createAttempts(log);
  let sources: Sources = new Map();
  let queue: Promise<unknown> = Promise.resolve();
  let lastSince = 0;
  let choicesReadAt = 0;
  const seconds = () => getUnixTime(now());
  const known = (): Known => ({ links, sources, now: seconds(), markOf, mapBookmakers });
  /** By the order of arrival, whatever time a source states. */
  const nextSince = () => (lastSince = Math.max(now(), lastSince + 1));

  /** Runs one after the other: two changes of an event never cross. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work, work);
    queue = result.catch(() => undefined);
    return result;
  }

  async function run(effects: readonly Effect[]): Promise<void> {
    for (const effect of effects)
      if (effect.kind === 'put') await sink.put(effect.change);
      else if (effect.kind === 'withdraw') await sink.withdraw(effect.eventId);
      else await store.saveLink(effect.link);
  }

  async function commit(change: LinkChange | null): Promise<void> {
    if (!change) return;
    await run(change.effects);
    if ('link' in change) return links.set(change.link);
    links.delete(change.removed);
    await store.removeLink(change.removed);
  }

  async function saveSource(row: FeedSource): Promise<void> {
    await store.saveSource(row);
    sources = withStored(sources, row);
  }

  async function applyOne(
    fragment: Fragment,
    found: MatchResult | null,
    limit: MatchLimit,
  ): Promise<Applied> {
    const { source, at } = fragment;
    sources = withSeen(sources, source, Math.min(at, seconds()));
    const link = links.get(fragment);
    if (link && isOutdated(fragment, link)) return toApplied(link, false);
    if (!link) limit.expectRoom(source);
    const change = planFragment(known(), fragment, { found, since: link?.since ?? nextSince() });
    await commit(change);
    if (!link) limit.add(change.link);
    return toApplied(change.link, true);
  }

  const applyEach: Merger['applyEach'] = fragments =>
    inTurn(async () => {
      const cleaned = fragments.map(fragment => {
        const fixture = links.get(fragment)?.fixture ?? null;
        return { fragment, clean: cleanFragment(fragment, { known: fixture, now: seconds() }) };
      });
      const usable = cleaned.flatMap(({ clean }) => (clean instanceof ApiError ? [] : [clean]));
      const events = findEvents(links, usable);
      const limit = createMatchLimit({ links, max: matchesPerSource, now: seconds() });
      const settled: PromiseSettledResult<Applied>[] = [];
      const failures: (LinkId & { err: unknown })[] = [];
      for (const { fragment, clean } of cleaned)
        try {
          if (clean instanceof ApiError) throw clean;
          const found = events.get(keyOf(clean)) ?? null;
          settled.push({ status: 'fulfilled', value: await applyOne(clean, found, limit) });
        } catch (reason) {
          settled.push({ status: 'rejected', reason });
          failures.push({ ...idOf(fragment), err: reason });
        }
      // One line for each source: a batch may have hundreds of the same failure.
      for (const [, [first, ...others]] of groupBy(failures, ({ source }) => source))
        log.warn({ ...first, others: others.length }, 'a match could not be applied');
      // Others wait for the sweep; these an operator would see as silent until then.
      for (const { row } of [...sources.values()].filter(hasReturned))
        await attempt({ source: row.source }, () => saveSource(row));
      return settled;
    });

  /** Follows the choices since the last call, and those that could not be followed then. */
  async function followChoices(): Promise<void> {
    const startedAt = seconds();
    const choices = await store.operatorChanges(choicesReadAt - 1);
    const withdrawn = choices.filter(isWithdrawn);
    for (const match of withdrawn) links.delete(match);
    // Together, since a source may have thousands of matches.
    const results = await Promise.all(
      withdrawn.map(match =>
        attempt(idOf(match), async () => {
          const others = match.eventId === null ? [] : await store.linksOf(match.eventId);
          await commit(planWithdrawal(known(), match, others));
        }),
      ),
    );
    for (const choice of choices.filter(one => !isWithdrawn(one)))
      results.push(await attempt(idOf(choice), () => commit(planChoice(known(), choice))));
    if (results.every(Boolean)) choicesReadAt = startedAt;
  }

  return {
    start: async () => {
      sources = toSources(await store.sources());
      choicesReadAt = seconds();
      for (const link of await store.links(seconds() - rememberedSeconds)) {
        links.set(link);
        lastSince = Math.max(lastSince, link.since);
      }
    },
    use: (source, options) => void (sources = withOptions(sources, source, options)),
    register: (source, options) =>
      inTurn(async () => {
        sources = withOptions(sources, source, options);
        const known = sourceOf(sources, source);
        if (known.row.maxSilence !== known.stored?.maxSilence || hasReturned(known))
          await saveSource(known.row);
      }),
    touch: (source, at) => void (sources = withSeen(sources, source, Math.min(at, seconds()))),
    report: (source, state) => void (sources = withState(sources, source, state)),
    apply: async fragments => {
      const settled = await applyEach(fragments);
      const applied = settled.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
      const failure = settled.find(
        one => one.status === 'rejected' && !(one.reason instanceof ApiError),
      );
      if (failure?.status === 'rejected' && applied.length === 0) throw failure.reason;
      return applied;
    },
    applyEach,
    remove: (source, externalId) =>
      inTurn(async () => {
        const link = links.get({ source, externalId });
        if (link) await commit(planRemoval(known(), link));
      }),
    linkOf: (source, externalId) => links.get({ source, externalId }),
    links: links.ofSource,
    sources: () => [...sources.values()].map(({ row }) => row),
    sweep: () =>
      inTurn(async () => {
        await attempt({ choices: 'of the operator' }, followChoices);
        for (const row of unstoredRows(sources))
          await attempt({ source: row.source }, () => saveSource(row));
        for (const link of links.all())
          if (link.reportedAt < seconds() - rememberedSeconds) links.delete(link);
        for (const eventId of activeEvents(links.all()))
          await attempt({ eventId }, async () => run(putEvent(known(), eventId)));
      }),
  };
}
