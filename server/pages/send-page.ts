import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { matchesEtag } from '@/lib/http/if-none-match';
import { millisecondsToSeconds } from 'date-fns/millisecondsToSeconds';
import { toLocation } from '@/lib/http/to-location';
import { staleWhileRevalidateMs, type PageCacheResult } from './page-cache';
import type { ContentCoding, PageEntry } from './page-entry';

/** For a shared cache, which must key on the two cookies of a view and the country header (deploy/nginx.conf). */
const forSharedCaches = (staleMs: number): string =>
  `public, s-maxage=1, stale-while-revalidate=${millisecondsToSeconds(staleMs)}, stale-if-error=86400`;
/** The route table changes only with the program. */
const forRedirects = forSharedCaches(30_000);
const forNotFound = 'public, s-maxage=1';
/** Next responds to the same URLs with its own data when a request has these. */
const nextVary = 'RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch';
const retryAfterSeconds = '5';
const privateHeaders = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };

export type SendPageOptions = {
  /** Returns the Content-Security-Policy for the hashes of a page's inline scripts. */
  policyOf: (scriptHashes: string[]) => string;
  countryHeader: string;
  /** No cache or search engine stores them, and their address is sent nowhere. */
  arePrivate?: boolean;
};

export type SendPage = ReturnType<typeof createSendPage>;

/** Sends finished pages: in the coding that the client prefers, 304 when it has the page, no body for HEAD. */
export function createSendPage({ policyOf, countryHeader, arePrivate = false }: SendPageOptions) {
  const vary = ['Accept-Encoding, Cookie', countryHeader, nextVary].filter(Boolean).join(', ');
  const cached = new WeakMap<PageEntry, Map<ContentCoding | null, OutgoingHttpHeaders>>();

  /** The headers of the page itself, the same for all clients with this coding. */
  function headersOf(page: PageEntry, coding: ContentCoding | null): OutgoingHttpHeaders {
    const headersByCoding =
      cached.get(page) ?? new Map<ContentCoding | null, OutgoingHttpHeaders>();
    if (headersByCoding.size === 0) cached.set(page, headersByCoding);
    const headers = headersByCoding.get(coding) ?? toHeaders(page, coding);
    headersByCoding.set(coding, headers);
    return headers;
  }

  function toHeaders(page: PageEntry, coding: ContentCoding | null): OutgoingHttpHeaders {
    const { status } = page;
    return {
      'Content-Type': page.contentType,
      'Content-Security-Policy': policyOf(page.scriptHashes),
      // Other sites embed pictures and feeds, but no documents.
      ...(page.contentType.startsWith('text/html') && {
        'Cross-Origin-Resource-Policy': 'same-origin',
      }),
      'Cache-Control': cacheControlOf(page),
      ...(arePrivate && privateHeaders),
      Vary: vary,
      ...(status === 200 &&
        !arePrivate && { ETag: `"${page.etag}${coding ? suffixes[coding] : ''}"` }),
      ...(coding && { 'Content-Encoding': coding }),
      ...(page.link && { Link: page.link }),
      ...(page.location && { Location: toLocation(page.location) }),
      ...(status === 503 && { 'Retry-After': retryAfterSeconds }),
    };
  }

  function cacheControlOf({ status, lifetimeMs }: PageEntry): string {
    if (arePrivate) return 'private, no-store';
    if (status === 200) return forSharedCaches(staleWhileRevalidateMs(lifetimeMs ?? 0));
    return status === 404 ? forNotFound : 'no-store';
  }

  return {
    async page(
      request: IncomingMessage,
      response: ServerResponse,
      { page, outcome }: PageCacheResult,
    ): Promise<void> {
      const coding = contentCodingFor(request.headers['accept-encoding']);
      const headers = headersOf(page, coding);
      response.setHeader('X-Cache', outcome);
      const ifNoneMatch = request.headers['if-none-match'];
      if (
        page.status === 200 &&
        headers['ETag'] &&
        ifNoneMatch &&
        matchesEtag(ifNoneMatch, String(headers['ETag']))
      ) {
        const { 'Content-Encoding': _, ...withoutCoding } = headers;
        response.writeHead(304, withoutCoding).end();
        return;
      }
      const body = await page.body.in(coding);
      response.setHeader('Content-Length', body.length);
      response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
    },

    redirect(response: ServerResponse, location: string): void {
      response
        .writeHead(308, {
          Location: toLocation(location),
          'Cache-Control': forRedirects,
          'Content-Length': 0,
        })
        .end();
    },
  };
}

const suffixes: Record<ContentCoding, string> = { br: '-br', gzip: '-gz' };

const codings = new Map<string, ContentCoding | null>();
const maxCodings = 200;

/**
 * The coding that a request prefers, null for none. Cached: browsers send a handful of different values,
 * and parsing one takes longer than sending a page.
 */
export function contentCodingFor(acceptEncoding: string | undefined): ContentCoding | null {
  if (!acceptEncoding) return null;
  const cached = codings.get(acceptEncoding);
  if (cached !== undefined) return cached;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const name = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  const coding = name === 'br' || name === 'gzip' ? name : null;
  if (codings.size < maxCodings) codings.set(acceptEncoding, coding);
  return coding;
}
