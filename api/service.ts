import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { getUnixTime } from 'date-fns/getUnixTime';
import { policyFor } from '@/lib/routing/view';
import { apiFindings, goLiveLogEntry } from '@/lib/settings/go-live';
import { persistedSecret } from '@/lib/settings/persisted-secret';
import { makeFolderPrivate } from '@/lib/settings/private-folder';
import { runFeedQuery } from './admin/feed-queries';
import { buildApp } from './app';
import { dumpToFolder } from './backup/create-backup';
import { expectNoInterruptedRestore } from './backup/restore-marker';
import { watchContent } from './content/watch/content-watcher';
import { allTags } from './content/content-diff';
import { inventedBookmakers } from './content/invented-bookmakers';
import { createMedia } from './content/media';
import { publishedBookmakers } from './content/published-bookmakers';
import { createRevalidationClient } from './content/revalidation-client';
import { linksOnlyAgreed, ownHosts, servesDocs, type Settings } from './env';
import { readBookmakerFile } from './feeds/bookmakers/bookmaker-file';
import { createBookmakerLinks } from './feeds/bookmakers/bookmaker-links';
import { createFeed } from './feeds/create-feed';
import { feedReport } from './feeds/feed-report';
import { createSources } from './feeds/create-sources';
import { createEventCache, pastEventsCached } from './live/event-cache';
import { createLocalBus } from './live/hub/bus';
import { createHub } from './live/hub/hub';
import { createIngest } from './live/ingest';
import { startMaintenance } from './maintenance';
import { createApiMetrics } from './metrics';
import { projectPath } from './project-path';
import { createSearch } from './search/search';
import { listenWhileStarting } from './starting-server';
import { openDatabaseWhenReady } from './store/open-when-ready';
import { createFeedStore } from './store/feeds/feed-store';
import { createSearchStore } from './store/search';
import { createStore } from './store/store';
import { createVisitorStore } from './store/visitor-store';
import { openAdminServer } from './visitors/admin-server';
import { createVisitorServices } from './visitors/visitor-services';

export type Service = {
  /** The URL where it listens, with the actual port. */
  url: string;
  /** Waits for the feed and its pending changes, then closes sockets, server and database. */
  stop(): Promise<void>;
};

/**
 * Waits for the database, loads memory, listens, and starts the feed. Until then the port responds
 * to /healthz, and to /readyz with what is missing. Throws when any of it fails.
 */
