import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';

const timeLimitMs = 10_000;
const immutableCacheControl = 'public, max-age=31536000, immutable';

const forwardedRequestHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const forwardedResponseHeaders = [
  'content-type',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-range',
];
const forwardedStatuses = [200, 206, 304, 416];

/**
 * Proxies an image of the API host, without query and cookies. Anything other than an image
 * responds 404: a document of that host would be trusted as one of our own.
 */
export async function proxyMedia(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (/%(2f|5c|00)|\/\//i.test(pathname)) return missing();
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const name of forwardedRequestHeaders) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  try {
    const response = await fetch(siteEnv().API_URL + pathname, {
      method: request.method,
      headers,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!forwardedStatuses.includes(response.status) || !isPicture(response)) {
      await response.body?.cancel();
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      return missing();
    }
    return new Response(response.body, { status: response.status, headers: headersOf(response) });
  } catch (error) {
    log.warn({ path: pathname, reason: String(error) }, 'picture not reached');
    return new Response(null, {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
    });
  }
}

const isPicture = ({ status, headers }: Response): boolean =>
  status === 304 || status === 416 || /^(image|video)\//.test(headers.get('content-type') ?? '');

function headersOf(response: Response): Headers {
  const headers = new Headers({
    'cache-control': response.headers.get('cache-control') ?? immutableCacheControl,
    // An SVG opened by itself is a document, which may contain scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  const isUncompressed = !response.headers.has('content-encoding');
  for (const name of isUncompressed
    ? [...forwardedResponseHeaders, 'content-length']
    : forwardedResponseHeaders) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

const missing = (): Response =>
  new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=10' } });
