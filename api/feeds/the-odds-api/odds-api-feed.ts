import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import * as z from 'zod';
import type { Fragment } from '@/api/feeds/fragment';
import type { SourceLinks } from '@/api/feeds/bookmakers/source-links';
import { fixtureKey } from '@/api/feeds/matching/fixture-key';
import type { Merger } from '@/api/feeds/merging/merger';
import { createPolledSource, type PolledSource } from '@/api/feeds/provider/polled-source';
import { createSourceUsage } from '@/api/feeds/provider/source-usage';
import { planOf } from './budget';
import type { OddsApiClient } from './odds-api-client';
import { oddsApiSource as source, toFragments } from './to-fragments';

type Log = { warn(details: object, text: string): void };

type Options = {
  client: OddsApiClient;
  merger: Pick<Merger, 'use' | 'apply' | 'heard' | 'links' | 'remove' | 'report' | 'sources'>;
  /** Keys of bookmakers; empty: those of `regions`. */
  bookmakers: readonly string[];
  regions: readonly string[];
  /** Chooses the links of a reply; null: no agreement is about links, and they are not requested. */
  sourceLinks: (() => SourceLinks) | null;
  /** Credits a month. */
  budget: number;
  /** Unix ms. */
  now: () => number;
  log: Log;
};

const listEveryMs = 5 * 60_000;
const markets = ['h2h', 'totals'];
const bookmakersPerRegion = 10;
const soonSeconds = secondsInDay;

const Sports = z.array(z.object({ key: z.string().regex(/^\w{1,100}$/), active: z.boolean() }));

/** Matches and prices of The Odds API, as often as the budget allows. */
export function createOddsApiFeed(options: Options): PolledSource {
  const { client, merger, sourceLinks, budget, now, log } = options;
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
  let listedAt = 0;

  async function list(): Promise<void> {
    const sports = Sports.parse((await client('/sports')).body);
    const keys = sports.filter(({ key, active }) => active && key.startsWith('cricket'));
    for (const { key } of keys) {
      const { body } = await client(`/sports/${key}/events`);
      listed.set(key, toFragments(body, getUnixTime(now())));
    }
    for (const key of listed.keys()) if (!keys.some(one => one.key === key)) listed.delete(key);
    const all = [...listed.values()].flat();
    await merger.apply(all);
    const ids = new Set(all.map(({ externalId }) => externalId));
    for (const link of merger.links())
      if (link.source === source && !ids.has(link.externalId))
        await merger.remove(source, link.externalId);
    listedAt = now();
    merger.heard(source, getUnixTime(now()));
  }

  async function price(key: string): Promise<void> {
    const links = sourceLinks?.() ?? null;
    const query = {
      ...priced,
      ...{ markets: markets.join(','), oddsFormat: 'decimal' },
      ...(links && { includeLinks: 'true' }),
    };
    const reply = await client(`/sports/${key}/odds`, query);
    usage.count(reply.cost, reply.remaining);
    const found = toFragments(reply.body, getUnixTime(now()), links?.accepts);
    if (links) usage.addRefusedLinks(links.refused());
    const ids = new Set(found.map(({ externalId }) => externalId));
    // Nothing says suspended: what is missing is no longer offered.
    const withdrawn = (listed.get(key) ?? [])
      .filter(({ externalId }) => !ids.has(externalId))
      .map(fragment => ({ ...fragment, prices: { markets: [], bookmakers: [] } }));
    await merger.apply([...found, ...withdrawn]);
    pricedAt.set(key, now());
    merger.heard(source, getUnixTime(now()));
  }

  /** Whether a competition has a match in play, one within a day, or none. */
  function stageOf(key: string): 'inPlay' | 'before' | null {
    const seconds = getUnixTime(now());
    const fixtures = (listed.get(key) ?? []).map(({ fixture }) => fixture);
    const lasts = (fixture: Fragment['fixture']) =>
      fixtureKey(fixture).format === 'multi-day' ? 5 * secondsInDay : 12 * secondsInHour;
    if (fixtures.some(one => one.start <= seconds && seconds < one.start + lasts(one)))
      return 'inPlay';
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
    merger.report(source, { note: plan.isSlow ? noteOf(plan) : null });
    // Matches in play first.
    for (const { key, stage } of stages.sort((a, b) => rank(a.stage) - rank(b.stage))) {
      const interval = stage === null ? null : plan[stage];
      const isDue = interval !== null && now() - (pricedAt.get(key) ?? 0) >= interval;
      if (isDue) await price(key);
    }
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
