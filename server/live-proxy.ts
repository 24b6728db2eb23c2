import type { ClientRequest, IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'http-proxy-3';
import { isProxied } from '@/lib/domain/client-address';
import { siteEnv } from '@/lib/env';
import { onWebSocketUpgrade } from '@/lib/http-server';
import { log } from '@/lib/log';
import { visitorOf } from './visitor';

const livePath = '/ws/event/';
/** How long a browser may take to receive what is left when the API host has ended the connection. */
const goodbyeMs = 1000;

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown;

const isLivePath = ({ url }: IncomingMessage): boolean => url?.split('?')[0] === livePath;

/**
 * Proxies websockets of the live path to the API host, and those of any other path to `others`. The
 * host sees one address in `X-Forwarded-For`, the visitor's, instead of what the visitor wrote; it
 * must answer within `answerMs`.
 */
export function serveLiveProxy(
  server: Server,
  apiUrl: string,
  others?: Upgrade,
  answerMs = 10_000,
): void {
  const proxy = createProxyServer({ target: apiUrl, ws: true });
  proxy.on('error', (error, _request, socket) => {
    log.warn({ reason: error.message }, 'live connection not passed on');
    socket.destroy();
  });
  proxy.on('proxyReqWs', (upstreamRequest, _request, socket) =>
    endTogether(upstreamRequest, socket, answerMs),
  );

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
    request.headers['x-forwarded-for'] = visitorOf(request, TRUSTED_PROXIES);
    proxy.ws(request, socket, head);
  });
}

/**
 * Ends the browser's side when the API host does not answer or has ended its own. A browser that goes
 * on sending, or does not close, would otherwise keep a connection that the host no longer counts.
 */
function endTogether(upstreamRequest: ClientRequest, browser: Socket, answerMs: number): void {
  upstreamRequest.setTimeout(answerMs, () => upstreamRequest.destroy(new Error('no answer')));
  upstreamRequest.once('upgrade', (_response, upstream) => {
    upstream.once('close', () => {
      browser.destroySoon();
      setTimeout(() => browser.destroy(), goodbyeMs).unref();
    });
  });
}
