import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { policyFor } from '@/lib/domain/view';
import { apiFindings, goLiveLogEntry } from '@/lib/domain/go-live';
import { keptSecret } from '@/lib/kept-secret';
import { makeFolderPrivate } from '@/lib/private-folder';
import { buildApp } from './app';
import { dumpToFolder } from './backup/create-backup';
import { refuseHalfRestored } from './backup/restore-marker';
import { watchContent } from './content/watch/content-watcher';
import { allTags } from './content/difference';
import { inventedBookmakers } from './content/invented-bookmakers';
import { createMedia } from './content/media';
import { createTeller } from './content/tell-site';
import { servesDocs, type Settings } from './env';
import { createFeed } from './feeds/create-feed';
import { createBoard, pastOnBoard } from './live/board';
import { createLocalBus } from './live/bus';
import { createHub } from './live/hub';
import { createIngest } from './live/ingest';
import { createApiMetrics } from './metrics';
import { projectPath } from './project-path';
import { createSearch } from './search/search';
import { listenWhileStarting } from './starting-server';
import { openDatabaseWhenReady } from './store/open-when-ready';
import { createSearchStore } from './store/search';
import { createStore } from './store/store';
import { createVisitorStore } from './store/visitor-store';
import { openDesk } from './visitors/desk';
import { createVisitorDesk } from './visitors/visitor-desk';

const tidyMs = 5 * 60_000;

export type Service = {
  /** Where it listens, with the port that was really taken. */
  url: string;
  /** Lets the feed and what it handed over end, then closes sockets, server and database. */
  stop(): Promise<void>;
};

/**
 * Waits for the database, loads memory, listens, and starts the feed. Until then the port answers
 * /healthz and says at /readyz what is missing. Throws when any of it fails.
 */
export async function startService(settings: Settings, log: Logger): Promise<Service> {
  if (settings.REDIS_URL) log.warn('REDIS_URL is not used yet: run one instance of the API.');
  const now = Date.now;
  const metrics = createApiMetrics();
  const dataDir = projectPath(settings.DATA_DIR);
  const modeBefore = makeFolderPrivate(dataDir);
  refuseHalfRestored(dataDir);
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
  const board = createBoard([
    ...(await store.currentEvents()),
    ...(await store.latestPastMatches(pastOnBoard)),
  ]);
  const bus = createLocalBus();
  const ingest = createIngest({ store, board, bus, now });
  const feed = await createFeed(settings, { store, now, log });
  let isFeedRunning = false;

  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  const token = settings.REVALIDATE_TOKEN ?? keptSecret(dataDir, 'revalidate');
  const teller = createTeller({ siteUrl: settings.SITE_INTERNAL_URL ?? siteUrl, token, log });
  const contentDir = projectPath(settings.CONTENT_DIR);
  const content = await watchContent({
    folder: contentDir,
    startedAt: await store.firstStart(Math.floor(now() / 1000)),
    siteUrl,
    siteName: settings.SITE_NAME,
    log,
    onChange: tags => teller.tell(tags),
  });
  const toSettle = goLiveLogEntry(
    apiFindings({ ...settings, inventedBookmakers: inventedBookmakers(contentDir) }),
  );
  if (toSettle) log.warn(toSettle.fields, toSettle.message);
  const media = createMedia({ folder: join(dataDir, 'media'), log });
  await media.forgetAllBut(
    Object.values(content.current().drawings).flatMap(known => [...known.values()]),
  );

  const visitors = metrics.observeMails(createVisitorStore(database));
  const visitorDesk = createVisitorDesk({ settings, visitors, now, log });

  const search = createSearch({
    searchStore: createSearchStore(database),
    store,
    board,
    bus,
    content,
  });

  const hub = createHub({ bus, now, countFrames: metrics.countFrames });
  const app = await buildApp({
    store,
    board,
    hub,
    content,
    media,
    search,
    log,
    now,
    isFeedRunning: () => isFeedRunning,
    ownHosts: ownHosts(settings),
    trustedProxies: settings.TRUSTED_PROXIES,
    countryHeader: settings.COUNTRY_HEADER,
    policyOf: country => policyFor(country, settings.REGION_POLICY),
    visitorDesk,
    socketLimits: { perNetwork: settings.SOCKETS_PER_NETWORK, total: settings.MAX_SOCKETS },
    docs: servesDocs(settings) ? { siteName: settings.SITE_NAME } : null,
    timers: true,
  });
  app.server.on('request', metrics.observe);
  await starting.close();
  const url = await app.listen(address);
  // The files may have changed while nobody watched them.
  teller.tell(allTags(content.current()), { again: true });
  await feed.start(metrics.observeSink(ingest, now));
  isFeedRunning = true;
  const metricsServer = serveMetrics();
  const warming = search
    .warm()
    .catch((error: unknown) => log.error({ err: error }, 'search is not ready'));
  const tidying = setInterval(() => {
    visitorDesk
      .forgetOld()
      .then(() => store.tidy())
      .catch((error: unknown) => log.error({ err: error }, 'tidying failed'));
  }, tidyMs).unref();
  const closeDesk = database.embedded
    ? await openDesk({ visitors, dump: () => dumpToFolder(database, dataDir), dataDir, log })
    : () => undefined;

  function serveMetrics(): Server | null {
    if (settings.API_METRICS_PORT === undefined) return null;
    const sources = {
      isFeedRunning: () => isFeedRunning,
      ping: store.ping,
      socketCount: hub.size,
      contentProblems: content.problems,
      mailQueue: visitors.mailQueue,
      dataDir,
      hasFeed: settings.FEED !== 'none',
      now,
    };
    return metrics.serve(sources, {
      host: settings.METRICS_HOST,
      port: settings.API_METRICS_PORT,
      onError: error => log.error({ err: error }, 'metrics not served'),
    });
  }

  return {
    url,
    stop: async () => {
      isFeedRunning = false;
      clearInterval(tidying);
      content.stop();
      teller.stop();
      closeDesk();
      metricsServer?.close();
      await feed.stop();
      await ingest.idle();
      await app.close();
      await warming;
      await visitorDesk.mailer.stop();
      await database.close();
    },
  };
}

const ownHosts = ({ OWN_HOSTS, SITE_URL }: Settings): ReadonlySet<string> =>
  new Set(SITE_URL ? [...OWN_HOSTS, new URL(SITE_URL).host] : OWN_HOSTS);
