import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RefundableLimit } from '@/lib/http/limits';
import type { ErrorPageKind } from '@/lib/routing/error-page-kind';
import { isPreviewPath } from '@/lib/routing/preview';
import { refusalStatus } from '@/lib/routing/region';
import { regionPolicyHeader } from '@/lib/routing/region-policy-header';
import { viewSegment } from '@/lib/routing/view';
import type { SiteEnv } from '@/lib/env';
import type { ContentVersion } from '@/server/content-version';
import type { RequestContext } from '@/server/request-context';
import { createPolicy } from '@/server/security/content-security';
import { delayTooManyRequests } from '@/server/too-many-requests';
import { createErrorPages } from './error-pages';
import { createPageCache, type FetchedPage, type PageCache } from './page-cache';
import { toPageEntry } from './page-entry';
import { createRenderPage, staleMs } from './render-page';
import { contentCodingFor, createSendPage } from './send-page';

/** A missing page may be published, and a host that is down may recover, at any moment. */
const failureLifetimesMs: Partial<Record<ErrorPageKind, number>> = { 404: 10_000, 503: 1000 };
/** Compressed pages; Next's own cache has the same size (next.config.js). */
const maxBytes = 64 * 1024 * 1024;

export type PageHandlerOptions = {
  /** Where Next listens. */
  origin: string;
  /** Proves to Next that this process requests an error document. */
  secret: string;
  contentVersion: ContentVersion;
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
  stats: PageCache['stats'];
};

/**
 * Serves pages: redirects to the canonical URL, or sends the page cached for that URL and the visitor's
 * view. Nothing else of a request reaches a page.
 */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { origin, secret, contentVersion, notFoundLimit, settings } = options;
  const countryHeader = settings.COUNTRY_HEADER;
  const cache = createPageCache({
    maxBytes,
    now: Date.now,
    contentVersion: contentVersion.count,
  });
  const renderPage = createRenderPage({ origin, countryHeader });
  const errorPages = createErrorPages({ origin, secret, countryHeader });
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

  async function fetchPage(
    { headers }: IncomingMessage,
    context: RequestContext,
  ): Promise<FetchedPage> {
    const result = await renderPage(context.url, context, context.id);
    if ('rendered' in result) {
      const { lifetimeMs, isStale } = result.rendered;
      const coding = contentCodingFor(headers['accept-encoding']) ?? 'gzip';
      const page = await toPageEntry(result.rendered, coding);
      return { page, lifetimeMs: isPreviewPath(context.path) ? null : lifetimeMs, isStale };
    }
    const { failed, isStale } = result;
    const lifetimeMs = isStale ? staleMs : (failureLifetimesMs[failed] ?? null);
    return { page: await errorPages.get(failed, context), lifetimeMs, isStale };
  }

  const refuse: PageHandler['refuse'] = async (request, response, context, retryAfter) => {
    const page = await errorPages.get(429, context);
    await new Promise<void>(delayTooManyRequests);
    response.setHeader('Retry-After', retryAfter);
    return send.page(request, response, { page, outcome: 'hit' });
  };

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
      const key = `${viewSegment(context.view)} ${canonical.path}`;
      const limitUse = cache.has(key) ? null : await notFoundLimit.take(context.clientAddress);
      if (limitUse?.retryAfter != null)
        return refuse(request, response, context, limitUse.retryAfter);
      const startedAt = performance.now();
      const result = await cache.get(key, () => fetchPage(request, context));
      if (!result.page.countsAsNotFound) limitUse?.refund();
      if (result.outcome === 'miss') {
        const ms = Math.round(performance.now() - startedAt);
        response.setHeader('Server-Timing', `page;dur=${ms}`);
      }
      if (isPreviewPath(canonical.path)) {
        // `frame-ancestors` allows the editor, which this header cannot name.
        response.removeHeader('X-Frame-Options');
        return sendPreview.page(request, response, result);
      }
      const { location } = result.page;
      if (location === null) return sendPage(request, response, result);
      // A redirect that a page throws has no query, but unknown parameters are kept by redirects.
      const search = location.includes('?') ? '' : context.search;
      const page = { ...result.page, location: location + search };
      return sendPage(request, response, { ...result, page });
    },
    stats: cache.stats,
  };
}
