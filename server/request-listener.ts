import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import onHeaders from 'on-headers';
import { documentHeader } from '@/lib/domain/document-kind';
import { canonicalUrl } from '@/lib/domain/canonical';
import { isFixedPath, isPagePath } from '@/lib/domain/page-address';
import { isProxied, visitorHeader } from '@/lib/domain/client-address';
import { requestIdHeader, toRequestId } from '@/lib/domain/request-id';
import { isFileOfPages } from '@/lib/domain/region';
import { policyFor, type Policy } from '@/lib/domain/view';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { setSecurityHeaders } from './security/security-headers';
import type { NotFoundLimit } from './not-found-limit';
import { checkRequestTarget, type TargetRefusal } from './request-target';
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
    const refusal = checkRequestTarget(request.url ?? '', request.method);
    if (refusal) return refuseTarget(response, refusal);
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
    const isData = request.headers['rsc'] !== undefined;
    if (isPage && (!isData || isForbidden(request))) {
      pages(request, response).catch(failed(request, response));
      return;
    }
    if (isData) neverShared(response);
    if (!isFixedPath(path) && isRefused(request, response, { isPage })) return;
    // What Next has there is built; all of it is static files. In development it makes them itself.
    if (notFoundLimit && path.startsWith('/_next/')) return respondNotFound(response);
    request.headers[visitorHeader] = visitorOf(request, siteEnv().TRUSTED_PROXIES);
    // The types ask for Express's request and response; what it uses are Node's.
    compress(request as never, response as never, () => {
      next(request, response).catch(failed(request, response));
    });
  }

  /**
   * Counts a request as not found until Next has answered otherwise. Of a page's data a redirect counts
   * too: a page has names without end.
   */
  function isRefused(
    request: IncomingMessage,
    response: ServerResponse,
    { isPage }: { isPage: boolean },
  ): boolean {
    const lookup = notFoundLimit?.(request);
    if (!lookup) return false;
    if (lookup.retryAfter !== null) {
      refuseTooMany(response, lookup.retryAfter);
      return true;
    }
    onHeaders(response, () => {
      const { statusCode } = response;
      const isFound = isPage ? statusCode < 300 || statusCode >= 500 : statusCode !== 404;
      if (isFound) lookup.found();
    });
    return false;
  }
}

/** Whether a page's path can be nobody's, such as one with empty segments. */
function isForbidden({ url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1);
  return canonicalUrl(path, url.slice(path.length)).kind === 'not-found';
}

function refuseTarget(response: ServerResponse, refusal: TargetRefusal): void {
  if (refusal.status === 404) return respondNotFound(response);
  const location = refusal.status === 308 && { Location: refusal.location };
  response
    .writeHead(refusal.status, { 'Cache-Control': 'no-store', 'Content-Length': 0, ...location })
    .end();
}

const respondNotFound = (response: ServerResponse): void =>
  void response
    .writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
    .end('Not found');

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
