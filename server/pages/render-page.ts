import { Agent, request, type IncomingMessage } from 'node:http';
import { requestIdHeader } from '@/lib/http/request-id';
import { cookieHeaderOf } from '@/lib/routing/choices';
import type { ErrorPageKind } from '@/lib/routing/error-page-kind';
import { regionBlockedDigest } from '@/lib/routing/preview';
import { choicesOfView } from '@/lib/routing/view';
import { log } from '@/lib/log';
import type { RequestContext } from '@/server/request-context';
import type { PageContent } from './page-entry';

/** The properties of a request that select the variant of a page. */
export type RequestVariant = Pick<RequestContext, 'view' | 'country'>;

export type RenderedPage = PageContent & {
  /** Whether Next sent an old copy and renders a new one in the background. */
  isStale: boolean;
};

/** Next's response, or the kind of error document that replaces it; `isStale` as for a page. */
export type RenderResult = { rendered: RenderedPage } | { failed: ErrorPageKind; isStale: boolean };

export type RenderPage = (
  url: string,
  variant: RequestVariant,
  requestId: string,
) => Promise<RenderResult>;

/** `lib/api-client` sets this digest on its error, and Next writes it into its 500 document. */
const apiDown = 'API_DOWN';
const timeLimitMs = 20_000;
/** Next's header on an old copy states a complete lifetime. */
export const staleMs = 1000;

export type RenderPageOptions = {
  /** Where Next listens. */
  origin: string;
  countryHeader: string;
};

/**
 * Requests a page from Next with headers of our own only, so that nothing in a visitor's request but
 * its variant can change what is cached. Next's own 404 and 500 documents have no content until scripts
 * run: they are returned as `failed`, as is a page that times out; 503 means that the API host is down.
 * Never rejects.
 */
export function createRenderPage({ origin, countryHeader }: RenderPageOptions): RenderPage {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  return async function renderPage(url, variant, requestId) {
    const headers = {
      [requestIdHeader]: requestId,
      accept: 'text/html',
      ...variantHeaders(variant, countryHeader),
    };
    try {
      const { response, body } = await fetchBody(origin + url, agent, headers);
      const status = response.statusCode ?? 500;
      if (status === 404) return { failed: 404, isStale: isOldCopy(response) };
      if (status >= 500) return { failed: kindOfFailure(body, variant), isStale: false };
      return { rendered: toRendered(status, response, body) };
    } catch (error) {
      log.error({ request: requestId, path: url, reason: String(error) }, 'page not rendered');
      return { failed: 500, isStale: false };
    }
  };
}

function kindOfFailure(body: Buffer, { view }: RequestVariant): ErrorPageKind {
  if (body.includes(regionBlockedDigest)) return view.isChosen ? 403 : 451;
  return body.includes(apiDown) ? 503 : 500;
}

/** The headers from which Next's middleware resolves the same view. */
export const variantHeaders = (
  { view, country }: RequestVariant,
  countryHeader: string,
): Record<string, string> => ({
  cookie: cookieHeaderOf(choicesOfView(view)),
  ...(country !== null && countryHeader && { [countryHeader]: country }),
});

type Fetched = { response: IncomingMessage; body: Buffer };

const fetchBody = (url: string, agent: Agent, headers: Record<string, string>): Promise<Fetched> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers, timeout: timeLimitMs }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ response, body: Buffer.concat(chunks) }));
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${timeLimitMs} ms`)));
    outgoing.on('error', reject);
    outgoing.end();
  });

const nextCacheHeader = 'x-nextjs-cache';
const isOldCopy = ({ headers }: IncomingMessage): boolean => headers[nextCacheHeader] === 'STALE';

function toRendered(status: number, response: IncomingMessage, body: Buffer): RenderedPage {
  const { headers } = response;
  const isStale = status === 200 && isOldCopy(response);
  return {
    status,
    body,
    contentType: headers['content-type'] ?? 'text/html; charset=utf-8',
    location: headers.location ?? null,
    link: typeof headers['link'] === 'string' ? headers['link'] : null,
    lifetimeMs: isStale ? staleMs : lifetimeOf(status, headers),
    isStale,
  };
}

/** Only a page that Next caches has a lifetime; a page rendered for one request has none. */
function lifetimeOf(status: number, headers: IncomingMessage['headers']): number | null {
  const { [nextCacheHeader]: nextCache, 'cache-control': cacheControl = '' } = headers;
  const seconds = /\bs-maxage=(\d+)/.exec(cacheControl)?.[1];
  const isCached = status === 200 && (nextCache === 'HIT' || nextCache === 'MISS');
  return isCached && seconds ? Number(seconds) * 1000 : null;
}
