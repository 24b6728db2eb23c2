import { readlinkSync } from 'node:fs';
import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setPriority } from 'node:os';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import next from 'next';

import { shareBuildId, shareErrorPageSecret, sharePageServer } from '@/lib/http/page-server';
import { shareCreateLimit } from '@/lib/http/limits';
import { requestIdHeader, toRequestId, withRequestId } from '@/lib/http/request-id';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { redirectConsole } from '@/server/observability/redirect-console';
import { createContentVersion } from '@/server/content-version';
import { createSiteLimits } from '@/server/site-limits';
import { capCacheControls } from './cap-cache-controls';
import { patchBufferJson } from './patch-buffer-json';
import { fixImmediateLeak } from './fix-immediate-leak';
import type { NextThreadData } from './start-next';

/*
 * Runs Next on its own thread, so that rendering a page does not delay cached ones. Posts its port to
 * the parent when it accepts requests.
 */
const { secret, buildId, contentVersion } = workerData as NextThreadData;
const maxHeaderSize = 20 * 1024;
const niceness = 5;
/** More than the number of pages that Next caches. */
const maxCacheControls = 20_000;

redirectConsole(log);
fixImmediateLeak();
lowerThreadPriority();
shareErrorPageSecret(secret);
shareBuildId(buildId);
shareCreateLimit(createSiteLimits(siteEnv(), log));
const publications = createContentVersion(contentVersion);
sharePageServer({ publish: publications.add, publications: publications.count });
capCacheControls(maxCacheControls);
patchBufferJson();

// Next adds an upgrade listener to the server it gets; a separate server prevents that.
const app = next({ dev: false, httpServer: new Server() });
await app.prepare();
const handle = app.getRequestHandler();

// Larger than the site's own limit: the site adds headers to a request that has passed it.
const server = createServer({ maxHeaderSize }, (request, response) => {
  const id = toRequestId(request.headers[requestIdHeader]) ?? '-';
  withRequestId(id, () => void handle(request, response));
});
// Never closes idle connections: the site reuses them, and its next request would race the close.
server.keepAliveTimeout = 0;
server.listen(0, 'localhost', () => {
  parentPort?.postMessage((server.address() as AddressInfo).port);
});

/** Lets the thread that sends cached pages run first, where threads have priorities (Linux). */
function lowerThreadPriority(): void {
  try {
    setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), niceness);
  } catch (error) {
    log.debug({ reason: String(error) }, 'the same priority for all threads');
  }
}
