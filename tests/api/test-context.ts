import { pino } from 'pino';
import { buildApp, type AppDeps } from '@/api/app';
import { fixedContent, type ContentSource } from '@/api/content/content-source';
import { readSettings } from '@/api/env';
import type { Media } from '@/api/content/media';
import { createEventCache, pastEventsCached } from '@/api/live/event-cache';
import type { EventUpdate } from '@/api/live/event-update';
import { createIngest } from '@/api/live/ingest';
import type { Database } from '@/api/store/database';
import { createSearch } from '@/api/search/search';
import { createSearchStore } from '@/api/store/search/search-store';
import { createFigureStore } from '@/api/store/figures/figure-store';
import { createFeedStore } from '@/api/store/feeds/feed-store';
import { readBookmakerFile } from '@/api/feeds/bookmakers/bookmaker-file';
import { createBookmakerLinks } from '@/api/feeds/bookmakers/bookmaker-links';
import { feedReport } from '@/api/feeds/feed-report';
import { createSources } from '@/api/feeds/create-sources';
import { createOwnLimits } from '@/lib/http/limits';
import { createStore } from '@/api/store/store';
import { embeddedContent } from './content/embedded-content';
import { createTestHub } from './live/test-hub';
import { createVisitorStore } from '@/api/store/visitor-store';
import { createVisitorServices } from '@/api/visitors/visitor-services';
import { toTrustedProxies } from '@/lib/http/trusted-proxies';
import { processClock } from '@/api/lifecycle/process-clock';

const log = pino({ level: 'silent' });

export type TestContext = Awaited<ReturnType<typeof createTestContext>>;

/** The API around a database, as after a start with these settings: its memory is what the database holds. */
export async function createTestContext(database: Database, settings: Record<string, string> = {}) {
  const clock = { ms: 1_795_681_200_000 };
  const now = () => clock.ms;
  const store = createStore(database);
  const visitors = createVisitorStore(database);
  const eventCache = createEventCache([
    ...(await store.currentEvents()),
    ...(await store.latestPastMatches(pastEventsCached)),
  ]);
  const { bus, hub, flush } = createTestHub({ now });
  const updates: EventUpdate[] = [];
  bus.subscribe(update => updates.push(update));
  const ingest = createIngest({ store, eventCache, bus, now });
  const searchStore = createSearchStore(database);
  const figureStore = createFigureStore(database);
  const feedStore = createFeedStore(database);
  const sources = createSources({
    settings: readSettings({ FEED: 'none', ...settings }),
    store: feedStore,
    sink: ingest,
    clock: { ...processClock, now },
    markOf: () => null,
    bookmakerRules: readBookmakerFile(null),
    log,
  });
  await sources.load();
  return {
    ...{ clock, now, store, searchStore, visitors, eventCache, bus, updates, hub, flush, ingest },
    ...{ feedStore, figureStore, sources },
  };
}

/** The context of forms and click-outs, with these settings and a bookmaker of each kind. */
export const visitorServices = (
  { visitors, now }: Pick<TestContext, 'visitors' | 'now'>,
  settings: Record<string, string> = {},
) =>
  createVisitorServices({
    settings: readSettings({ NEWSLETTER_SECRET: 'a secret for tests only', ...settings }),
    visitors,
    createLimit: createOwnLimits({ now }),
    clock: { ...processClock, now },
    log,
  });

/** The content with these bookmakers instead of its own. */
export function contentWithBookmakers(urls: Record<string, string>) {
  const bookmakers = Object.entries(urls).map(([slug, url]) => ({ slug, url, title: slug }));
  return fixedContent({
    ...embeddedContent(),
    bookmakers: bookmakers.map(item => ({ item, card: item })),
  });
}

const noMedia: Media = {
  get: async () => Buffer.from('a picture'),
  removeUnused: async () => undefined,
};

/** The content of this repository, which takes a second to read: for tests that request some of it. */
const ownContent: ContentSource = {
  current: embeddedContent,
  generation: () => 0,
  changedSince: () => new Set(),
};

export const buildTestApp = (context: TestContext, changes: Partial<AppDeps> = {}) => {
  const content = changes.content ?? ownContent;
  return buildApp({
    ...context,
    content,
    search: createSearch({ ...context, content }),
    countryHeader: 'x-country',
    policyOf: country => (country === 'IN' ? 'info' : country === 'ZZ' ? 'blocked' : 'full'),
    visitorServices: visitorServices(context),
    alerts: null,
    bookmakerLinks: createBookmakerLinks({
      rules: new Map(),
      reviewUrlOf: slug =>
        content.current().bookmakers.find(({ item }) => item.slug === slug)?.item.url,
      onlyAgreed: false,
      defaultUrl: '/example-bookmaker',
    }),
    priceLink: async () => null,
    socketLimits: { perNetwork: 200, total: 1000 },
    media: noMedia,
    log,
    isFeedRunning: () => true,
    credit: null,
    // Tests of memory alone have no sources.
    silentSources: () => context.sources?.silent() ?? [],
    pushService: context.sources?.pushService,
    feedReport: () => feedReport(context.feedStore, context.now()),
    instances: null,
    pushForwarding: null,
    preview: null,
    createLimit: createOwnLimits({ now: context.now }),
    pushLimits: { calls: 1200, bytes: 30_000_000, prices: 200_000 },
    ownHosts: new Set(['www.off-the-bat.test']),
    trustedProxies: toTrustedProxies(''),
    docs: null,
    timers: false,
    ...changes,
  });
};
