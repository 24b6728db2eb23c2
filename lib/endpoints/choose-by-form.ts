import { stringifySetCookie } from 'cookie';
import { readBody } from './read-body';
import { errorResponse, isHttps, ownHostsOf, rejectOtherSite } from './request-guards';

/** A choice that a visitor makes with a form, and its cookie. */
export type Choice = {
  /** The name of both the field and the cookie. */
  name: string;
  maxAgeSeconds: number;
  /** The cookie's value for that of the field, null without the field; null removes the cookie. */
  toValue(field: string | null): string | null;
};

const maxBytes = 1024;

/**
 * Stores the choice of a form in its cookie, and redirects to the page that had the form. It needs no
 * XSRF token, which only scripts can send: posts of other sites are refused, and nothing but the display
 * depends on the cookie.
 */
export async function chooseByForm(request: Request, choice: Choice): Promise<Response> {
  const refusal = rejectOtherSite(request);
  if (refusal) return refusal;
  const text = await readBody(request, maxBytes);
  if (text === null) return errorResponse(413, 'Too long.');
  const value = choice.toValue(new URLSearchParams(text).get(choice.name));
  const cookie = stringifySetCookie({
    name: choice.name,
    value: value ?? '',
    path: '/',
    maxAge: value === null ? 0 : choice.maxAgeSeconds,
    sameSite: 'lax',
    secure: isHttps(request),
  });
  return new Response(null, {
    status: 303,
    headers: { location: pageOf(request), 'set-cookie': cookie, 'cache-control': 'no-store' },
  });
}

/** The path of our page that sent the request; '/' without a referrer. */
function pageOf(request: Request): string {
  const page = URL.parse(request.headers.get('referer') ?? '');
  if (!page || !ownHostsOf(request).includes(page.host)) return '/';
  // Two slashes at the start would name another host.
  return page.pathname.replace(/^\/+/, '/') + page.search;
}
