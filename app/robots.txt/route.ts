import { siteEnv } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** Crawlers read all but click-outs, endpoints, searches and what mails link to. */
export function GET(): Response {
  const text = [
    'User-agent: *',
    'Disallow: /sportsbet/redirect/',
    'Disallow: /bookmaker/redirect/',
    'Disallow: /api/',
    'Disallow: /search',
    'Disallow: /newsletter/',
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
