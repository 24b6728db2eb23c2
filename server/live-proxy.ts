import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'http-proxy-3';
import { isProxied } from '@/lib/domain/client-address';
import { siteEnv } from '@/lib/env';
import { onWebSocketUpgrade } from '@/lib/http-server';
import { log } from '@/lib/log';

const livePath = '/ws/event/';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown;

const isLivePath = ({ url }: IncomingMessage): boolean => url?.split('?')[0] === livePath;

/** Proxies websockets of the live path to the API host, and those of any other path to `others`. */
export function serveLiveProxy(server: Server, apiUrl: string, others?: Upgrade): void {
  const proxy = createProxyServer({ target: apiUrl, ws: true, xfwd: true });
  proxy.on('error', (error, _request, socket) => {
    log.warn({ reason: error.message }, 'live connection not passed on');
    socket.destroy();
  });

  const isOurs = (request: IncomingMessage) => isLivePath(request) || others !== undefined;
  onWebSocketUpgrade(server, isOurs, (request, socket, head) => {
    // From the upgrade on nobody else listens, and an error that nobody hears ends the process.
    socket.on('error', error => log.debug({ reason: error.message }, 'live connection broke'));
    if (others && !isLivePath(request)) {
      others(request, socket, head);
      return;
    }
    const { COUNTRY_HEADER, TRUSTED_PROXIES } = siteEnv();
    if (COUNTRY_HEADER && !isProxied(request, TRUSTED_PROXIES))
      delete request.headers[COUNTRY_HEADER];
    proxy.ws(request, socket, head);
  });
}
