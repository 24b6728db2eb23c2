import { parseCookie } from 'cookie';
import { visitorHeader } from '@/lib/http/client-address';
import { sharedCreateLimit, type Limit } from '@/lib/http/limits';
import { isOwnOrigin } from '@/lib/http/own-origin';
import { xsrfCookieName } from '@/lib/http/xsrf-cookie';
import { siteEnv } from '@/lib/env';
import { persistedSecret } from '@/lib/settings/persisted-secret';
import { log } from '@/lib/log';
import { createXsrf, xsrfHeader, type Xsrf } from './xsrf';

/** The checks of the site's own endpoints before a request is handled. */
export type RequestGuards = {
  xsrf: Xsrf;
  forms: Limit;
  newsletterLinks: Limit;
  clickOuts: Limit;
  snapshots: Limit;
  alerts: Limit;
};

/** One for the process, in whichever bundles Next puts this module. */
type Shared = { offTheBatRequestGuards?: RequestGuards };

export function requestGuards(): RequestGuards {
  const shared = globalThis as Shared;
  shared.offTheBatRequestGuards ??= createRequestGuards();
  return shared.offTheBatRequestGuards;
}

function createRequestGuards(): RequestGuards {
  const { XSRF_SECRET, DATA_DIR, FORM_LIMIT, NEWSLETTER_LINK_LIMIT } = siteEnv();
  const { CLICK_OUT_LIMIT, SNAPSHOT_LIMIT, ALERT_LIMIT } = siteEnv();
  const createLimit = sharedCreateLimit();
  return {
    xsrf: createXsrf(XSRF_SECRET ?? persistedSecret(DATA_DIR, 'xsrf')),
    forms: createLimit('form', FORM_LIMIT),
    newsletterLinks: createLimit('newsletter', NEWSLETTER_LINK_LIMIT),
    clickOuts: createLimit('click-out', CLICK_OUT_LIMIT),
    snapshots: createLimit('snapshot', SNAPSHOT_LIMIT),
    alerts: createLimit('alert', ALERT_LIMIT),
  };
}

/** The visitor's address; without the page server it is unknown, and all visitors share one limit. */
export const clientAddressOf = (request: Request): string =>
  request.headers.get(visitorHeader) ?? '';

/** An error response that no cache stores. */
export const errorResponse = (
  status: number,
  detail: string,
  headers: Record<string, string> = {},
): Response =>
  Response.json({ detail }, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Null for a request within the limit, else a 429 response with `retry-after`. */
export async function rateLimitError(limit: Limit, request: Request): Promise<Response | null> {
  const retryAfter = await limit(clientAddressOf(request));
  if (retryAfter === null) return null;
  return errorResponse(429, 'Too many requests. Please try again in a moment.', {
    'retry-after': String(retryAfter),
  });
}

/** Null for a POST from one of our own pages, else a 403 response. */
export const rejectCrossOrigin = (request: Request): Response | null =>
  rejection(request, otherSiteReason(request) ?? tokenReason(request));

/**
 * Null for a POST that no other site sent, else a 403 response. For forms that work without scripts and
 * change nothing that needs protection.
 */
export const rejectOtherSite = (request: Request): Response | null =>
  rejection(request, otherSiteReason(request));

function rejection(request: Request, reason: string | null): Response | null {
  if (!reason) return null;
  log.warn({ path: new URL(request.url).pathname, reason }, 'post refused');
  return errorResponse(403, 'This request did not come from our page. Please reload it.');
}

/** Whether the browser uses https, by SITE_URL or by the header of a trusted proxy. */
export const isHttps = ({ headers }: Request): boolean =>
  siteEnv().SITE_URL.startsWith('https:') ||
  headers.get('x-forwarded-proto')?.split(',', 1)[0] === 'https';

/** The hosts under which a request may name this site. */
export function ownHostsOf({ headers }: Request): unknown[] {
  const { OWN_HOSTS, SITE_URL } = siteEnv();
  return [headers.get('host'), new URL(SITE_URL).host, ...OWN_HOSTS];
}

function otherSiteReason(request: Request): string | null {
  const { headers } = request;
  if (headers.get('sec-fetch-site') === 'cross-site') return 'another site';
  const origin = headers.get('origin');
  return origin !== null && !isOwnOrigin(origin, ownHostsOf(request)) ? 'another origin' : null;
}

function tokenReason(request: Request): string | null {
  const { headers } = request;
  const cookie = parseCookie(headers.get('cookie') ?? '')[xsrfCookieName(isHttps(request))] ?? null;
  const isValid = requestGuards().xsrf.verify(cookie, headers.get(xsrfHeader), Date.now());
  return isValid ? null : 'no valid token';
}
