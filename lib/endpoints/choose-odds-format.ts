import { stringifySetCookie } from 'cookie';
import { oddsCookie, toOddsFormat } from '@/lib/domain/odds/odds-format';
import { readBody } from './read-body';
import { errorResponse, isHttps, ownHostsOf, rejectOtherSite } from './request-guards';

const maxBytes = 1024;

/**
 * Stores the odds format of a form in its cookie, and redirects to the page that had the form. It needs no
 * XSRF token, which only scripts can send: posts of other sites are refused, and nothing but the display
 * depends on the cookie.
 */
export async function chooseOddsFormat(request: Request): Promise<Response> {
  const refusal = rejectOtherSite(request);
  if (refusal) return refusal;
  const text = await readBody(request, maxBytes);
  if (text === null) return errorResponse(413, 'Too long.');
  const cookie = stringifySetCookie({
    name: oddsCookie.name,
    value: toOddsFormat(new URLSearchParams(text).get(oddsCookie.name)),
    path: '/',
    maxAge: oddsCookie.maxAgeSeconds,
    sameSite: 'lax',
    secure: isHttps(request),
  });
  return new Response(null, {
    status: 303,
    headers: { location: pageOf(request), 'set-cookie': cookie, 'cache-control': 'no-store' },
  });
}

/** The path of our page that sent the request; '/' when it does not say. */
function pageOf(request: Request): string {
  const page = URL.parse(request.headers.get('referer') ?? '');
  if (!page || !ownHostsOf(request).includes(page.host)) return '/';
  // Two slashes at the start would name another host.
  return page.pathname.replace(/^\/+/, '/') + page.search;
}
