import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { createProxyServer } from 'http-proxy-3';

/**
 * Passes a request on to Next, its address letter by letter as it came, and the answer back as it
 * is made. Rejects when Next does not answer. An answer that breaks off half way breaks off for the
 * visitor too, else it would look whole; of a visitor who goes away Next hears.
 */
export function createPassOn(origin: string) {
  const proxy = createProxyServer({
    target: origin,
    // Else it would be read as a URL, and `/api/../news` become another address on the way.
    toProxy: true,
    agent: new Agent({ keepAlive: true }),
  });
  proxy.on('proxyRes', (answer, _request, response) => {
    answer.once('close', () => {
      if (!answer.complete) response.destroy();
    });
  });

  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    new Promise((resolve, reject) => {
      response.once('close', resolve);
      proxy.web(request, response, {}, reject);
    });
}
