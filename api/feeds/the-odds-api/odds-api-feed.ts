import { secondsInDay } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { Fragment } from '@/api/feeds/fragment';
import type { SourceLinks } from '@/api/feeds/bookmakers/source-links';
import { latestEnd } from '@/api/feeds/merging/merge-event';
import type { Merger } from '@/api/feeds/merging/merger';
import { createItemCalls } from '@/api/feeds/provider/item-calls';
import { ProviderError } from '@/api/feeds/provider/provider-error';
import { createUnreadableItems } from '@/api/feeds/provider/unreadable-items';
import { createPolledSource, type PolledSource } from '@/api/feeds/provider/polled-source';
import { createSourceUsage } from '@/api/feeds/provider/source-usage';
import { planOf } from './budget';
import { createOddsApiClient } from './odds-api-client';
import { Sports } from './odds-api-replies';
import { oddsApiSource as source, toFragments } from './to-fragments';

type Options = {
  url: string;
  key: string;
  merger: Pick<Merger, 'use' | 'apply' | 'touch' | 'links' | 'remove' | 'report' | 'sources'>;
  /** Keys of bookmakers; empty: those of `regions`. */
  bookmakers: readonly string[];
  regions: readonly string[];
  /** Chooses the links of a reply; null: no agreement is about links, and they are not requested. */
  sourceLinks: (() => SourceLinks) | null;
  /** Credits a month. */
  budget: number;
  /** Unix ms. */
  now: () => number;
  log: { warn(details: object, text: string): void };
  /** Waits before a retry; tests do not wait. */
  wait?: (ms: number) => Promise<unknown>;
};

const listEveryMs = 5 * 60_000;
const markets = ['h2h', 'totals'];
const bookmakersPerRegion = 10;
const soonSeconds = secondsInDay;

