import { createServer, type RequestListener, type Server } from 'node:http';
import { millisecondsInMinute } from 'date-fns/constants';
import { receiveTimeouts } from '@/lib/http/http-server';

const keepAliveMs = 65_000;
/** For a client that stops reading or sending; open websockets are not subject to it. */
const idleMs = millisecondsInMinute;

/** The HTTP server that visitors reach, with the limits on what they may send. */
export function createSiteServer(listener: RequestListener, timeouts = receiveTimeouts()): Server {
  const server = createServer({ ...timeouts, maxHeaderSize: 16 * 1024 }, listener);
  server.keepAliveTimeout = keepAliveMs;
  server.timeout = idleMs;
  return server;
}
