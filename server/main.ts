// First: it makes new files private, and exits when a setting is invalid.
import { settings } from './settings';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPublications } from '@/lib/cache/publications';
import { shareCreateLimit } from '@/lib/http/limits';
import { goLiveLogEntry, siteFindings } from '@/lib/settings/go-live';
import { log } from '@/lib/log';
import { createAccessLog } from './observability/access-log';
import { redirectConsole } from './observability/redirect-console';
import { createGracefulStop } from './graceful-stop';
import { createExpensiveRoutes } from './expensive-routes';
import { serveLiveProxy } from './live-proxy';
import { createMetrics } from './observability/metrics';
import { createNextProxy } from './next/proxy-to-next';
import { startNext } from './next/start-next';
import { createPageHandler } from './pages/page-handler';
import { requestContexts } from './request-context';
import { createRequestListener } from './request-listener';
import { policyWeaknesses } from './security/content-security';
import { createSiteLimits } from './site-limits';
import { createSiteServer } from './site-server';
import { createServiceWorker } from './service-worker';
import { anyOf, createStaticFiles } from './static-files';
import { createUntrustedProxyWarning } from './untrusted-proxy-warning';

/*
 * The site's process: a cache of compressed pages in front of Next, the built files, and a proxy of live
 * connections to the API host. In development Next serves everything.
 */
const stopMs = 9000;
const { dev } = parseArgs({ options: { dev: { type: 'boolean', default: false } } }).values;
if (!dev) redirectConsole(log);
const root = process.cwd();
const createLimit = createSiteLimits(settings, log);
// In development Next runs in this thread.
shareCreateLimit(createLimit);
const notFoundLimit = createLimit('not-found', settings.NOT_FOUND_LIMIT);
const { next, upgrade, pages } = await (dev ? startDevelopment() : startProduction());
const metrics = settings.METRICS_PORT ? createMetrics({ pages: pages?.stats ?? null }) : null;
const accessLog = createAccessLog(log);
const warnOfUntrustedProxy = createUntrustedProxyWarning(log);
const server = createSiteServer(
  createRequestListener({
    createContext: requestContexts(settings),
    next,
    pages: pages?.serve ?? next,
    ...(pages && { refusePage: pages.refuse }),
    files: dev
      ? () => false
      : anyOf(
          createServiceWorker(path.join(root, 'dist/worker'), settings.OFFLINE),
          createStaticFiles(path.join(root, 'dist/static'), path.join(root, 'public')),
        ),
    limitOf: createExpensiveRoutes(settings, createLimit),
    ...(!dev && { notFoundLimit }),
    observe(request, response, context) {
      accessLog(request, response, context);
      warnOfUntrustedProxy(request, context);
      metrics?.observe(request, response);
    },
  }),
);
const gracefulStop = createGracefulStop(server, stopMs);
// In development Next notifies the browser of changes over its own websocket.
serveLiveProxy(server, settings.API_URL, upgrade);
const metricsServer = metrics?.listen({
  host: settings.METRICS_HOST,
  port: settings.METRICS_PORT ?? 0,
  onError: error => log.error({ err: error }, 'metrics not served'),
});
const goLiveEntry = goLiveLogEntry(siteFindings(settings));
if (goLiveEntry) log.warn(goLiveEntry.fields, goLiveEntry.message);
for (const weakness of policyWeaknesses(settings)) log.warn({ weakness }, 'policy weakened');
server.listen(settings.PORT, () => {
  const { port } = server.address() as AddressInfo;
  log.info({ port, api: settings.API_URL }, 'site ready');
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

/** Finishes current requests, accepts no new ones, and exits within ten seconds. */
function stop(): void {
  metricsServer?.close();
  void gracefulStop().then(() => process.exit(0));
}

async function startProduction() {
  const secret = randomBytes(24).toString('hex');
  const publications = createPublications();
  const buildId = readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8').trim();
  const origin = await startNext({
    program: new URL('next-thread.js', import.meta.url),
    secret,
    buildId,
    publications,
    onEnd(reason) {
      log.fatal({ reason: String(reason) }, 'Next ended');
      process.exit(1);
    },
  });
  const pages = createPageHandler({ origin, secret, publications, notFoundLimit, settings });
  return { next: createNextProxy(origin), upgrade: undefined, pages };
}

/** Next serves everything, on this thread. */
async function startDevelopment() {
  const { default: next } = await import('next');
  // Next adds an upgrade listener to the server it gets; a separate server prevents that.
  const app = next({ dev, httpServer: new Server() });
  await app.prepare();
  const handle = app.getRequestHandler();
  return {
    next: (request: IncomingMessage, response: ServerResponse) => handle(request, response),
    upgrade: app.getUpgradeHandler(),
    pages: null,
  };
}
