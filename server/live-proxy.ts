import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'http-proxy-3';
import { isProxied } from '@/lib/domain/client-address';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';

const livePath = '/ws/event/';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown;

/** Passes upgrades of the live path to the API host; every other is refused, or for `others`. */
export function createLiveProxy(apiUrl: string, others?: Upgrade) {
  const proxy = createProxyServer({ target: apiUrl, ws: true, xfwd: true });
  proxy.on('error', (error, _request, socket) => {
    log.warn({ reason: error.message }, 'live connection not passed on');
    socket.destroy();
  });

  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // From the upgrade on nobody else listens, and an error that nobody hears ends the process.
    socket.on('error', error => log.debug({ reason: error.message }, 'live connection broke'));
    const path = (request.url ?? '').split('?')[0];
    if (path !== livePath) {
      if (others) others(request, socket, head);
      else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    const { COUNTRY_HEADER, TRUSTED_PROXIES } = siteEnv();
    if (COUNTRY_HEADER && !isProxied(request, TRUSTED_PROXIES))
      delete request.headers[COUNTRY_HEADER];
    proxy.ws(request, socket, head);
  };
}
