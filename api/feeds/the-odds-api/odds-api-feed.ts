import { secondsInDay } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { Fragment } from '@/api/feeds/fragment';
import type { SourceLinks } from '@/api/feeds/bookmakers/source-links';
import { latestEnd } from '@/api/feeds/merging/merge-event';
import { everyPoll } from '@/api/feeds/provider/item-calls';
import { ProviderError } from '@/api/feeds/provider/provider-error';
import {
  createPolledSource,
  createSourceTools,
  type PolledSource,
  type SourceDeps,
} from '@/api/feeds/provider/polled-source';
import { planOf } from './budget';
import { createOddsApiClient } from './odds-api-client';
import { Sports } from './odds-api-replies';
import { oddsApiSource as source, toFragments } from './to-fragments';

type Options = SourceDeps & {
  url: string;
  key: string;
  /** Keys of bookmakers; empty: those of `regions`. */
  bookmakers: readonly string[];
  regions: readonly string[];
  /** Chooses the links of a reply; null: no agreement is about links, and they are not requested. */
  sourceLinks: (() => SourceLinks) | null;
  /** Credits a month. */
  budget: number;
};

const listEveryMs = 5 * 60_000;
const markets = ['h2h', 'totals'];
const bookmakersPerRegion = 10;
const soonSeconds = secondsInDay;

/** Matches and prices of The Odds API, as often as the budget allows. */
export function createOddsApiFeed(options: Options): PolledSource {
  const { merger, sourceLinks, budget, now } = options;
  // Prices are as old as the provider states; being reached confirms nothing.
  const tools = createSourceTools({
    ...options,
    ...{ source, title: 'The Odds API', confirms: false, maxSilence: (2 * listEveryMs) / 1000 },
  });
  const { usage, unreadable } = tools;
  const priced =
    options.bookmakers.length > 0
      ? { bookmakers: options.bookmakers.join(',') }
      : { regions: options.regions.join(',') };
  const regionCount =
    Math.ceil(options.bookmakers.length / bookmakersPerRegion) || options.regions.length;
  const cost = markets.length * regionCount;
  /** The matches of each competition as they were last listed. */
  const listed = new Map<string, Fragment[]>();
  const client = createOddsApiClient({ ...options, onReply: usage.count });
  const lists = tools.itemCalls({ isEssential: true });
  const prices = tools.itemCalls({ isEssential: true });
  let listedAt = 0;

  async function list(): Promise<void> {
    const sports = Sports.safeParse(await client('/sports')).data;
    if (!sports) throw new ProviderError('/sports: the reply has an unknown shape', listEveryMs);
    const keys = sports.flatMap(({ key, active }) =>
      active && key.startsWith('cricket') ? [key] : [],
    );
    for (const key of listed.keys()) if (!keys.includes(key)) listed.delete(key);
    await lists.each(everyPoll(keys), async key => {
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
    for (const { externalId } of merger.links(source))
      if (isComplete && isGone(externalId)) await merger.remove(source, externalId);
    listedAt = now();
    merger.touch(source, getUnixTime(now()));
  }

  async function price(key: string): Promise<void> {
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
    // No reply has a suspended price: what is missing is no longer offered.
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

  async function priceDue(): Promise<string | null> {
    const stages = [...listed.keys()].map(key => ({ key, stage: stageOf(key) }));
    const countOf = (wanted: string) => stages.filter(({ stage }) => stage === wanted).length;
    const competitions = { before: countOf('before'), inPlay: countOf('inPlay') };
    const plan = planOf({ usage: usage.current(), budget, cost, competitions, now: now() });
    const slowest = Math.max(...[plan.before, plan.inPlay].map(interval => interval ?? 0));
    tools.use(Math.ceil((2 * Math.max(listEveryMs, slowest)) / 1000));
    // Matches in play first.
    const sorted = stages.sort((a, b) => rank(a.stage) - rank(b.stage));
    await prices.each(new Map(sorted.map(({ key, stage }) => [key, stage && plan[stage]])), price);
    return plan.isSlow ? noteOf(plan) : null;
  }

  return createPolledSource(tools, async () => {
    if (now() - listedAt >= listEveryMs) await list();
    return [await priceDue()];
  });
}

const rank = (stage: 'inPlay' | 'before' | null): number => (stage === 'inPlay' ? 0 : 1);

function noteOf({ before, inPlay }: { before: number | null; inPlay: number | null }): string {
  const text = (interval: number | null) =>
    interval === null ? 'paused until tomorrow' : `every ${Math.round(interval / 1000)} s`;
  return `slowed by FEED_BUDGET: in play ${text(inPlay)}, before play ${text(before)}`;
}
