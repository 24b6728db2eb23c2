import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCache, type Cache, type Loaded } from '@/lib/cache/cache';
import type { Publications } from '@/lib/cache/publications';
import type { RefundableLimit } from '@/lib/http/limits';
import type { ErrorPageKind } from '@/lib/routing/error-page-kind';
import { isPreviewPath } from '@/lib/routing/preview';
import { refusalStatus } from '@/lib/routing/region';
import { regionPolicyHeader } from '@/lib/routing/region-policy-header';
import { viewSegment } from '@/lib/routing/view';
import type { SiteEnv } from '@/lib/env';
import type { RequestContext } from '@/server/request-context';
import { createPolicy } from '@/server/security/content-security';
import { delayTooManyRequests } from '@/server/too-many-requests';
import { createErrorPages } from './error-pages';
import { sizeOf, toPageEntry, type PageEntry } from './page-entry';
import { createRenderPage, type PageKind } from './render-page';
import {
  contentCodingFor,
  createSendPage,
  staleWhileRevalidateMs,
  type SentPage,
} from './send-page';

/** A missing page may be published, and a host that is down may recover, at any time. */
const failureLifetimesMs: Partial<Record<ErrorPageKind, number>> = { 404: 10_000, 503: 1000 };
/** A resource of a page may end being fresh while the page is rendered. */
const minLifetimeMs = 1000;
/** Compressed pages. */
const maxBytes = 64 * 1024 * 1024;

export type PageHandlerOptions = {
  /** The origin where Next listens. */
  origin: string;
  /** Proves to Next that this process requests an error document. */
  secret: string;
  publications: Publications;
  notFoundLimit: RefundableLimit;
  settings: SiteEnv;
};

export type PageHandler = {
  /** Responds to a GET or HEAD of a page. Rejects when the body cannot be decompressed. */
  serve(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void>;
  /** Responds 429 with a complete page; the visitor may try again after `retryAfter` seconds. */
  refuse(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    retryAfter: number,
  ): Promise<void>;
  stats: Cache<PageEntry>['stats'];
};

/**
 * Serves pages: redirects to the canonical URL, or sends the page cached for that URL and the visitor's
 * view. Nothing else of a request reaches a page.
 */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { origin, secret, publications, notFoundLimit, settings } = options;
  const countryHeader = settings.COUNTRY_HEADER;
  const cache = createCache<PageEntry>({
    maxSize: maxBytes,
    sizeOf,
    publications,
    now: Date.now,
    staleMs: staleWhileRevalidateMs,
  });
  const renderPage = createRenderPage({ origin, countryHeader });
  const errorPages = createErrorPages({ origin, secret, countryHeader, publications });
  const send = createSendPage({ policyOf: createPolicy(settings), countryHeader });
  const sendUncached = createSendPage({
    policyOf: createPolicy(settings),
    countryHeader,
    arePrivate: true,
  });
  const sendPreview = createSendPage({
    policyOf: createPolicy(settings, { framedBy: settings.EDITOR_URL }),
    countryHeader,
    arePrivate: true,
  });

  async function loadPage(
    { headers }: IncomingMessage,
    kind: PageKind,
    context: RequestContext,
  ): Promise<Loaded<PageEntry>> {
    const result = await renderPage(context.url, kind, context, context.id);
    const { tags } = result;
    if ('failed' in result) {
      const { failed } = result;
      return {
        value: await errorPages.get(failed, context),
        kind: failed >= 500 ? 'failed' : 'missing',
        lifetimeMs: failureLifetimesMs[failed] ?? null,
        tags,
      };
    }
    const { rendered, lifetimeMs } = result;
    const coding = contentCodingFor(headers['accept-encoding']) ?? 'gzip';
    const isCached = lifetimeMs !== null && rendered.status === 200 && !isPreviewPath(context.path);
    return {
      value: await toPageEntry(rendered, coding),
      kind: 'found',
      lifetimeMs: isCached ? Math.max(lifetimeMs, minLifetimeMs) : null,
      tags,
    };
  }

  const refuse: PageHandler['refuse'] = async (request, response, context, retryAfter) => {
    const page = await errorPages.get(429, context);
    await new Promise<void>(delayTooManyRequests);
    response.setHeader('Retry-After', retryAfter);
    return send.page(request, response, { page, outcome: 'hit' });
  };

  /**
   * Whether a page is cached or being rendered, so that a request for it does not count as one that may not
   * be found. A page that counts as not found is only known while it is fresh: otherwise its URL could be
   * rendered again and again.
   */
  function isKnown(key: string): boolean {
    const cached = cache.peek(key);
    if (cached === null) return false;
    return cached === 'loading' || !cached.value.countsAsNotFound || cached.isFresh;
  }

  return {
    refuse,
    async serve(request, response, context) {
      const canonical = context.canonical();
      if (canonical.kind === 'redirect') return send.redirect(response, canonical.to);
      response.setHeader(regionPolicyHeader, context.view.policy);
      // The view of a copy depends on a header that is in no cache's key.
      const { page: sendPage } = context.isForCopy ? sendUncached : send;
      const sendError = async (kind: ErrorPageKind): Promise<void> =>
        sendPage(request, response, {
          page: await errorPages.get(kind, context),
          outcome: 'hit',
        });
      if (canonical.kind === 'not-found') return sendError(404);
      const refused = refusalStatus(canonical.path, context.view);
      if (refused !== null) return sendError(refused);
      const kind = context.isData ? 'data' : 'document';
      const key = `${kind} ${viewSegment(context.view)} ${canonical.path}`;
      const limitUse = isKnown(key) ? null : await notFoundLimit.take(context.clientAddress);
      if (limitUse?.retryAfter != null)
        return refuse(request, response, context, limitUse.retryAfter);
      const startedAt = performance.now();
      const { value, outcome } = await cache.get(key, () => loadPage(request, kind, context));
      const result: SentPage = { page: value, outcome };
      if (!value.countsAsNotFound) limitUse?.refund();
      if (outcome === 'miss') {
        const ms = Math.round(performance.now() - startedAt);
        response.setHeader('Server-Timing', `page;dur=${ms}`);
      }
      if (isPreviewPath(canonical.path)) {
        // `frame-ancestors` allows the editor, which this header cannot name.
        response.removeHeader('X-Frame-Options');
        return sendPreview.page(request, response, result);
      }
      const { location } = value;
      if (location === null) return sendPage(request, response, result);
      // A redirect that a page throws has no query, but unknown parameters are kept by redirects.
      const search = location.includes('?') ? '' : context.search;
      const page = { ...value, location: location + search };
      return sendPage(request, response, { page, outcome });
    },
    stats: cache.stats,
  };
}
