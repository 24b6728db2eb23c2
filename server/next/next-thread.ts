import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import next from 'next';
import { collectResources } from '@/lib/cache/resources-used';
import { shareBuildId, shareErrorPageSecret, sharePageServer } from '@/lib/http/page-server';
import { shareCreateLimit } from '@/lib/http/limits';
import { requestIdHeader, toRequestId, withRequestId } from '@/lib/http/request-id';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { redirectConsole } from '@/server/observability/redirect-console';
import { createSiteLimits } from '@/server/site-limits';
import { fixImmediateLeak } from './fix-immediate-leak';
import { RenderedResponse } from './rendered-response';
import type { NextIsReady, NextPublishes, NextThreadData } from './start-next';

/*
 * Runs Next on its own thread, so that rendering a page does not delay cached ones. Posts its port to
 * the parent when it accepts requests.
 */
const { secret, buildId } = workerData as NextThreadData;
const port = parentPort as MessagePort;
const maxHeaderSize = 20 * 1024;
let published = 0;
const waiting = new Map<number, () => void>();
port.on('message', (id: number) => {
  waiting.get(id)?.();
  waiting.delete(id);
});

redirectConsole(log);
fixImmediateLeak();
shareErrorPageSecret(secret);
shareBuildId(buildId);
shareCreateLimit(createSiteLimits(siteEnv(), log));
sharePageServer({ publish });
// Next adds an upgrade listener to the server it gets; a separate server prevents that.
const app = next({ dev: false, httpServer: new Server() });
await app.prepare();
const handle = app.getRequestHandler();
// Larger than the site's own limit: the site adds headers to a request that has passed it.
const server = createServer(
  { maxHeaderSize, ServerResponse: RenderedResponse },
  (request, response) => {
    const id = toRequestId(request.headers[requestIdHeader]) ?? '-';
    collectResources(response.used, () => withRequestId(id, () => void handle(request, response)));
  },
);
// Never closes idle connections: the site reuses them, and its next request would race the close.
server.keepAliveTimeout = 0;
server.listen(0, 'localhost', () => {
  port.postMessage({ port: (server.address() as AddressInfo).port } satisfies NextIsReady);
});

/** Resolves when the page server has them too. */
function publish(tags: string[]): Promise<void> {
  published += 1;
  const id = published;
  port.postMessage({ id, tags } satisfies NextPublishes);
  return new Promise(resolve => waiting.set(id, resolve));
}
