import { pageRoutes } from '@/lib/routing/routes';
import { siteEnv } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** Disallows crawling of API endpoints and of routes that the route table excludes. */
export function GET(): Response {
  const disallowed = new Set(pageRoutes.flatMap(({ disallow }) => disallow ?? []));
  const text = [
    'User-agent: *',
    ...['/api/', ...disallowed].map(prefix => `Disallow: ${prefix}`),
    '',
    `Sitemap: ${siteEnv().SITE_URL}/sitemap.xml`,
    '',
  ].join('\n');
  return new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, s-maxage=3600',
    },
  });
}
