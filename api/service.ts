import { join } from 'node:path';
import type { Logger } from 'pino';
import { getUnixTime } from 'date-fns/getUnixTime';
import { createLimits } from '@/lib/http/shared-limits';
import { policyFor } from '@/lib/routing/view';
import { persistedSecret } from '@/lib/settings/persisted-secret';
import { runFeedQuery } from './admin/feed-queries';
import { buildApp } from './app';
import { copyToFolder } from './backup/copy-database';
import { prepareDataDir } from './data-dir';
import { storyCacheFile } from './content/watch/story-cache';
import { watchContent } from './content/watch/content-watcher';
import { allTags } from './content/content-diff';
import { createMedia } from './content/media';
import { publishedBookmakers } from './content/published-bookmakers';
import { createSiteReports } from './content/revalidation/site-reports';
import { linksOnlyAgreed, ownHosts, pushLimits, servesDocs, type Settings } from './env';
import { readBookmakerFile } from './feeds/bookmakers/bookmaker-file';
import { createBookmakerLinks } from './feeds/bookmakers/bookmaker-links';
import { createPriceLinks } from './feeds/bookmakers/price-links';
import { creditOf } from './demo/create-feed';
import { delegatePushes } from './feeds/push/delegate-pushes';
import { createFeedRunner, type FeedRunner } from './lifecycle/feed-runner';
import { internalUrl } from '@/api/instances/internal-url';
import { joinInstances } from './instances/instances';
import { createPushForwarding } from './plugins/push-forwarding';
import { feedReport } from './feeds/feed-report';
import { cachedEvents, createEventCache } from './live/event-cache';
import { createLocalBus, type Bus } from './live/bus';
import { createHub } from './live/hub/hub';
import { createLocalPublisher } from './live/stream/local-publisher';
import { logFindings } from './lifecycle/log-findings';
import { createIndexes, followReports } from './lifecycle/indexes';
import { startMaintenance } from './lifecycle/maintenance';
import { createApiMetrics } from './metrics';
import { startPreviews } from './previews/start-previews';
import { projectPath } from './project-path';
import { processClock } from './lifecycle/process-clock';
import type { Database } from './store/database';
import { listenWhileStarting } from './lifecycle/starting-server';
import { openDatabaseWhenReady } from './store/open-when-ready';
import { createFeedStore } from './store/feeds/feed-store';
import { createStore } from './store/store';
import { createVisitorStore } from './store/visitor-store';
import { createAlertStore } from './store/visitors/alert-store';
import { openAdminServer } from './visitors/admin-server';
import { createAlertServices } from './visitors/alerts/alert-services';
import { createVisitorServices } from './visitors/visitor-services';

export type Service = {
  /** The URL where it listens, with the actual port. */
  url: string;
  /** Waits for the feed and its pending changes, then closes sockets, server and database. */
  stop(): Promise<void>;
};

/**
 * Waits for the database, loads memory, listens, and starts the feed. Until then the port responds
 * to /healthz, and to /readyz with what is missing. Throws when any of it fails. Calls of
 * providers do not wait by `clock`.
 */
