import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { codingOf, type Coding } from './coding';
import type { Page } from './page';
import type { PageAnswer } from './page-cache';

/** For a cache in front; it must key on the odds cookie and the country header (deploy/nginx.conf). */
const forCaches = 'public, s-maxage=1, stale-while-revalidate=30, stale-if-error=86400';
const missing = 'public, s-maxage=1';
/** Next answers the same URLs with its own data when asked by these. */
const nextVary = 'RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch';
const retryAfterSeconds = '5';

export type SendPageOptions = {
  /** The policy of a page, by the hashes of its inline scripts. */
  policyOf: (scriptHashes: string[]) => string;
  countryHeader: string;
};

export type SendPage = ReturnType<typeof createSendPage>;

/** Writes finished pages: the encoding a browser takes best, 304 when it has it, no body for HEAD. */
export function createSendPage({ policyOf, countryHeader }: SendPageOptions) {
  const vary = ['Accept-Encoding, Cookie', countryHeader, nextVary].filter(Boolean).join(', ');
  const known = new WeakMap<Page, Map<Coding | null, OutgoingHttpHeaders>>();

  /** Those of the page itself, the same for all who take it in this coding. */
  function headersOf(page: Page, coding: Coding | null): OutgoingHttpHeaders {
    const ofPage = known.get(page) ?? new Map<Coding | null, OutgoingHttpHeaders>();
    if (ofPage.size === 0) known.set(page, ofPage);
    const headers = ofPage.get(coding) ?? toHeaders(page, coding);
    ofPage.set(coding, headers);
    return headers;
  }

  function toHeaders(page: Page, coding: Coding | null): OutgoingHttpHeaders {
    const { status } = page;
    return {
      'Content-Type': page.contentType,
      'Content-Security-Policy': policyOf(page.scriptHashes),
      // Pictures for sharing and feeds are for others; documents are nobody's resource.
      ...(page.contentType.startsWith('text/html') && {
        'Cross-Origin-Resource-Policy': 'same-origin',
      }),
      'Cache-Control': status === 200 ? forCaches : status === 404 ? missing : 'no-store',
      Vary: vary,
      ...(status === 200 && { ETag: `"${page.etag}${coding ? suffixes[coding] : ''}"` }),
      ...(coding && { 'Content-Encoding': coding }),
      ...(page.link && { Link: page.link }),
      ...(page.location && { Location: page.location }),
      ...(status === 503 && { 'Retry-After': retryAfterSeconds }),
    };
  }

  return {
    async page(
      request: IncomingMessage,
      response: ServerResponse,
      { page, outcome }: PageAnswer,
    ): Promise<void> {
      const coding = codingOf(request.headers['accept-encoding']);
      const headers = headersOf(page, coding);
      response.setHeader('X-Cache', outcome);
      if (page.status === 200 && hasCopy(request.headers['if-none-match'], headers['ETag'])) {
        const { 'Content-Encoding': _, ...confirmed } = headers;
        response.writeHead(304, confirmed).end();
        return;
      }
      const body = await page.body.in(coding);
      response.setHeader('Content-Length', body.length);
      response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
    },

    redirect(_request: IncomingMessage, response: ServerResponse, to: string): void {
      response
        .writeHead(308, { Location: to, 'Cache-Control': forCaches, 'Content-Length': 0 })
        .end();
    },
  };
}

const suffixes: Record<Coding, string> = { br: '-br', gzip: '-gz' };

/** A proxy that compresses anew makes a tag weak; it is the same page. */
function hasCopy(asked: string | undefined, etag: unknown): boolean {
  if (!asked || typeof etag !== 'string') return false;
  return asked.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);
}
