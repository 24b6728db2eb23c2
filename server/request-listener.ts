import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import onHeaders from 'on-headers';
import { visitorHeader } from '@/lib/http/client-address';
import type { Limit, RefundableLimit } from '@/lib/http/limits';
import type { RateLimitUse } from '@/lib/http/rate-limit';
import { requestIdHeader } from '@/lib/http/request-id';
import { toLocation } from '@/lib/http/to-location';
import { errorPageHeader } from '@/lib/routing/error-page-kind';
import { isFixedPath, isMachineReadablePath } from '@/lib/routing/page-paths';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import type { CreateRequestContext, RequestContext } from './request-context';
import { checkRequestTarget, type TargetRejection } from './request-target';
import { setSecurityHeaders } from './security/security-headers';
import type { StaticFiles } from './static-files';
import { respondTooManyRequests } from './too-many-requests';

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => Promise<void>;

export type RequestListenerOptions = {
  createContext: CreateRequestContext;
  /** Next's handler: endpoints, and everything that is posted. */
  next: Handler;
  pages: Handler;
  /** Responds 429 to a page; text without it. */
  refusePage?: (...args: [...Parameters<Handler>, retryAfter: number]) => Promise<void>;
  files: StaticFiles;
  /** Called for every request before it is handled. */
  observe: (request: IncomingMessage, response: ServerResponse, context: RequestContext) => void;
  /** The limit of a path; null for one without. */
  limitOf?: (path: string) => Limit | null;
  notFoundLimit?: RefundableLimit;
};

const compress = compression();
const maxUrlLength = 2048;

/**
 * Request headers that only Next itself or the page handler may set, and names under which a proxy may
 * send another host, which Next would trust.
 */
const internalHeaders = new RegExp(
  `^x-(?:middleware-|nextjs-(?!data$)|invoke-|matched-|forwarded-(?:host|port|server)$)|^(?:${errorPageHeader}|${visitorHeader})$`,
);

/**
 * Routes every request: files from disk, pages to the page handler, everything else to Next. Next gets
 * the request's id in a header, not by `withRequestId`: once that has run, Node tracks every promise of
 * the thread, also those of requests for cached pages.
 */
export function createRequestListener({
  createContext,
  next,
  pages,
  refusePage,
  files,
  observe,
  limitOf,
  notFoundLimit,
}: RequestListenerOptions) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const context = createContext(request);
    response.setHeader('X-Request-Id', context.id);
    observe(request, response, context);
    setSecurityHeaders(response, context.isHttps);
    if (context.url.length > maxUrlLength) {
      response.writeHead(414, { Connection: 'close' }).end();
      return;
    }
    const rejection = checkRequestTarget(context.url, request.method);
    if (rejection) return rejectTarget(response, rejection);
    if (files(request, response)) return;
    dropUntrustedHeaders(request, context);
    request.headers[requestIdHeader] = context.id;
    route(request, response, context).catch(failed(response, context));
  };

  async function route(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): Promise<void> {
    const { path, isPage, isData } = context;
    const limit = limitOf?.(path) ?? null;
    const retryAfter = limit && (await limit(context.clientAddress));
    if (retryAfter !== null) {
      if (!isPage || isData || !refusePage) return respondTooManyRequests(response, retryAfter);
      return refusePage(request, response, context, retryAfter);
    }
    if (isMachineReadablePath(path)) {
      addVary(response, siteEnv().COUNTRY_HEADER);
      if (context.view.policy === 'blocked') {
        response.writeHead(451, { 'Cache-Control': 'no-store' }).end();
        return;
      }
    }
    if (isPage && request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end();
      return;
    }
    if (isPage) return pages(request, response, context);
    if (!isFixedPath(path) && notFoundLimit) {
      const use = await notFoundLimit.take(context.clientAddress);
      if (use.retryAfter !== null) return respondTooManyRequests(response, use.retryAfter);
      refundIfFound(use, response);
    }
    passOn(request, response, context);
  }

  function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): void {
    // All that Next serves there is built and a static file, except in development.
    if (notFoundLimit && context.path.startsWith('/_next/')) return respondNotFound(response);
    request.headers[visitorHeader] = context.clientAddress;
    // The types require Express's request and response; the package uses only Node's members.
    compress(request as never, response as never, () => {
      next(request, response, context).catch(failed(response, context));
    });
  }
}

/** A request counts as not found until Next has responded otherwise. */
const refundIfFound = (use: RateLimitUse, response: ServerResponse): void =>
  onHeaders(response, () => {
    if (response.statusCode !== 404) use.refund();
  });

function rejectTarget(response: ServerResponse, rejection: TargetRejection): void {
  if (rejection.status === 404) return respondNotFound(response);
  const location = rejection.status === 308 && { Location: toLocation(rejection.location) };
  response
    .writeHead(rejection.status, { 'Cache-Control': 'no-store', 'Content-Length': 0, ...location })
    .end();
}

const respondNotFound = (response: ServerResponse): void =>
  void response
    .writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
    .end('Not found');

/** Such a document is missing, or shorter, in some countries. It depends on no cookie. */
const addVary = (response: ServerResponse, header: string): void =>
  onHeaders(response, () => {
    if (header) response.appendHeader('Vary', header);
  });

const failed =
  (response: ServerResponse, { id }: RequestContext) =>
  (error: unknown): void => {
    log.error({ request: id, reason: String(error) }, 'request failed');
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  };

function dropUntrustedHeaders({ headers }: IncomingMessage, { isProxied }: RequestContext): void {
  const { COUNTRY_HEADER } = siteEnv();
  for (const name of Object.keys(headers)) {
    const isInternal = name.startsWith('x-') && internalHeaders.test(name);
    const isProxyHeader = name === COUNTRY_HEADER || name === 'x-forwarded-proto';
    if (isInternal || (isProxyHeader && !isProxied)) delete headers[name];
  }
}
