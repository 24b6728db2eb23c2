import type { ClientRequest, IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'http-proxy-3';
import { siteEnv } from '@/lib/env';
import { onWebSocketUpgrade } from '@/lib/http/http-server';
import { log } from '@/lib/log';
import { requestContexts } from './request-context';

const livePath = '/ws/event/';
/** How long a browser may take to receive the rest after the API host has closed the connection. */
const closeTimeoutMs = 1000;

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown;

const isLivePath = ({ url }: IncomingMessage): boolean => url?.split('?')[0] === livePath;

/**
 * Proxies websockets of the live path to the API host, and those of any other path to `fallback`. The
 * host receives one address in `X-Forwarded-For`, the visitor's, instead of what the client sent; it
 * must respond within `responseTimeoutMs`.
 */
export function serveLiveProxy(
  server: Server,
  apiUrl: string,
  fallback?: Upgrade,
  responseTimeoutMs = 10_000,
): void {
  const proxy = createProxyServer({ target: apiUrl, ws: true });
  proxy.on('error', (error, _request, socket) => {
    log.warn({ reason: error.message }, 'live connection not passed on');
    socket.destroy();
  });
  proxy.on('proxyReqWs', (upstreamRequest, _request, socket) =>
    closeTogether(upstreamRequest, socket, responseTimeoutMs),
  );

  const createContext = requestContexts(siteEnv());
  const isHandled = (request: IncomingMessage) => isLivePath(request) || fallback !== undefined;
  onWebSocketUpgrade(server, isHandled, (request, socket, head) => {
    // After an upgrade nothing else listens: an unhandled `error` event would crash the process.
    socket.on('error', error => log.debug({ reason: error.message }, 'live connection broke'));
    if (fallback && !isLivePath(request)) {
      fallback(request, socket, head);
      return;
    }
    const { isProxied, clientAddress } = createContext(request);
    const { COUNTRY_HEADER } = siteEnv();
    if (COUNTRY_HEADER && !isProxied) delete request.headers[COUNTRY_HEADER];
    request.headers['x-forwarded-for'] = clientAddress;
    proxy.ws(request, socket, head);
  });
}

/**
 * Closes the browser's connection when the API host does not respond or has closed its own. A browser
 * that keeps sending, or does not close, would otherwise hold a connection that the host no longer
 * counts.
 */
function closeTogether(
  upstreamRequest: ClientRequest,
  browser: Socket,
  responseTimeoutMs: number,
): void {
  upstreamRequest.setTimeout(responseTimeoutMs, () =>
    upstreamRequest.destroy(new Error('no answer')),
  );
  upstreamRequest.once('upgrade', (_response, upstream) => {
    upstream.once('close', () => {
      browser.destroySoon();
      setTimeout(() => browser.destroy(), closeTimeoutMs).unref();
    });
  });
}
