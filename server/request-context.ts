import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { clientAddress, isProxied } from '@/lib/http/client-address';
import { requestIdHeader, toRequestId } from '@/lib/http/request-id';
import { canonicalUrl, type Canonical } from '@/lib/routing/canonical/canonical';
import { choicesOf, hasScoresOnlyParameter } from '@/lib/routing/choices';
import { isPagePath } from '@/lib/routing/page-paths';
import { viewFor, type View } from '@/lib/routing/view';
import type { SiteEnv } from '@/lib/env';

/** The properties of a request. The request listener creates it once and passes it down. */
export type RequestContext = {
  /** Identifies the request in the logs of site and API: a trusted proxy's id, or a new one. */
  id: string;
  /** The target as it was sent, without the parameter of Next's router, and its two parts; `search` begins with '?' unless it is empty. */
  url: string;
  path: string;
  search: string;
  /** Whether the path is a page's, not that of a file or an endpoint. */
  isPage: boolean;
  /** Whether Next's router requests the data of a page instead of its document; for Next, only `RSC: 1` does. */
  isData: boolean;
  /**
   * Whether the URL is that of a page's copy for reading without a connection (save-copy.ts). It has no
   * prices for a script that fetches it, and is the ordinary page for a visitor who follows a link.
   */
  isForCopy: boolean;
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

/** A hash of headers that Next's router sends, which select nothing here. It is the last parameter. */
const dataParameter = /[?&]_rsc(?:=[^&]*)?$/;
const maxCachedUrls = 5000;
const maxCachedCharacters = 1_000_000;

type Settings = Pick<SiteEnv, 'COUNTRY_HEADER' | 'REGION_POLICY' | 'SITE_URL' | 'TRUSTED_PROXIES'>;

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
    const { headers } = request;
    const isData = headers['rsc'] === '1';
    const { url: target = '/' } = request;
    const url = isData ? target.replace(dataParameter, '') : target;
    const { COUNTRY_HEADER, REGION_POLICY, SITE_URL, TRUSTED_PROXIES } = settings;
    const [path = ''] = url.split('?', 1);
    const search = url.slice(path.length);
    const proxied = isProxied(request, TRUSTED_PROXIES);
    const headerValue = proxied && COUNTRY_HEADER ? headers[COUNTRY_HEADER] : undefined;
    const country = headerValue === undefined ? null : String(headerValue);
    const choices = choicesOf(headers.cookie);
    const isForCopy = hasScoresOnlyParameter(search);
    // A link that a visitor follows must not choose for them. Browsers that do not report the mode of
    // a request save no copies.
    const isScoresOnly =
      choices.isScoresOnly || (isForCopy && headers['sec-fetch-mode'] === 'cors');
    return {
      id: (proxied && toRequestId(headers[requestIdHeader])) || randomUUID(),
      url,
      path,
      search,
      isPage: isPagePath(path),
      isData,
      isForCopy,
      clientAddress: clientAddress(request, TRUSTED_PROXIES, { trustLoopback: false }),
      isProxied: proxied,
      isHttps:
        SITE_URL.startsWith('https:') ||
        (proxied && String(headers['x-forwarded-proto']).split(',', 1)[0] === 'https'),
      country,
      view: viewFor({ ...choices, isScoresOnly }, country, REGION_POLICY),
      canonical: () => canonicalOf(url, path, search),
    };
  };
}