export async function startService(
  settings: Settings,
  log: Logger,
  clock = processClock,
): Promise<Service> {
  const { REDIS_URL: redisUrl, DATABASE_URL: databaseUrl } = settings;
  const { now } = clock;
  const bookmakerRules = readBookmakerFile(settings.BOOKMAKERS_FILE ?? null);
  const metrics = createApiMetrics();
  const dataDir = prepareDataDir(settings, log);
  const address = { port: settings.API_PORT, host: settings.API_HOST };
  const starting = await listenWhileStarting(address);
  const database = await openDatabaseWhenReady(
    {
      ...{ databaseUrl: databaseUrl ?? null, dataDir },
      isShared: redisUrl !== undefined,
      onError: error => {
        metrics.countDatabaseError();
        log.error({ err: error }, 'database connection lost');
      },
    },
    { log, onWait: starting.setReason },
  );
  const store = createStore(database);
  const eventCache = createEventCache(await cachedEvents(store));
  const bus = createLocalBus();
  let isFeedRunning = false;
  // Content may change before there is one.
  let runner = (): FeedRunner | null => null;
  const feedStore = createFeedStore(database);

  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  const isLeading = () => runner() !== null;
  const revalidationClient = createSiteReports({
    ...{ siteUrl, internalUrls: settings.SITE_INTERNAL_URL, isShared: !!redisUrl, isLeading },
    ...{ token: settings.REVALIDATE_TOKEN ?? persistedSecret(dataDir, 'revalidate'), log, bus },
  });
  const contentDir = projectPath(settings.CONTENT_DIR);
  const photoStore = join(dataDir, 'photos');
  const contentOptions = {
    ...{ folder: contentDir, siteUrl },
    startedAt: await store.firstStart(getUnixTime(now())),
    siteName: settings.SITE_NAME,
    isDemo: settings.FEED === 'demo',
    bookmakerHosts: settings.BOOKMAKER_HOSTS,
  };
  const content = await watchContent({
    ...contentOptions,
    ...{ photoStore, clock, log, storyCacheFile: storyCacheFile(dataDir) },
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
  const createRunner = (term: { database: Database; bus: Pick<Bus, 'publish'> }) =>
    createFeedRunner({
      ...term,
      ...{ settings, eventCache, bookmakerRules, metrics, clock, log },
      markOf: slug => itemOf(slug)?.mark ?? null,
      publishedBookmakers: bookmakers =>
        publishedBookmakers(bookmakers, content.current(), { bookmakerLinks, bookmakerRules }),
    });
  /** The marks of reviews order the bookmakers of matches. */
  function reorderBookmakers(): void {
    runner()
      ?.ingest.reorderBookmakers()
      .catch((error: unknown) => log.error({ err: error }, 'bookmakers not reordered'));
  }
  logFindings(settings, contentDir, log);
  const media = createMedia({ folder: join(dataDir, 'media'), photoStore, log });
  await media.removeUnused(
    Object.values(content.current().drawings).flatMap(assets => [...assets.values()]),
  );

  const hub = createHub({ now, isShared: !!redisUrl, countFrames: metrics.countFrames });
  const { search, figures, figureStore } = createIndexes(database, {
    ...{ store, eventCache, bus, content },
    isWriter: isLeading,
  });
  const stopReports = await followReports(database, { onChange: content.setReports, clock, log });
  const instances =
    redisUrl && databaseUrl
      ? joinInstances({
          ...{ databaseUrl, redisUrl, database, store, eventCache, hub, createRunner, now, log },
          ownUrl: internalUrl(settings),
          onLeading: startLeaderDuties,
          onUpdate: bus.publish,
          countErrors: metrics.countDatabaseError,
        })
      : null;
  if (!instances) bus.subscribe(createLocalPublisher(hub.receive, { now }).publish);
  const alone = instances ? null : await createRunner({ database, bus });
  runner = () => alone ?? instances?.runner() ?? null;
  const redis = instances?.redis ?? null;
  const createLimit = createLimits({ redis, program: 'api', now });
  const visitors = metrics.observeMails(createVisitorStore(database));
  const visitorServices = createVisitorServices({ settings, visitors, createLimit, clock, log });
  const alertStore = createAlertStore(database);
  const alerts = createAlertServices({
    ...{ settings, alerts: alertStore, createLimit, clock, log },
    ...{ eventOf: eventCache.get, eventsByIds: store.eventsByIds, onOutcome: metrics.countAlert },
  });
  const preview = startPreviews({ settings, content: contentOptions, dataDir, redis, now });
  const app = await buildApp({
    ...{ store, feedStore, figureStore, eventCache, hub, content, media, search, log, now },
    isFeedRunning: () => isFeedRunning,
    credit: creditOf(settings),
    silentSources: () => runner()?.sources.silent() ?? [],
    pushService: delegatePushes(runner),
    ...{ instances, preview, createLimit },
    pushForwarding: instances
      ? createPushForwarding({ ...instances, secret: settings.NEWSLETTER_SECRET ?? '' })
      : null,
    feedReport: () => feedReport(feedStore, now()),
    ...{ pushLimits: pushLimits(settings), ownHosts: ownHosts(settings) },
    trustedProxies: settings.TRUSTED_PROXIES,
    countryHeader: settings.COUNTRY_HEADER,
    policyOf: country => policyFor(country, settings.REGION_POLICY),
    ...{ visitorServices, alerts },
    bookmakerLinks,
    priceLink: createPriceLinks(feedStore, bookmakerRules),
    socketLimits: { perNetwork: settings.SOCKETS_PER_NETWORK, total: settings.MAX_SOCKETS },
    docs: servesDocs(settings) ? { siteName: settings.SITE_NAME } : null,
    timers: true,
  });
  app.server.on('request', metrics.observe);
  await alone?.sources.load();
  await starting.close();
  const url = await app.listen(address);
  // The files may have changed while the API was stopped.
  revalidationClient.notify(allTags(content.current()), { isRepeat: true });
  await alone?.start();
  isFeedRunning = true;
  const metricsServer = metrics.serve(settings, log, {
    ...{ ping: store.ping, socketCount: hub.size, contentProblems: content.problems, dataDir, now },
    isFeedRunning: () => isFeedRunning,
    ...{ mailQueue: visitors.mailQueue, alertQueueLength: alertStore.alertQueueLength },
    matchSources: () => runner()?.sources.inUse() ?? [],
    instance: () => instances?.state() ?? null,
    recoveries: hub.recoveries,
  });
  const stopDuties = alone ? startLeaderDuties() : () => undefined;

  function startLeaderDuties(term?: number): () => void {
    return startMaintenance({
      ...{ visitorServices, store, feedStore, search, figures, alerts, clock, log },
      alertStore: createAlertStore({ ...database, ...(term !== undefined && { term }) }),
    });
  }
  const closeAdminServer = database.embedded
    ? await openAdminServer({
        visitors: { ...visitors, ...alertStore },
        runFeedQuery: query => runFeedQuery(query, feedStore, now()),
        copyDatabase: () => copyToFolder(database, dataDir),
        ...{ dataDir, log, rebuildFigures: figureStore.markOutdated },
      })
    : () => undefined;

  return {
    url,
    stop: async () => {
      isFeedRunning = false;
      stopDuties();
      content.stop();
      preview.previews.close();
      revalidationClient.stop();
      closeAdminServer();
      metricsServer?.close();
      await alone?.stop();
      await instances?.leave();
      await app.close();
      await instances?.stop();
      await stopReports();
      await Promise.all([search.idle(), figures.idle()]);
      await visitorServices.mailer.stop();
      await alerts?.stop();
      await database.close();
    },
  };
}
