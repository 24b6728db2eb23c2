import { connect, type Socket } from 'node:net';

/**
 * Client frames by kind in hexadecimal, each masked with zeros and at most one byte long: the first of
 * a flood and the rest. Fragments continue a message.
 */
export const frameKinds = {
  'text messages': ['8181000000003f', '8181000000003f'],
  'empty messages': ['818000000000', '818000000000'],
  pings: ['898000000000', '898000000000'],
  pongs: ['8a8000000000', '8a8000000000'],
  fragments: ['018000000000', '008000000000'],
} as const;

type From = { url: string; localAddress: string; forwardedFor?: string };

/** Opens the live socket byte by byte, from a loopback address (on Linux any of 127/8). */
export async function tryRawSocket({ url, localAddress, forwardedFor }: From): Promise<{
  status: number;
  socket: Socket;
}> {
  const { port, host } = new URL(url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
  socket.setMaxListeners(0).on('error', () => {});
  const answered = event(socket, 'data', 'close');
  socket.write(
    `GET /ws/event/ HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      (forwardedFor ? `X-Forwarded-For: ${forwardedFor}\r\n` : '') +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const head = String((await answered) ?? '');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), socket };
}

/** The arguments of the first of these events. */
export const event = (socket: Socket, ...names: string[]): Promise<unknown> =>
  new Promise(resolve => names.forEach(name => socket.once(name, resolve)));
