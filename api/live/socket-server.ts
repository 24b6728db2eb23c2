import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { maxClientFrameBytes } from '@/lib/contract/live';
import type { Policy } from '@/lib/domain/view';
import { onWebSocketUpgrade } from '@/lib/http-server';
import { pingMs, tickMs, type Hub } from './hub';
import { isOwnOrigin } from './origin';
import { withoutFramePrices } from './price-free-peer';

type Options = {
  hub: Hub;
  /** Hosts, with their ports, whose pages may connect besides the one asked. */
  ownHosts: ReadonlySet<string>;
  addressOf: (request: IncomingMessage) => string;
  mayArrive: (address: string) => boolean;
  /** What the visitor's country may be told. */
  policyOf: (request: IncomingMessage) => Policy;
  /** Off in tests, which tick by hand. */
  timers: boolean;
};

const isLivePath = ({ url }: IncomingMessage): boolean => url?.split('?')[0] === '/ws/event/';
const goodbyeMs = 1000;

/** Serves the hub at `/ws/event/` of a server. Returns the way to stop. */
export function serveSockets(server: Server, options: Options): () => void {
  const { hub } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxClientFrameBytes,
    perMessageDeflate: false,
  });
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) =>
    attend(hub, socket, options.policyOf(request)),
  );

  onWebSocketUpgrade(server, isLivePath, (request, stream, head) => {
    // Nobody else listens yet, and an unheard error would end the process.
    stream.on('error', () => stream.destroy());
    const refusal = refusalOf(request, options);
    if (refusal) refuse(stream, refusal);
    else
      sockets.handleUpgrade(request, stream, head, socket =>
        sockets.emit('connection', socket, request),
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

function attend(hub: Hub, socket: WebSocket, policy: Policy): void {
  const connection = hub.join(policy === 'full' ? socket : withoutFramePrices(socket));
  socket.on('message', data => hub.hear(connection, String(data)));
  socket.on('pong', connection.pong);
  socket.on('close', () => hub.leave(connection));
  // ws closes by itself with the right code; what broke is the peer's.
  socket.on('error', () => undefined);
}

function refusalOf(
  request: IncomingMessage,
  { ownHosts, addressOf, mayArrive, policyOf }: Options,
): number | null {
  if (!isOwnOrigin(request.headers, ownHosts)) return 403;
  if (policyOf(request) === 'blocked') return 451;
  return mayArrive(addressOf(request)) ? null : 429;
}

function refuse(stream: Duplex, status: number): void {
  const body = JSON.stringify({ detail: STATUS_CODES[status] });
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
