import { request, type IncomingHttpHeaders } from 'node:http';

export type Headers = Record<string, string | string[]>;
/** A client of nginx and the headers it sends. */
export type Client = { from: string; headers: Headers };
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Uses `node:http`, which sends paths and header names unchanged. */
export function ask(
  port: number,
  method: string,
  path: string,
  { from, headers }: Client,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, localAddress: from, method, path, headers });
    sent.on('response', response => {
      let text = '';
      response.setEncoding('utf8').on('data', chunk => (text += String(chunk)));
      const { statusCode: status = 0, headers: received } = response;
      response.on('end', () => resolve({ status, headers: received, text }));
    });
    sent.on('upgrade', ({ headers: received }, socket) => {
      socket.destroy();
      resolve({ status: 101, headers: received, text: '' });
    });
    sent.on('error', reject);
    sent.end();
  });
}