export async function startService(settings: Settings, log: Logger): Promise<Service> {
  if (settings.REDIS_URL) log.warn('REDIS_URL is not used yet: run one instance of the API.');
  const now = Date.now;
  const bookmakerRules = readBookmakerFile(settings.BOOKMAKERS_FILE ?? null);
  const metrics = createApiMetrics();
  const dataDir = projectPath(settings.DATA_DIR);
  const modeBefore = makeFolderPrivate(dataDir);
  expectNoInterruptedRestore(dataDir);
  if (modeBefore !== null)
    log.warn(
      { dataDir, modeBefore: modeBefore.toString(8) },
      'DATA_DIR was open to other users: now it is not',
    );
  const address = { port: settings.API_PORT, host: settings.API_HOST };
  const starting = await listenWhileStarting(address);
  const database = await openDatabaseWhenReady(
    {
      databaseUrl: settings.DATABASE_URL ?? null,
      dataDir,
      onError: error => {
        metrics.countDatabaseError();
        log.error({ err: error }, 'database connection lost');
      },
    },
    { log, onWait: starting.setReason },
  );
  const store = createStore(database);
  const eventCache = createEventCache([
    ...(await store.currentEvents()),
    ...(await store.latestPastMatches(pastEventsCached)),
  ]);
  const bus = createLocalBus();
  const feed = await createFeed(settings, { store, now, log });
  let isFeedRunning = false;
  const feedStore = createFeedStore(database);

  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  const token = settings.REVALIDATE_TOKEN ?? persistedSecret(dataDir, 'revalidate');
  const revalidationClient = createRevalidationClient({
    siteUrl: settings.SITE_INTERNAL_URL ?? siteUrl,
    token,
    log,
  });
  const contentDir = projectPath(settings.CONTENT_DIR);
  const photoStore = join(dataDir, 'photos');
  const content = await watchContent({
    folder: contentDir,
    startedAt: await store.firstStart(getUnixTime(now())),
    siteUrl,
    siteName: settings.SITE_NAME,
    isDemo: settings.FEED === 'demo',
    photoStore,
    log,
    onChange: tags => {
      revalidationClient.notify(tags);
      reorderBookmakers();
    },
  });
  const itemOf = (slug: string) =>
    content.current().bookmakers.find(({ item }) => item.slug === slug)?.item;
  const bookmakerLinks = createBookmakerLinks({
    rules: bookmakerRules,
    reviewUrlOf: slug => itemOf(slug)?.url,
    onlyAgreed: linksOnlyAgreed(settings),
    defaultUrl: settings.SPORTSBET_URL,
  });
  const ingest = createIngest({
    store,
    eventCache,
    bus,
    now,
    publishedBookmakers: bookmakers =>
      publishedBookmakers(bookmakers, content.current(), bookmakerLinks.isLinked),
  });
  /** The marks of reviews order the bookmakers of matches. */
  function reorderBookmakers(): void {
    ingest
      .reorderBookmakers()
      .catch((error: unknown) => log.error({ err: error }, 'bookmakers not reordered'));
  }
  const goLiveEntry = goLiveLogEntry(
    apiFindings({ ...settings, inventedBookmakers: inventedBookmakers(contentDir) }),
  );
  if (goLiveEntry) log.warn(goLiveEntry.fields, goLiveEntry.message);
  const media = createMedia({ folder: join(dataDir, 'media'), photoStore, log });
  await media.removeUnused(
    Object.values(content.current().drawings).flatMap(assets => [...assets.values()]),
  );

  const visitors = metrics.observeMails(createVisitorStore(database));
  const visitorServices = createVisitorServices({ settings, visitors, now, log });

  const search = createSearch({
    searchStore: createSearchStore(database),
    store,
    eventCache,
    bus,
    content,
  });

  const sources = createSources({
    settings,
    store: feedStore,
    sink: metrics.observeSink(ingest, now),
    now,
    markOf: slug => itemOf(slug)?.mark ?? null,
    bookmakerRules,
    log,
  });
  const hub = createHub({ bus, now, countFrames: metrics.countFrames });
  const app = await buildApp({
    store,
    eventCache,
    hub,
    content,
    media,
    search,
    log,
    now,
    isFeedRunning: () => isFeedRunning,
    credit: feed.credit,
    silentSources: sources.silent,
    pushService: sources.pushService,
    feedReport: () => feedReport(feedStore, now()),
    pushLimit: settings.PUSH_LIMIT,
    ownHosts: ownHosts(settings),
    trustedProxies: settings.TRUSTED_PROXIES,
    countryHeader: settings.COUNTRY_HEADER,
    policyOf: country => policyFor(country, settings.REGION_POLICY),
    visitorServices,
    bookmakerLinks,
    socketLimits: { perNetwork: settings.SOCKETS_PER_NETWORK, total: settings.MAX_SOCKETS },
    docs: servesDocs(settings) ? { siteName: settings.SITE_NAME } : null,
    timers: true,
  });
  app.server.on('request', metrics.observe);
  await sources.load();
  await starting.close();
  const url = await app.listen(address);
  // The files may have changed while the API was stopped.
  revalidationClient.notify(allTags(content.current()), { isRepeat: true });
  await feed.start(metrics.observeSink(ingest, now));
  await sources.start();
  isFeedRunning = true;
  const metricsServer = serveMetrics();
  const warming = search
    .warm()
    .catch((error: unknown) => log.error({ err: error }, 'search is not ready'));
  const maintenance = startMaintenance({ visitorServices, store, feedStore, now, log });
  const closeAdminServer = database.embedded
    ? await openAdminServer({
        visitors,
        runFeedQuery: query => runFeedQuery(query, feedStore, now()),
        dump: () => dumpToFolder(database, dataDir),
        dataDir,
        log,
      })
    : () => undefined;

  function serveMetrics(): Server | null {
    if (settings.API_METRICS_PORT === undefined) return null;
    const metricSources = {
      isFeedRunning: () => isFeedRunning,
      ping: store.ping,
      socketCount: hub.size,
      contentProblems: content.problems,
      mailQueue: visitors.mailQueue,
      dataDir,
      hasFeed: settings.FEED !== 'none',
      matchSources: sources.inUse,
      now,
    };
    return metrics.serve(metricSources, {
      host: settings.METRICS_HOST,
      port: settings.API_METRICS_PORT,
      onError: error => log.error({ err: error }, 'metrics not served'),
    });
  }

  return {
    url,
    stop: async () => {
      isFeedRunning = false;
      maintenance.stop();
      content.stop();
      revalidationClient.stop();
      closeAdminServer();
      metricsServer?.close();
      await sources.stop();
      await feed.stop();
      await ingest.idle();
      await app.close();
      await warming;
      await visitorServices.mailer.stop();
      await database.close();
    },
  };
}
