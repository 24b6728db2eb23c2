import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { maxClientFrameBytes } from '@/lib/contract/live';
import type { Policy } from '@/lib/domain/view';
import { onWebSocketUpgrade } from '@/lib/http-server';
import { createFrameLimit } from './frame-limit';
import { pingMs, tickMs, type Hub } from './hub';
import { isOwnOrigin } from './origin';
import { withoutFramePrices } from './price-free-peer';
import type { SocketLimits } from './socket-limits';

type Options = {
  hub: Hub;
  /** Hosts, with their ports, whose pages may connect besides the one asked. */
  ownHosts: ReadonlySet<string>;
  addressOf: (request: IncomingMessage) => string;
  limits: SocketLimits;
  /** What the visitor's country may be told. */
  policyOf: (request: IncomingMessage) => Policy;
  /** Off in tests, which tick by hand. */
  timers: boolean;
};

const isLivePath = ({ url }: IncomingMessage): boolean => url?.split('?')[0] === '/ws/event/';
const goodbyeMs = 1000;
/** How much a client may send after the server has closed: frames that were under way. */
const maxBytesAfterClose = 4 * maxClientFrameBytes;

/** Serves the hub at `/ws/event/` of a server. Returns the way to stop. */
export function serveSockets(server: Server, options: Options): () => void {
  const { hub } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxClientFrameBytes,
    // A message is one frame, so that counting messages, pings and pongs counts every frame.
    maxFragments: 1,
    perMessageDeflate: false,
  });

  onWebSocketUpgrade(server, isLivePath, (request, stream, head) => {
    // Nobody else listens yet, and an unheard error would end the process.
    stream.on('error', () => stream.destroy());
    if (stream.destroyed) return;
    const refusal = refusalOf(request, options);
    if (refusal) return refuse(stream, refusal);
    const admission = options.limits.admit(options.addressOf(request));
    if ('retryAfter' in admission) return refuse(stream, 429, admission.retryAfter);
    // However it ends: closed by either side, broken, or never upgraded at all.
    stream.once('close', admission.release);
    sockets.handleUpgrade(request, stream, head, socket =>
      attend(hub, socket, stream, options.policyOf(request)),
    );
  });

  const timers = options.timers
    ? [setInterval(hub.tick, tickMs).unref(), setInterval(hub.beat, pingMs).unref()]
    : [];
  return () => {
    timers.forEach(clearInterval);
    hub.close();
    sockets.close();
    // A peer that does not answer the goodbye must not hold up the end.
    setTimeout(() => sockets.clients.forEach(socket => socket.terminate()), goodbyeMs).unref();
  };
}

function attend(hub: Hub, socket: WebSocket, stream: Duplex, policy: Policy): void {
  const connection = hub.join(policy === 'full' ? socket : withoutFramePrices(socket));
  const isWithinLimit = createFrameLimit(() => performance.now());
  let bytesAfterClose = 0;

  const mayGoOn = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    if (isWithinLimit()) return true;
    connection.close(1008, 'Too many messages');
    return false;
  };
  socket.on('message', data => {
    if (mayGoOn()) hub.hear(connection, String(data));
  });
  socket.on('ping', mayGoOn);
  socket.on('pong', () => {
    if (mayGoOn()) connection.pong();
  });
  socket.on('close', () => hub.leave(connection));
  // ws closes by itself with the right code; what broke is the peer's.
  socket.on('error', () => undefined);
  // After a close ws goes on reading, and a client that goes on sending would keep it busy.
  stream.on('data', (chunk: Buffer) => {
    if (socket.readyState === socket.OPEN) return;
    bytesAfterClose += chunk.length;
    if (bytesAfterClose > maxBytesAfterClose) stream.destroy();
  });
}

function refusalOf(request: IncomingMessage, { ownHosts, policyOf }: Options): number | null {
  if (!isOwnOrigin(request.headers, ownHosts)) return 403;
  return policyOf(request) === 'blocked' ? 451 : null;
}

/** Does not wait for a client that keeps its side open. */
function refuse(stream: Duplex, status: number, retryAfter?: number): void {
  const body = JSON.stringify({ detail: STATUS_CODES[status] });
  stream.once('finish', () => stream.destroy());
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
      (retryAfter === undefined ? '' : `Retry-After: ${retryAfter}\r\n`) +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
