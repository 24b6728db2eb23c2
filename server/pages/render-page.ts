import { Agent, request, type IncomingMessage } from 'node:http';
import { requestIdHeader } from '@/lib/http/request-id';
import { cookieHeaderOf } from '@/lib/routing/choices';
import type { ErrorPageKind } from '@/lib/routing/error-page-kind';
import { regionBlockedDigest } from '@/lib/routing/preview';
import { choicesOfView } from '@/lib/routing/view';
import { log } from '@/lib/log';
import type { RequestContext } from '@/server/request-context';
import { readFields, type PageLifetime } from '@/server/next/rendered-response';
import type { PageContent } from './page-entry';

/** The properties of a request that select the variant of a page. */
export type RequestVariant = Pick<RequestContext, 'view' | 'country'>;

/** A page's document, or the data that Next's router requests instead. */
export type PageKind = 'document' | 'data';

/** Next's response, or the kind of error document that replaces it. */
export type RenderResult = ({ rendered: PageContent } | { failed: ErrorPageKind }) & PageLifetime;

export type RenderPage = (
  url: string,
  kind: PageKind,
  variant: RequestVariant,
  requestId: string,
) => Promise<RenderResult>;

/** `lib/api-client` sets this digest on its error, and Next writes it into its 500 document. */
const apiDown = 'API_DOWN';
const timeLimitMs = 20_000;
/** The size of all headers and trailers: those of a page of many resources name their tags. */
const maxHeaderSize = 64 * 1024;
/**
 * Next sends metadata after the head, when they are late, to a client that names no user agent, even
 * where `htmlLimitedBots` matches every one (packages/next/src/build/templates/app-page-runtime.ts).
 */
const userAgent = 'off-the-bat';

const kindHeaders: Record<PageKind, Record<string, string>> = {
  document: { accept: 'text/html' },
  data: { rsc: '1' },
};
/** Next redirects a request for data without this parameter, the hash of headers that we do not send. */
const dataParameter = '_rsc=';

export type RenderPageOptions = {
  /** The origin where Next listens. */
  origin: string;
  countryHeader: string;
};

/**
 * Requests a page from Next only with headers of this program, so that nothing in a visitor's
 * request but its kind and variant can change what is cached. Next's own 404 and 500 documents have
 * no content until scripts run: they are returned as `failed`, as is a page that times out; 503
 * means that the API host is down. Never rejects.
 */
export function createRenderPage({ origin, countryHeader }: RenderPageOptions): RenderPage {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  return async function renderPage(url, kind, variant, requestId) {
    const headers = {
      [requestIdHeader]: requestId,
      'user-agent': userAgent,
      ...kindHeaders[kind],
      ...variantHeaders(variant, countryHeader),
    };
    try {
      const { response, body } = await fetchBody(origin + addressOf(url, kind), agent, headers);
      const lifetime = readFields(response);
      const { status, location } = outcomeOf(response, body, kind);
      if (status === 404) return { failed: 404, ...lifetime };
      if (status >= 500) return { failed: kindOfFailure(body, variant), ...lifetime };
      return { rendered: toContent({ status, location }, response, body), ...lifetime };
    } catch (error) {
      log.error({ request: requestId, path: url, reason: String(error) }, 'page not rendered');
      return { failed: 500, lifetimeMs: null, tags: [] };
    }
  };
}

function addressOf(url: string, kind: PageKind): string {
  if (kind === 'document') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${dataParameter}`;
}

type Outcome = { status: number; location: string | null };

/**
 * The status of a page, and where it redirects to. Next sends the status of router data before it
 * renders the page. If the page then throws, the digest of the error in the data distinguishes a
 * redirect from a missing page (packages/next/src/client/components of vercel/next.js:
 * redirect-error, http-access-fallback).
 */
function outcomeOf(
  { statusCode: status = 500, headers }: IncomingMessage,
  body: Buffer,
  kind: PageKind,
): Outcome {
  const location = headers.location ?? null;
  if (kind === 'document' || status !== 200) return { status, location };
  const digest = /^[\da-f]+:E\{"digest":"([^"]*)"/m.exec(body.toString('utf8'))?.[1];
  if (digest === undefined) return { status, location: null };
  if (digest === 'NEXT_HTTP_ERROR_FALLBACK;404') return { status: 404, location: null };
  const [name, , target, redirectStatus] = digest.split(';');
  return name === 'NEXT_REDIRECT' && target !== undefined
    ? { status: Number(redirectStatus), location: target }
    : { status: 500, location: null };
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
    const outgoing = request(
      url,
      { agent, headers, maxHeaderSize, timeout: timeLimitMs },
      response => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ response, body: Buffer.concat(chunks) }));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${timeLimitMs} ms`)));
    outgoing.on('error', reject);
    outgoing.end();
  });

const toContent = (outcome: Outcome, { headers }: IncomingMessage, body: Buffer): PageContent => ({
  ...outcome,
  body,
  contentType: headers['content-type'] ?? 'text/html; charset=utf-8',
  link: typeof headers['link'] === 'string' ? headers['link'] : null,
});
