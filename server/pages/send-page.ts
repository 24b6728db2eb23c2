import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { Page } from './page';
import type { PageAnswer } from './page-cache';

/** For a cache in front; it must key on the odds cookie and the country header (deploy/nginx.conf). */
const forCaches = 'public, s-maxage=1, stale-while-revalidate=30, stale-if-error=86400';
const missing = 'public, s-maxage=1';
/** Next answers the same URLs with its own data when asked by these. */
const nextVary = 'RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch';
const retryAfterSeconds = '5';
const toIdentity = promisify(gunzip);

export type SendPageOptions = {
  /** The policy of a page, by the hashes of its inline scripts. */
  policyOf: (scriptHashes: string[]) => string;
  countryHeader: string;
};

export type SendPage = ReturnType<typeof createSendPage>;

/** Writes finished pages: the encoding a browser takes best, 304 when it has it, no body for HEAD. */
export function createSendPage({ policyOf, countryHeader }: SendPageOptions) {
  const vary = ['Accept-Encoding, Cookie', countryHeader, nextVary].filter(Boolean).join(', ');
  const policies = new WeakMap<Page, string>();

  function policyFor(page: Page): string {
    const known = policies.get(page);
    if (known !== undefined) return known;
    const policy = policyOf(page.scriptHashes);
    policies.set(page, policy);
    return policy;
  }

  function headersOf({ page, outcome }: PageAnswer, coding: Coding): OutgoingHttpHeaders {
    const { status } = page;
    return {
      'Content-Type': page.contentType,
      'Content-Security-Policy': policyFor(page),
      // Pictures for sharing and feeds are for others; documents are nobody's resource.
      ...(page.contentType.startsWith('text/html') && {
        'Cross-Origin-Resource-Policy': 'same-origin',
      }),
      'Cache-Control': status === 200 ? forCaches : status === 404 ? missing : 'no-store',
      Vary: vary,
      ...(status === 200 && { ETag: `"${page.etag}${coding.suffix}"` }),
      ...(coding.name && { 'Content-Encoding': coding.name }),
      ...(page.link && { Link: page.link }),
      ...(page.location && { Location: page.location }),
      ...(status === 503 && { 'Retry-After': retryAfterSeconds }),
      'X-Cache': outcome,
    };
  }

  return {
    async page(
      request: IncomingMessage,
      response: ServerResponse,
      answer: PageAnswer,
    ): Promise<void> {
      const { page } = answer;
      const coding = codingOf(request.headers['accept-encoding']);
      const headers = headersOf(answer, coding);
      if (page.status === 200 && hasCopy(request.headers['if-none-match'], headers['ETag'])) {
        delete headers['Content-Encoding'];
        response.writeHead(304, headers).end();
        return;
      }
      const body = coding.name ? page[coding.bytes] : await toIdentity(page.gzip);
      headers['Content-Length'] = body.length;
      response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
    },

    redirect(_request: IncomingMessage, response: ServerResponse, to: string): void {
      response
        .writeHead(308, { Location: to, 'Cache-Control': forCaches, 'Content-Length': 0 })
        .end();
    },
  };
}

type Coding = { name: 'br' | 'gzip' | null; bytes: 'brotli' | 'gzip'; suffix: string };

const codings: Record<string, Coding> = {
  br: { name: 'br', bytes: 'brotli', suffix: '-br' },
  gzip: { name: 'gzip', bytes: 'gzip', suffix: '-gz' },
  identity: { name: null, bytes: 'gzip', suffix: '' },
};
const identity: Coding = { name: null, bytes: 'gzip', suffix: '' };
const known = new Map<string, Coding>();
const maxKnown = 200;

/** Browsers send a handful of different values; reading one takes longer than sending a page. */
function codingOf(accepted: string | undefined): Coding {
  if (!accepted) return identity;
  const before = known.get(accepted);
  if (before) return before;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const name = negotiator.encoding(['br', 'gzip', 'identity'], {
    preferred: ['br', 'gzip'],
  });
  const coding = codings[name ?? 'identity'] ?? identity;
  if (known.size < maxKnown) known.set(accepted, coding);
  return coding;
}

/** A proxy that compresses anew makes a tag weak; it is the same page. */
function hasCopy(asked: string | undefined, etag: unknown): boolean {
  if (!asked || typeof etag !== 'string') return false;
  return asked.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);
}
