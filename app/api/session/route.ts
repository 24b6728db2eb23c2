import { stringifySetCookie } from 'cookie';
import { requestGuards, isHttps } from '@/lib/endpoints/request-guards';
import { xsrfMaxAgeSeconds } from '@/lib/endpoints/xsrf';
import { xsrfCookieName } from '@/lib/http/xsrf-cookie';

export const dynamic = 'force-dynamic';

/** Sets the XSRF token as a cookie that scripts can read, for the POST requests of a tab. */
export function GET(request: Request): Response {
  const secure = isHttps(request);
  const cookie = stringifySetCookie({
    name: xsrfCookieName(secure),
    value: requestGuards().xsrf.token(Date.now()),
    path: '/',
    maxAge: xsrfMaxAgeSeconds,
    sameSite: 'strict',
    secure,
  });
  return new Response(null, {
    status: 204,
    headers: { 'set-cookie': cookie, 'cache-control': 'no-store' },
  });
}
