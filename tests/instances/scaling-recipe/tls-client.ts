import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { text } from 'node:stream/consumers';
import { WebSocket } from 'ws';

type Asked = { status: number; location: string | null; text: string };
type Call = { method?: string; headers?: Record<string, string>; body?: string };

/** A visitor who reaches every host by https at a port of this machine, and trusts one certificate. */
export type TlsClient = {
  ask(url: string, call?: Call): Promise<Asked>;
  /** Opens a websocket and joins a group; resolves once that is confirmed. */
  join(url: string, group: string): Promise<{ frames: unknown[]; close(): void }>;
};

export function createTlsClient(port: number, certificate: Buffer): TlsClient {
  const optionsFor = (hostname: string) => ({
    host: '127.0.0.1',
    port,
    servername: hostname,
    ca: certificate,
  });
  return {
    async ask(url, { method = 'GET', headers = {}, body } = {}) {
      const { hostname, pathname, search } = new URL(url);
      const options: RequestOptions = {
        ...optionsFor(hostname),
        method,
        path: pathname + search,
        headers: { host: hostname, ...headers },
        agent: false,
      };
      const outgoing = request(options);
      outgoing.end(body);
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
      const { statusCode = 0, headers: got } = response;
      return { status: statusCode, location: got.location ?? null, text: await text(response) };
    },
    async join(url, group) {
      const { hostname, pathname } = new URL(url);
      // The types of ws lack the name for TLS.
      const options = {
        servername: hostname,
        ca: certificate,
        headers: { host: hostname },
        origin: `https://${hostname}`,
      };
      const socket = new WebSocket(`wss://127.0.0.1:${port}${pathname}`, options);
      const frames: unknown[] = [];
      const confirmed = new Promise<void>((resolve, reject) => {
        socket.once('error', reject);
        socket.on('message', data => {
          const frame = JSON.parse(String(data)) as { eventType?: string };
          frames.push(frame);
          if (frame.eventType === 'subscribed') resolve();
        });
      });
      socket.once('open', () =>
        socket.send(JSON.stringify({ type: 'switchGroup', message: group })),
      );
      await confirmed;
      return { frames, close: () => socket.terminate() };
    },
  };
}
