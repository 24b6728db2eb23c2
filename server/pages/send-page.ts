import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { matchesEtag } from '@/lib/http/if-none-match';
import { toLocation } from '@/lib/http/to-location';
import type { Cached } from '@/lib/cache/cache';
import type { ContentCoding, PageEntry } from './page-entry';

/** A page and where it is from. */
export type SentPage = { page: PageEntry; outcome: Cached<PageEntry>['outcome'] };

const maxStaleMs = 30_000;

/**
 * The time in which a stale page is sent immediately while a new one is rendered: as long as it was
 * fresh. A page of a live match, fresh for 5 s, thus shows its end after 10 s at most, however few
 * visitors it has.
 */
export const staleWhileRevalidateMs = (lifetimeMs: number): number =>
  Math.min(lifetimeMs, maxStaleMs);

/**
 * For a shared cache, which must key on the two cookies of a view and the country header
 * (deploy/nginx.conf). It has the new page a second after a publication: a longer time, or
 * stale-while-revalidate, would show the previous page to its next visitor.
 */
const forSharedCaches = 'public, s-maxage=1, stale-if-error=86400';
/** The route table changes only with the program. */
const forRedirects = 'public, s-maxage=1, stale-while-revalidate=30, stale-if-error=86400';
const forNotFound = 'public, s-maxage=1';
/** The same URLs have other data for Next's router, which requests it with these. */
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
      // Other sites embed images and feeds, but not documents.
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

  function cacheControlOf({ status, contentType }: PageEntry): string {
    // A cache that ignores `Vary` would send data to clients that request the document.
    if (arePrivate || !contentType.startsWith('text/html')) return 'private, no-store';
    if (status === 200) return forSharedCaches;
    return status === 404 ? forNotFound : 'no-store';
  }

  return {
    async page(
      request: IncomingMessage,
      response: ServerResponse,
      { page, outcome }: SentPage,
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
