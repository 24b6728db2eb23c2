// First: it makes new files private, and ends the process when a setting does not fit.
import { settings } from './settings';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { goLiveLogEntry, siteFindings } from '@/lib/domain/go-live';
import { log } from '@/lib/log';
import { createAccessLog } from './access-log';
import { consoleToLog } from './console-to-log';
import { createGracefulStop } from './graceful-stop';
import { createDearPaths } from './dear-paths';
import { serveLiveProxy } from './live-proxy';
import { createMetrics } from './metrics';
import { createPassOn } from './next/pass-on';
import { startNext } from './next/start-next';
import { createNotFoundLimit } from './not-found-limit';
import { createPages } from './pages/pages';
import { createPublishes } from './publishes';
import { createRequestListener } from './request-listener';
import { policyWeaknesses } from './security/content-security';
import { createSiteServer } from './site-server';
import { createStaticFiles } from './static-files';
import { createUnnamedProxyWarning } from './unnamed-proxy';

/*
 * The site's process: pages kept as compressed bytes in front of Next, the built files, and the live
 * connection passed on to the API host. In development everything is Next's.
 */
const stopMs = 9000;
const dev = process.argv.includes('--dev');
if (!dev) consoleToLog(log);
const root = process.cwd();
const notFoundLimit = createNotFoundLimit(settings, Date.now);
const { handle, upgrade, pages } = await (dev ? forDevelopment() : forVisitors());
const metrics = settings.METRICS_PORT ? createMetrics({ pages: pages?.held ?? null }) : null;
const accessLog = createAccessLog(log);
const lookForUnnamedProxy = createUnnamedProxyWarning(settings.TRUSTED_PROXIES, log);
const server = createSiteServer(
  createRequestListener({
    next: handle,
    pages: pages?.serve ?? handle,
    files: dev
      ? () => false
      : createStaticFiles(path.join(root, 'dist/static'), path.join(root, 'public')),
    tooMany: createDearPaths(settings, Date.now),
    ...(!dev && { notFoundLimit }),
    observe(request, response) {
      accessLog(request, response);
      lookForUnnamedProxy(request);
      metrics?.observe(request, response);
    },
  }),
);
const gracefulStop = createGracefulStop(server, stopMs);
// In development Next tells the browser of changes over a socket of its own.
serveLiveProxy(server, settings.API_URL, upgrade);
const metricsServer = metrics?.listen({
  host: settings.METRICS_HOST,
  port: settings.METRICS_PORT ?? 0,
  onError: error => log.error({ err: error }, 'metrics not served'),
});
const toSettle = goLiveLogEntry(siteFindings(settings));
if (toSettle) log.warn(toSettle.fields, toSettle.message);
for (const weakness of policyWeaknesses(settings)) log.warn({ weakness }, 'policy weakened');
server.listen(settings.PORT, () => {
  const { port } = server.address() as AddressInfo;
  log.info({ port, api: settings.API_URL }, 'site ready');
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

/** Finishes what runs, refuses the new, and is gone after ten seconds at the latest. */
function stop(): void {
  metricsServer?.close();
  void gracefulStop().then(() => process.exit(0));
}

async function forVisitors() {
  const secret = randomBytes(24).toString('hex');
  const publishes = createPublishes();
  const buildId = readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8').trim();
  const program = new URL('next-thread.js', import.meta.url);
  const data = { secret, buildId, publishes: publishes.memory };
  const origin = await startNext(program, data, reason => {
    log.fatal({ reason: String(reason) }, 'Next ended');
    process.exit(1);
  });
  const pages = createPages({ origin, secret, publishes, notFoundLimit, settings });
  return { handle: createPassOn(origin), upgrade: undefined, pages };
}

/** Everything is Next's, on this thread. */
async function forDevelopment() {
  const { default: next } = await import('next');
  // It would hook itself into the upgrades of whichever server it sees; it gets one of its own.
  const app = next({ dev, httpServer: new Server() });
  await app.prepare();
  return { handle: app.getRequestHandler(), upgrade: app.getUpgradeHandler(), pages: null };
}
