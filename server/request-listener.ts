import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import onHeaders from 'on-headers';
import { documentHeader } from '@/lib/domain/document-kind';
import { isPagePath } from '@/lib/domain/page-address';
import { isProxied, visitorHeader } from '@/lib/domain/client-address';
import { requestIdHeader, toRequestId } from '@/lib/domain/request-id';
import { isFileOfPages } from '@/lib/domain/region';
import { policyFor, type Policy } from '@/lib/domain/view';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { setSecurityHeaders } from './security/security-headers';
import type { NotFoundLimit } from './not-found-limit';
import type { StaticFiles } from './static-files';
import { refuseTooMany } from './too-many';
import { visitorOf } from './visitor';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type RequestListenerOptions = {
  /** Next's handler: its own data, the endpoints, what is posted. */
  next: Handler;
  /** The pages. */
  pages: Handler;
  files: StaticFiles;
  /** Hears of every request before it is answered. */
  observe: (request: IncomingMessage, response: ServerResponse) => void;
  /** Null for a request that may go on, else in how many seconds to come back. */
  tooMany?: (path: string, request: IncomingMessage) => number | null;
  notFoundLimit?: NotFoundLimit;
};

const compress = compression();
const maxUrlLength = 2048;

/**
 * Headers that only Next itself, or the page server, may set on a request; and the names under which
 * a proxy may hide another host, which Next would believe.
 */
const internalHeaders = new RegExp(
  `^x-(?:middleware-|nextjs-(?!data$)|invoke-|matched-|forwarded-(?:host|port|server)$)|^(?:${documentHeader}|${visitorHeader})$`,
);

/**
 * Answers every request: files from disk, pages from the page server, the rest by Next. The request's
 * id goes on in its header and not by `withRequestId`: once that has run, Node follows every promise of
 * the thread, also of those who ask for a page that is kept.
 */
export function createRequestListener({
  next,
  pages,
  files,
  observe,
  tooMany,
  notFoundLimit,
}: RequestListenerOptions) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const proxied = isProxied(request, siteEnv().TRUSTED_PROXIES);
    const id = (proxied && toRequestId(request.headers[requestIdHeader])) || randomUUID();
    response.setHeader('X-Request-Id', id);
    observe(request, response);
    setSecurityHeaders(response, isHttps(request, proxied));
    if ((request.url ?? '').length > maxUrlLength) {
      response.writeHead(414, { Connection: 'close' }).end();
      return;
    }
    if (files(request, response)) return;
    dropUntrustedHeaders(request, proxied);
    request.headers[requestIdHeader] = id;
    answer(request, response);
  };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const retryAfter = tooMany?.(path, request) ?? null;
    if (retryAfter !== null) return refuseTooMany(response, retryAfter);
    if (isFileOfPages(path) && policyOf(request) === 'blocked') {
      response.writeHead(451, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    const isPage = isPagePath(path);
    if (isPage && request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end();
      return;
    }
    if (isPage && request.headers['rsc'] === undefined) {
      pages(request, response).catch(failed(request, response));
      return;
    }
    if (request.headers['rsc'] !== undefined) neverShared(response);
    if (isPage && isRefused(request, response)) return;
    request.headers[visitorHeader] = visitorOf(request, siteEnv().TRUSTED_PROXIES);
    // The types ask for Express's request and response; what it uses are Node's.
    compress(request as never, response as never, () => {
      next(request, response).catch(failed(request, response));
    });
  }

  /** Next's data of pages: what they lead to is not known before Next has said so. */
  function isRefused(request: IncomingMessage, response: ServerResponse): boolean {
    const lookup = notFoundLimit?.(request);
    if (!lookup) return false;
    if (lookup.retryAfter !== null) {
      refuseTooMany(response, lookup.retryAfter);
      return true;
    }
    onHeaders(response, () => {
      const { statusCode } = response;
      if (statusCode < 300 || statusCode >= 500) lookup.found();
    });
    return false;
  }
}

/** A cache that overlooks `Vary` would send Next's data to whoever asks for the page. */
const neverShared = (response: ServerResponse): void =>
  onHeaders(response, () => response.setHeader('Cache-Control', 'private, no-store'));

/** Of the country that a trusted proxy named. */
function policyOf({ headers }: IncomingMessage): Policy {
  const { COUNTRY_HEADER, REGION_POLICY } = siteEnv();
  return policyFor(COUNTRY_HEADER ? headers[COUNTRY_HEADER] : null, REGION_POLICY);
}

const failed =
  ({ headers }: IncomingMessage, response: ServerResponse) =>
  (error: unknown): void => {
    log.error({ request: headers[requestIdHeader], reason: String(error) }, 'request failed');
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  };

const isHttps = ({ headers }: IncomingMessage, proxied: boolean): boolean =>
  siteEnv().SITE_URL.startsWith('https:') ||
  (proxied && String(headers['x-forwarded-proto']).split(',', 1)[0] === 'https');

function dropUntrustedHeaders(request: IncomingMessage, proxied: boolean): void {
  const { COUNTRY_HEADER } = siteEnv();
  for (const name of Object.keys(request.headers)) {
    const isInternal = name.startsWith('x-') && internalHeaders.test(name);
    const isOfProxies = name === COUNTRY_HEADER || name === 'x-forwarded-proto';
    if (isInternal || (isOfProxies && !proxied)) delete request.headers[name];
  }
}
