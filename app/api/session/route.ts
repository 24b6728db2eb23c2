import { gate, isHttps } from '@/lib/api/gate';
import { xsrfMaxAgeSeconds } from '@/lib/api/xsrf';
import { xsrfCookieName } from '@/lib/domain/xsrf-cookie';

export const dynamic = 'force-dynamic';

/** The token that every post of a tab carries, as a cookie that its scripts may read. */
export function GET(request: Request): Response {
  const secure = isHttps(request);
  const cookie = [
    `${xsrfCookieName(secure)}=${gate().xsrf.token(Date.now())}`,
    'Path=/',
    `Max-Age=${xsrfMaxAgeSeconds}`,
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
  return new Response(null, {
    status: 204,
    headers: { 'set-cookie': cookie, 'cache-control': 'no-store' },
  });
}
