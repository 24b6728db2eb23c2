import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { canonicalUrl, type Canonical } from '@/lib/domain/canonical';
import { isWithheld } from '@/lib/domain/region';
import { oddsCookie } from '@/lib/domain/odds-format';
import { requestIdHeader } from '@/lib/domain/request-id';
import { viewFor, viewSegment, type RegionPolicy } from '@/lib/domain/view';
import type { NotFoundLimit } from '../not-found-limit';
import { refuseTooMany } from '../too-many';
import { codingOf } from './coding';
import type { ErrorPages } from './error-pages';
import { toPage } from './page';
import type { Fetched, PageCache } from './page-cache';
import type { Asker, RenderAnswer, RequestId } from './rendered';
import type { SendPage } from './send-page';

/** A page that is missing may appear at any moment, and a host that is down may be back. */
const missingMs = 10_000;
const failedMs = 1000;
const knownUrls = 5000;
const knownCharacters = 1_000_000;

export type PageServerOptions = {
  cache: PageCache;
  render: (path: string, asker: Asker, id: RequestId) => Promise<RenderAnswer>;
  errorPages: ErrorPages;
  send: SendPage;
  notFoundLimit: NotFoundLimit;
  countryHeader: string;
  regionPolicy: RegionPolicy;
};

/**
 * Answers a GET or HEAD of a document: redirects to its canonical URL, or the page kept for that URL
 * and the visitor's view. Nothing else of a request reaches a page.
 */
export function createPageServer(options: PageServerOptions) {
  const { cache, render, errorPages, send, notFoundLimit, countryHeader, regionPolicy } = options;
  const canonicals = new LRUCache<string, Canonical>({
    max: knownUrls,
    maxSize: knownCharacters,
    sizeCalculation: (_, url) => url.length,
  });

  function askerOf({ headers }: IncomingMessage): Asker {
    const named = countryHeader ? headers[countryHeader] : undefined;
    const country = named === undefined ? null : String(named);
    const view = viewFor(cookieOf(headers.cookie, oddsCookie.name), country, regionPolicy);
    return { view: viewSegment(view), format: view.format, policy: view.policy, country };
  }

  async function fetchPage(
    { url = '/', headers }: IncomingMessage,
    asker: Asker,
  ): Promise<Fetched> {
    const answer = await render(url, asker, headers[requestIdHeader] as RequestId);
    if ('rendered' in answer) {
      const { lifetimeMs, isStale } = answer.rendered;
      const coding = codingOf(headers['accept-encoding']) ?? 'gzip';
      return { page: await toPage(answer.rendered, coding), lifetimeMs, isStale };
    }
    const { failed } = answer;
    const lifetimeMs = failed === 404 ? missingMs : failed === 503 ? failedMs : null;
    return { page: await errorPages.get(failed, asker), lifetimeMs, isStale: false };
  }

  const canonicalOf = (url: string): Canonical => {
    const known = canonicals.get(url);
    if (known) return known;
    const search = searchOf(url);
    const canonical = canonicalUrl(url.slice(0, url.length - search.length), search);
    canonicals.set(url, canonical);
    return canonical;
  };

  return async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const canonical = canonicalOf(url);
    if (canonical.kind === 'redirect') return send.redirect(request, response, canonical.to);
    const asker = askerOf(request);
    if (canonical.kind === 'not-found')
      return send.page(request, response, {
        page: await errorPages.get(404, asker),
        outcome: 'hit',
      });
    if (isWithheld(canonical.path, asker.policy))
      return send.page(request, response, {
        page: await errorPages.get(451, asker),
        outcome: 'hit',
      });
    const key = `${asker.view} ${canonical.path}`;
    const lookup = cache.holds(key) ? null : notFoundLimit(request);
    if (lookup?.retryAfter != null) return refuseTooMany(response, lookup.retryAfter);
    const askedAt = performance.now();
    const answer = await cache.get(key, () => fetchPage(request, asker));
    if (!answer.page.leadsNowhere) lookup?.found();
    if (answer.outcome === 'miss')
      response.setHeader('Server-Timing', `page;dur=${Math.round(performance.now() - askedAt)}`);
    const { location } = answer.page;
    if (location === null) return send.page(request, response, answer);
    // A redirect thrown in a page has lost the query, whose unknown keys stay on redirects.
    const search = location.includes('?') ? '' : searchOf(url);
    const page = { ...answer.page, location: location + search };
    return send.page(request, response, { ...answer, page });
  };
}

/** The query with its '?', empty when there is none. */
function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** One cookie's value, as it stands in the header. */
function cookieOf(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key = '', value = ''] = part.split('=', 2);
    if (key.trim() === name) return value.trim();
  }
  return null;
}
