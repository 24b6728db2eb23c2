import { stringifySetCookie } from 'cookie';
import { readBody } from './read-body';
import { errorResponse, isHttps, ownHostsOf, rejectOtherSite } from './request-guards';

/** The value of a cookie, and for how long the browser keeps it. */
export type CookieValue = { value: string; maxAgeSeconds: number };

/** A choice that a visitor makes with a form, and its cookie. */
export type Choice = {
  /** The name of the cookie. */
  name: string;
  /** What the form chooses; null removes the cookie, 'unchanged' leaves it as it is. */
  choose(form: URLSearchParams): CookieValue | null | 'unchanged';
  /** Where the visitor goes next; without it to the page that had the form. */
  next?: string;
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
  const chosen = choice.choose(new URLSearchParams(text));
  const headers = new Headers({
    location: choice.next ?? pageOf(request),
    'cache-control': 'no-store',
  });
  if (chosen !== 'unchanged') headers.set('set-cookie', cookieOf(request, choice.name, chosen));
  return new Response(null, { status: 303, headers });
}

const cookieOf = (request: Request, name: string, chosen: CookieValue | null): string =>
  stringifySetCookie({
    name,
    value: chosen?.value ?? '',
    path: '/',
    maxAge: chosen?.maxAgeSeconds ?? 0,
    sameSite: 'lax',
    secure: isHttps(request),
  });

/** The path of our page that sent the request; '/' without a referrer. */
function pageOf(request: Request): string {
  const page = URL.parse(request.headers.get('referer') ?? '');
  if (!page || !ownHostsOf(request).includes(page.host)) return '/';
  // Two slashes at the start would name another host.
  return page.pathname.replace(/^\/+/, '/') + page.search;
}
