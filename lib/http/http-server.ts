import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long a client may take to send a request, as options of Node's `createServer`; ms. */
export type ReceiveTimeouts = {
  headersTimeout: number;
  requestTimeout: number;
  connectionsCheckingInterval: number;
};

/**
 * Node enforces both timeouts only when it checks its connections, by default every 30 s, so without
 * a short interval slowly sent headers last up to 40 s instead of 10.
 */
export const receiveTimeouts = (headersMs = 10_000): ReceiveTimeouts => ({
  headersTimeout: headersMs,
  requestTimeout: 3 * headersMs,
  connectionsCheckingInterval: headersMs / 10,
});

type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export const isWebSocketUpgrade = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Calls `handle` for the websocket upgrades that `accepts` returns true for. Every other `Upgrade`
 * header, such as `h2c`, is ignored as RFC 9110 (7.8) allows: the request is served like one without
 * it. Node 20 emits `upgrade` for any such header; newer versions call `shouldUpgradeCallback` first.
 */
export function onWebSocketUpgrade(
  server: Server,
  accepts: (request: IncomingMessage) => boolean,
  handle: UpgradeHandler,
): void {
  const isAccepted = (request: IncomingMessage) => isWebSocketUpgrade(request) && accepts(request);
  Object.assign(server, { shouldUpgradeCallback: isAccepted });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isAccepted(request)) handle(request, socket, head);
    else serveWithoutUpgrade(server, request, socket, head);
  });
}

/** Returns the connection to the server, to be parsed again from a request head without `Upgrade`. */
function serveWithoutUpgrade(
  server: Server,
  { method, url, httpVersion, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!/^(?:upgrade|connection)$/i.test(name)) lines.push(`${name}: ${rawHeaders[at + 1] ?? ''}`);
  }
  // Node adds listeners to a connection each time it is returned, so it serves no further request.
  lines.push('Connection: close');
  // Node decodes request heads as latin1.
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
