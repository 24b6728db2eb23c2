import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import next from 'next';
import { shareDocumentSecret } from '@/lib/domain/document-kind';
import { shareBuildId } from '@/lib/domain/page-server';
import { requestIdHeader, toRequestId, withRequestId } from '@/lib/domain/request-id';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { createAccessLog } from './access-log';
import { consoleToLog } from './console-to-log';
import { createGracefulStop } from './graceful-stop';
import { createDearPaths } from './dear-paths';
import { createLiveProxy } from './live-proxy';
import { createMetrics } from './metrics';
import { createPages } from './pages/pages';
import { createRequestListener } from './request-listener';
import { policyWeaknesses } from './security/content-security';
import { createStaticFiles } from './static-files';

/*
 * The site's process: pages kept as compressed bytes in front of Next, the built files, and the live
 * connection passed on to the API host. In development everything is Next's.
 */
const stopMs = 9000;
const dev = process.argv.includes('--dev');
const settings = readSettings();
if (!dev) consoleToLog(log);
const secret = randomBytes(24).toString('hex');
shareDocumentSecret(secret);

// Next would hook itself into the upgrades of whichever server it sees; it gets one of its own.
const app = next({ dev, httpServer: new Server() });
await app.prepare();
const handle = app.getRequestHandler();

// The page server asks Next over HTTP, as a visitor would: on a port for this machine only.
const inner = createServer((request, response) => {
  const id = toRequestId(request.headers[requestIdHeader]) ?? '-';
  withRequestId(id, () => void handle(request, response));
});
// The one who asks keeps its connections; closing an idle one would meet his next question half way.
inner.keepAliveTimeout = 0;
inner.listen(0, 'localhost');
const origin = () => `http://localhost:${(inner.address() as AddressInfo).port}`;

const root = process.cwd();
if (!dev) shareBuildId(readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8').trim());
const pages = dev ? null : createPages({ origin, secret, settings });
const metrics = settings.METRICS_PORT ? createMetrics({ pages: pages?.held ?? null }) : null;
const accessLog = createAccessLog(log);
const server = createServer(
  // A browser that sends nothing, or drop by drop, is let go.
  { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16 * 1024 },
  createRequestListener({
    next: handle,
    pages: pages?.serve ?? handle,
    files: dev
      ? () => false
      : createStaticFiles(path.join(root, 'dist/static'), path.join(root, 'public')),
    tooMany: createDearPaths(settings, Date.now),
    observe(request, response) {
      accessLog(request, response);
      metrics?.observe(request, response);
    },
  }),
);
server.keepAliveTimeout = 65_000;
// One that takes nothing of what is sent, too; live connections are not measured by it.
server.timeout = 60_000;
const gracefulStop = createGracefulStop(server, stopMs);
// In development Next tells the browser of changes over a socket of its own.
server.on('upgrade', createLiveProxy(settings.API_URL, dev ? app.getUpgradeHandler() : undefined));
const metricsServer = metrics?.listen(settings.METRICS_PORT ?? 0);
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

function readSettings() {
  try {
    return siteEnv();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
