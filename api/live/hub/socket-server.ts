import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { maxClientFrameBytes } from '@/lib/contract/live/live';
import type { Policy } from '@/lib/domain/policy';
import { onWebSocketUpgrade } from '@/lib/http/http-server';
import { flushIntervalMs } from '@/api/live/stream/flush-schedule';
import { createFrameLimit } from './frame-limit';
import { DirectSocket } from './direct-socket';
import { pingMs, type Hub } from './hub';
import { ApiError, type ApiErrorCode } from '@/api/errors';
import { isOwnOrigin } from '@/lib/http/own-origin';
import type { SocketLimits } from './socket-limits';

type Options = {
  hub: Hub;
  /** Hosts, with their ports, whose pages may connect besides the requested one. */
  ownHosts: ReadonlySet<string>;
  addressOf: (request: IncomingMessage) => string;
  limits: SocketLimits;
  /** The region policy of the visitor's country. */
  policyOf: (request: IncomingMessage) => Policy;
  /** Off in tests, which call `flush` themselves. */
  timers: boolean;
};

const isLivePath = ({ url }: IncomingMessage): boolean => url?.split('?')[0] === '/ws/event/';
// One for all sockets: a function for each costs memory.
const monotonicNow = () => performance.now();
const ignoreError = () => undefined;
/** How long clients may take to respond to the close of a server that stops. */
const closeMs = 1000;
/** The bytes that a client may send after the server has closed: frames that were in transit. */
const maxBytesAfterClose = 4 * maxClientFrameBytes;

/** Serves the hub at `/ws/event/` of a server. Returns the function that stops it. */
export function serveSockets(server: Server, options: Options): () => void {
  const { hub } = options;
  const websockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxClientFrameBytes,
    // A message is one frame, so that counting messages, pings and pongs counts every frame.
    maxFragments: 1,
    // Each frame is compressed once for all clients, on its own and with the default window.
    perMessageDeflate: {
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
      // ws keeps the decompressor of each client, with a buffer of this size; messages are short.
      zlibInflateOptions: { chunkSize: 256 },
    },
  });

  onWebSocketUpgrade(server, isLivePath, (request, socket, head) => {
    destroyOnError(socket);
    if (socket.destroyed) return;
    const refusal = refusalOf(request, options);
    if (refusal) return refuse(socket, refusal);
    void options.limits.admit(options.addressOf(request)).then(admission => {
      if ('retryAfter' in admission) return refuse(socket, 'tooMany', admission.retryAfter);
      if (socket.destroyed) return admission.release();
      // Also for a connection that breaks or is never upgraded.
      socket.once('close', admission.release);
      declineSmallWindows(request);
      websockets.handleUpgrade(request, socket, head, websocket =>
        serveClient(hub, websocket, socket, options.policyOf(request)),
      );
    });
  });

  const timers = options.timers
    ? [setInterval(hub.catchUp, flushIntervalMs).unref(), setInterval(hub.pingAll, pingMs).unref()]
    : [];
  return () => {
    timers.forEach(clearInterval);
    hub.close();
    websockets.close();
    setTimeout(() => websockets.clients.forEach(client => client.terminate()), closeMs).unref();
  };
}

/**
 * Before ws listens an unhandled `error` event would crash the process. The listener is made here
 * because, made beside one that uses the request, it would keep the request in memory with the socket.
 */
function destroyOnError(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
}

/**
 * A client may ask the server for a compression window smaller than the one that all frames share;
 * ws would refuse its connection, so that it gets plain frames.
 */
function declineSmallWindows({ headers }: IncomingMessage): void {
  if (headers['sec-websocket-extensions']?.includes('server_max_window_bits'))
    delete headers['sec-websocket-extensions'];
}

function serveClient(hub: Hub, websocket: WebSocket, socket: Duplex, policy: Policy): void {
  const connection = hub.add(new DirectSocket(websocket, socket, policy === 'full'));
  const isWithinLimit = createFrameLimit(monotonicNow);
  let bytesAfterClose = 0;

  const mayContinue = (): boolean => {
    if (websocket.readyState !== websocket.OPEN) return false;
    if (isWithinLimit()) return true;
    connection.close(1008, 'Too many messages');
    return false;
  };
  websocket.on('message', data => {
    if (mayContinue()) hub.onMessage(connection, String(data));
  });
  websocket.on('ping', mayContinue);
  websocket.on('pong', () => {
    if (mayContinue()) connection.pong();
  });
  websocket.on('close', () => hub.leave(connection));
  // ws closes the connection with the right code; the error was caused by the client.
  websocket.on('error', ignoreError);
  // After a close ws keeps reading, and a client that keeps sending would keep it busy.
  socket.on('data', (chunk: Buffer) => {
    if (websocket.readyState === websocket.OPEN) return;
    bytesAfterClose += chunk.length;
    if (bytesAfterClose > maxBytesAfterClose) socket.destroy();
  });
}

function refusalOf(request: IncomingMessage, { ownHosts, policyOf }: Options): ApiErrorCode | null {
  // Without an Origin the client is not a browser. A page cannot set headers on its socket, so the host
  // that a proxy names is as good as our own.
  const { origin, host, 'x-forwarded-host': forwardedHost } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, [host, forwardedHost, ...ownHosts]))
    return 'forbidden';
  return policyOf(request) === 'blocked' ? 'regionBlocked' : null;
}

/** Responds with an error instead of an upgrade; does not wait for a client that keeps its side open. */
function refuse(socket: Duplex, code: ApiErrorCode, retryAfter?: number): void {
  const { status, body: content } = new ApiError(code).toResponse();
  const body = JSON.stringify(content);
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
      (retryAfter === undefined ? '' : `Retry-After: ${retryAfter}\r\n`) +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