/** Matches and prices of The Odds API, as often as the budget allows. */
export function createOddsApiFeed(options: Options): PolledSource {
  const { merger, sourceLinks, budget, now, log } = options;
  const priced =
    options.bookmakers.length > 0
      ? { bookmakers: options.bookmakers.join(',') }
      : { regions: options.regions.join(',') };
  const regionCount =
    Math.ceil(options.bookmakers.length / bookmakersPerRegion) || options.regions.length;
  const cost = markets.length * regionCount;
  /** The matches of each competition as they were last listed. */
  const listed = new Map<string, Fragment[]>();
  const pricedAt = new Map<string, number>();
  const usage = createSourceUsage({ source, merger, now });
  const client = createOddsApiClient({ ...options, onReply: usage.count });
  const calls = { source, usage, now, log };
  const lists = createItemCalls({ ...calls, isEssential: true });
  const prices = createItemCalls({ ...calls, isEssential: true });
  const allCalls = [lists, prices];
  const unreadable = createUnreadableItems({ source, usage, log });
  let listedAt = 0;

  async function list(): Promise<void> {
    const sports = Sports.safeParse(await client('/sports')).data;
    if (!sports) throw new ProviderError('/sports: the reply has an unknown shape', listEveryMs);
    const keys = sports.flatMap(({ key, active }) =>
      active && key.startsWith('cricket') ? [key] : [],
    );
    for (const key of listed.keys()) if (!keys.includes(key)) listed.delete(key);
    await lists.each(keys, async key => {
      const reply = await client(`/sports/${key}/events`);
      const matches = toFragments(reply, getUnixTime(now()));
      unreadable.set(`list of ${key}`, matches.unreadable);
      listed.set(key, matches.fragments);
    });
    const all = [...listed.values()].flat();
    await merger.apply(all);
    const ids = new Set(all.map(({ externalId }) => externalId));
    // What could not be read is not known to be gone.
    const isGone = (id: string) => !ids.has(id) && !unreadable.mayBe(id);
    const isComplete = !keys.some(lists.hasFailed);
    for (const link of merger.links())
      if (isComplete && link.source === source && isGone(link.externalId))
        await merger.remove(source, link.externalId);
    listedAt = now();
    merger.touch(source, getUnixTime(now()));
  }

  async function price(key: string): Promise<void> {
    // Also an attempt that fails may cost something.
    pricedAt.set(key, now());
    const links = sourceLinks?.() ?? null;
    const query = {
      ...priced,
      ...{ markets: markets.join(','), oddsFormat: 'decimal' },
      ...(links && { includeLinks: 'true' }),
    };
    const reply = await client(`/sports/${key}/odds`, { query, cost });
    const found = toFragments(reply, getUnixTime(now()), links?.accepts);
    unreadable.set(`odds of ${key}`, found.unreadable);
    if (links) usage.addRefusedLinks(links.refused());
    const ids = new Set(found.fragments.map(({ externalId }) => externalId));
    // Nothing says suspended: what is missing is no longer offered.
    const withdrawn = (listed.get(key) ?? [])
      .filter(({ externalId }) => !ids.has(externalId) && !unreadable.mayBe(externalId))
      .map(fragment => ({ ...fragment, prices: { markets: [], bookmakers: [] } }));
    await merger.apply([...found.fragments, ...withdrawn]);
    merger.touch(source, getUnixTime(now()));
  }

  /** Whether a competition has a match in play, one within a day, or none. */
  function stageOf(key: string): 'inPlay' | 'before' | null {
    const seconds = getUnixTime(now());
    const fixtures = (listed.get(key) ?? []).map(({ fixture }) => fixture);
    if (fixtures.some(one => one.start <= seconds && seconds < latestEnd(one))) return 'inPlay';
    return fixtures.some(({ start }) => seconds < start && start <= seconds + soonSeconds)
      ? 'before'
      : null;
  }

  async function priceDue(): Promise<void> {
    const stages = [...listed.keys()].map(key => ({ key, stage: stageOf(key) }));
    const countOf = (wanted: string) => stages.filter(({ stage }) => stage === wanted).length;
    const competitions = { before: countOf('before'), inPlay: countOf('inPlay') };
    const plan = planOf({ usage: usage.current(), budget, cost, competitions, now: now() });
    const slowest = Math.max(...[plan.before, plan.inPlay].map(interval => interval ?? 0));
    merger.use(source, sourceOptions(Math.max(listEveryMs, slowest)));
    // Matches in play first.
    const intervals = new Map(
      stages
        .sort((a, b) => rank(a.stage) - rank(b.stage))
        .map(({ key, stage }) => [key, stage && plan[stage]]),
    );
    await prices.each(intervals.keys(), price, key => {
      const interval = intervals.get(key) ?? null;
      return interval !== null && now() - (pricedAt.get(key) ?? 0) >= interval;
    });
    const slow = plan.isSlow ? [noteOf(plan)] : [];
    const failures = allCalls.flatMap(one => one.notes());
    const notes = [...slow, ...failures, ...unreadable.notes()];
    merger.report(source, { note: notes.join('; ') || null });
  }

  return createPolledSource({
    source,
    options: sourceOptions(listEveryMs),
    merger,
    usage,
    now,
    log,
    poll: async () => {
      if (now() - listedAt >= listEveryMs) await list();
      await priceDue();
      allCalls.forEach(one => one.finish());
    },
  });
}

/** Prices are as old as the provider says; being reached confirms nothing. */
const sourceOptions = (intervalMs: number) => ({
  title: 'The Odds API',
  maxSilence: Math.ceil((2 * intervalMs) / 1000),
  confirms: false,
});

const rank = (stage: 'inPlay' | 'before' | null): number => (stage === 'inPlay' ? 0 : 1);

function noteOf({ before, inPlay }: { before: number | null; inPlay: number | null }): string {
  const text = (interval: number | null) =>
    interval === null ? 'paused until tomorrow' : `every ${Math.round(interval / 1000)} s`;
  return `slowed by FEED_BUDGET: in play ${text(inPlay)}, before play ${text(before)}`;
}
