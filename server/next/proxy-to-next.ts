import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { createProxyServer } from 'http-proxy-3';

/**
 * Proxies a request to Next with its target unchanged, and streams the response back. Rejects when Next
 * does not respond. A response that is cut off is cut off for the client too: it would otherwise look
 * complete. Next is notified when the client disconnects.
 */
export function createNextProxy(origin: string) {
  const proxy = createProxyServer({
    target: origin,
    // Without it the target is parsed as a URL, which changes `/api/../news`.
    toProxy: true,
    agent: new Agent({ keepAlive: true }),
  });
  proxy.on('proxyRes', (incoming, _request, response) => {
    incoming.once('close', () => {
      if (!incoming.complete) response.destroy();
    });
  });

  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    new Promise((resolve, reject) => {
      response.once('close', resolve);
      proxy.web(request, response, {}, reject);
    });
}
