import { pino } from 'pino';
import { buildApp, type AppDeps } from '@/api/app';
import { fixedContent } from '@/api/content/live-content';
import { readSettings } from '@/api/env';
import type { Media } from '@/api/content/media';
import { createBoard, pastOnBoard } from '@/api/live/board';
import { createLocalBus } from '@/api/live/bus';
import type { EventUpdate } from '@/api/live/event-update';
import { createHub } from '@/api/live/hub';
import { createIngest } from '@/api/live/ingest';
import type { Database } from '@/api/store/database';
import { createSearch } from '@/api/search/search';
import { createSearchStore } from '@/api/store/search';
import { createStore } from '@/api/store/store';
import { embeddedContent } from './embedded-content';
import { createVisitorStore } from '@/api/store/visitor-store';
import { createVisitorDesk } from '@/api/visitors/visitor-desk';
import { toTrustedProxies } from '@/lib/domain/trusted-proxies';

export type World = Awaited<ReturnType<typeof createWorld>>;

/** The API around a database, as after a start: its memory is what the database holds. */
export async function createWorld(database: Database) {
  const clock = { ms: 1_795_681_200_000 };
  const now = () => clock.ms;
  const store = createStore(database);
  const visitors = createVisitorStore(database);
  const board = createBoard([
    ...(await store.currentEvents()),
    ...(await store.latestPastMatches(pastOnBoard)),
  ]);
  const bus = createLocalBus();
  const updates: EventUpdate[] = [];
  bus.subscribe(update => updates.push(update));
  const hub = createHub({ bus, now });
  const ingest = createIngest({ store, board, bus, now });
  const searchStore = createSearchStore(database);
  return { clock, now, store, searchStore, visitors, board, bus, updates, hub, ingest };
}

const log = pino({ level: 'silent' });

/** What forms and click-outs need, with these settings and a bookmaker of each kind. */
export const visitorDesk = (
  { visitors, now }: Pick<World, 'visitors' | 'now'>,
  settings: Record<string, string> = {},
) =>
  createVisitorDesk({
    settings: readSettings({ NEWSLETTER_SECRET: 'a secret for tests only', ...settings }),
    visitors,
    now,
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
  forgetAllBut: async () => undefined,
};

export const buildTestApp = (world: World, changes: Partial<AppDeps> = {}) => {
  const content = changes.content ?? fixedContent(embeddedContent());
  return buildApp({
    ...world,
    content,
    search: createSearch({ ...world, content }),
    countryHeader: 'x-country',
    policyOf: country => (country === 'IN' ? 'info' : country === 'ZZ' ? 'blocked' : 'full'),
    visitorDesk: visitorDesk(world),
    socketLimits: { perNetwork: 200, total: 1000 },
    media: noMedia,
    log,
    isFeedRunning: () => true,
    ownHosts: new Set(['www.off-the-bat.test']),
    trustedProxies: toTrustedProxies(''),
    docs: { siteName: 'Off the Bat' },
    timers: false,
    ...changes,
  });
};
