import { visitorHeader } from '../domain/client-address';
import { createRateLimit, type RateLimit } from '../domain/rate-limit';
import { cookieValue, xsrfCookieName } from '../domain/xsrf-cookie';
import { siteEnv } from '../env';
import { keptSecret } from '../kept-secret';
import { log } from '../log';
import { createXsrf, xsrfHeader, type Xsrf } from './xsrf';

/** What the site's own endpoints ask of a request before anything else. */
export type Gate = {
  xsrf: Xsrf;
  forms: RateLimit;
  newsletterLinks: RateLimit;
  clickOuts: RateLimit;
  snapshots: RateLimit;
};

const windowMs = 60_000;

/** One for the process, whatever Next bundles it into. */
type Shared = { offTheBatGate?: Gate };

export function gate(): Gate {
  const shared = globalThis as Shared;
  shared.offTheBatGate ??= createGate();
  return shared.offTheBatGate;
}

function createGate(): Gate {
  const { XSRF_SECRET, DATA_DIR, FORM_LIMIT, NEWSLETTER_LINK_LIMIT } = siteEnv();
  const { CLICK_OUT_LIMIT, SNAPSHOT_LIMIT } = siteEnv();
  const limited = (limit: number) => createRateLimit({ limit, windowMs, now: Date.now });
  return {
    xsrf: createXsrf(XSRF_SECRET ?? keptSecret(DATA_DIR, 'xsrf')),
    forms: limited(FORM_LIMIT),
    newsletterLinks: limited(NEWSLETTER_LINK_LIMIT),
    clickOuts: limited(CLICK_OUT_LIMIT),
    snapshots: limited(SNAPSHOT_LIMIT),
  };
}

/** The visitor's address; without the page server nobody knows it, and all share one. */
export const visitorAddress = (request: Request): string =>
  request.headers.get(visitorHeader) ?? '';

/** A refusal with a reason; nothing of it is kept by any cache. */
export const refuse = (
  status: number,
  detail: string,
  headers: Record<string, string> = {},
): Response =>
  Response.json({ detail }, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Null while the address may go on, else the answer that tells it to wait. */
export function refuseTooMany(limit: RateLimit, request: Request): Response | null {
  const retryAfter = limit(visitorAddress(request));
  if (retryAfter === null) return null;
  return refuse(429, 'Too many requests. Please try again in a moment.', {
    'retry-after': String(retryAfter),
  });
}

/** Null for a post that one of our own pages made, else the answer that refuses it. */
export function refuseForeign(request: Request): Response | null {
  const reason = foreignReason(request);
  if (!reason) return null;
  log.warn({ path: new URL(request.url).pathname, reason }, 'post refused');
  return refuse(403, 'This request did not come from our page. Please reload it.');
}

/** Whether the browser reaches the site by https, by its address or a trusted proxy's word. */
export const isHttps = ({ headers }: Request): boolean =>
  siteEnv().SITE_URL.startsWith('https:') ||
  headers.get('x-forwarded-proto')?.split(',', 1)[0] === 'https';

function foreignReason(request: Request): string | null {
  const { headers } = request;
  if (headers.get('sec-fetch-site') === 'cross-site') return 'another site';
  const origin = headers.get('origin');
  if (origin !== null && !isOwnOrigin(origin, headers.get('host'))) return 'another origin';
  const cookie = cookieValue(headers.get('cookie'), xsrfCookieName(isHttps(request)));
  const isProof = gate().xsrf.isProof(cookie, headers.get(xsrfHeader), Date.now());
  return isProof ? null : 'no valid token';
}

/** `null`, as sandboxed pages have it, is nobody's. */
function isOwnOrigin(origin: string, host: string | null): boolean {
  const { OWN_HOSTS, SITE_URL } = siteEnv();
  const page = URL.parse(origin)?.host;
  return !!page && [host, new URL(SITE_URL).host, ...OWN_HOSTS].includes(page);
}
