import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { LRUCache } from 'lru-cache';
import { clientAddress, isProxied } from '@/lib/http/client-address';
import { requestIdHeader, toRequestId } from '@/lib/http/request-id';
import { canonicalUrl, type Canonical } from '@/lib/routing/canonical/canonical';
import { isPagePath } from '@/lib/routing/page-paths';
import { scoresOnlyCookie } from '@/lib/routing/scores-only';
import { viewFor, type View } from '@/lib/routing/view';
import type { SiteEnv } from '@/lib/env';

/** The properties of a request. The request listener creates it once and passes it down. */
export type RequestContext = {
  /** Identifies the request in the logs of site and API: a trusted proxy's id, or a new one. */
  id: string;
  /** The target as it was sent, and its two parts; `search` begins with '?' unless it is empty. */
  url: string;
  path: string;
  search: string;
  /** Whether the path is a page's, not that of a file or an endpoint. */
  isPage: boolean;
  /** Whether Next's router requests the data of a page instead of its document. */
  isData: boolean;
  /** The visitor's IP address, or '' when the connection has closed. */
  clientAddress: string;
  /** Whether the peer is a trusted proxy, whose other headers are trusted too. */
  isProxied: boolean;
  isHttps: boolean;
  /** The country header of a trusted proxy as it was sent, also malformed or empty; null without one. */
  country: string | null;
  view: View;
  /** How to respond to the URL as that of a page; computed on the first call. */
  canonical(): Canonical;
};

export type CreateRequestContext = (request: IncomingMessage) => RequestContext;

const maxCachedUrls = 5000;
const maxCachedCharacters = 1_000_000;

type Settings = Pick<SiteEnv, 'COUNTRY_HEADER' | 'REGION_POLICY' | 'SITE_URL' | 'TRUSTED_PROXIES'>;

const scoresOnly = { [scoresOnlyCookie.name]: scoresOnlyCookie.on };

/** A page that is saved for reading without a connection is requested without prices, by a parameter. */
const asksForScoresOnly = (search: string): boolean =>
  search.includes(scoresOnlyCookie.name) &&
  new URLSearchParams(search).get(scoresOnlyCookie.name) === scoresOnlyCookie.on;

/** Returns the function that creates the context of a request. */
export function requestContexts(settings: Settings): CreateRequestContext {
  const canonicals = new LRUCache<string, Canonical>({
    max: maxCachedUrls,
    maxSize: maxCachedCharacters,
    sizeCalculation: (_, url) => url.length,
  });

  function canonicalOf(url: string, path: string, search: string): Canonical {
    const cached = canonicals.get(url);
    if (cached) return cached;
    const canonical = canonicalUrl(path, search);
    canonicals.set(url, canonical);
    return canonical;
  }

  return request => {
    const { headers, url = '/' } = request;
    const { COUNTRY_HEADER, REGION_POLICY, SITE_URL, TRUSTED_PROXIES } = settings;
    const [path = ''] = url.split('?', 1);
    const search = url.slice(path.length);
    const proxied = isProxied(request, TRUSTED_PROXIES);
    const headerValue = proxied && COUNTRY_HEADER ? headers[COUNTRY_HEADER] : undefined;
    const country = headerValue === undefined ? null : String(headerValue);
    const sent = headers.cookie ? parseCookie(headers.cookie) : {};
    const cookies = search && asksForScoresOnly(search) ? { ...sent, ...scoresOnly } : sent;
    return {
      id: (proxied && toRequestId(headers[requestIdHeader])) || randomUUID(),
      url,
      path,
      search,
      isPage: isPagePath(path),
      isData: headers['rsc'] !== undefined,
      clientAddress: clientAddress(request, TRUSTED_PROXIES, { trustLoopback: false }),
      isProxied: proxied,
      isHttps:
        SITE_URL.startsWith('https:') ||
        (proxied && String(headers['x-forwarded-proto']).split(',', 1)[0] === 'https'),
      country,
      view: viewFor(cookies, country, REGION_POLICY),
      canonical: () => canonicalOf(url, path, search),
    };
  };
}
