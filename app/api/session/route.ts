import { gate } from '@/lib/api/gate';
import { xsrfCookie } from '@/lib/api/xsrf';
import { siteEnv } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** The token that every post of a tab carries, as a cookie that its scripts may read. */
export function GET(request: Request): Response {
  const isHttps =
    siteEnv().SITE_URL.startsWith('https:') || request.headers.get('x-forwarded-proto') === 'https';
  const cookie = [
    `${xsrfCookie.name}=${gate().xsrf.token(Date.now())}`,
    'Path=/',
    `Max-Age=${xsrfCookie.maxAgeSeconds}`,
    'SameSite=Strict',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');
  return new Response(null, {
    status: 204,
    headers: { 'set-cookie': cookie, 'cache-control': 'no-store' },
  });
}
