import { readlinkSync } from 'node:fs';
import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setPriority } from 'node:os';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import next from 'next';
import { shareDocumentSecret } from '@/lib/domain/document-kind';
import { shareBuildId, sharePageServer } from '@/lib/domain/page-server';
import { requestIdHeader, toRequestId, withRequestId } from '@/lib/domain/request-id';
import { log } from '@/lib/log';
import { consoleToLog } from '../console-to-log';
import { createPublishes } from '../publishes';
import { boundCacheControls } from './bounds';
import { writeBuffersShortly } from './buffer-json';
import { unlinkPastImmediates } from './immediates';
import type { NextThreadData } from './start-next';

/*
 * Next, on a thread of its own: pages that are being made keep nobody waiting for one that is kept.
 * Tells its port once it answers.
 */
const { secret, buildId, publishes } = workerData as NextThreadData;
const maxHeaderSize = 20 * 1024;
const niceness = 5;
/** More than Next keeps pages. */
const maxCacheControls = 20_000;

consoleToLog(log);
unlinkPastImmediates();
stepBack();
shareDocumentSecret(secret);
shareBuildId(buildId);
sharePageServer({ publish: createPublishes(publishes).add });
boundCacheControls(maxCacheControls);
writeBuffersShortly();

// Next would hook itself into the upgrades of whichever server it sees; it gets one of its own.
const app = next({ dev: false, httpServer: new Server() });
await app.prepare();
const handle = app.getRequestHandler();

// What reached the site has passed its limits; the names that it adds itself need a little more room.
const server = createServer({ maxHeaderSize }, (request, response) => {
  const id = toRequestId(request.headers[requestIdHeader]) ?? '-';
  withRequestId(id, () => void handle(request, response));
});
// The one who asks keeps its connections; closing an idle one would meet its next question half way.
server.keepAliveTimeout = 0;
server.listen(0, 'localhost', () => {
  parentPort?.postMessage((server.address() as AddressInfo).port);
});

/** Where threads have priorities of their own (Linux), whoever sends kept pages goes first. */
function stepBack(): void {
  try {
    setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), niceness);
  } catch (error) {
    log.debug({ reason: String(error) }, 'the same priority for all threads');
  }
}
