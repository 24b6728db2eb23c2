/** An XML document that a cache may keep for some minutes; a publish follows at the next asking. */
export const xmlAnswer = (xml: string, type = 'application/xml'): Response =>
  new Response(xml, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
    },
  });

/** The API host is down: crawlers come back. */
export const laterAnswer = (): Response =>
  new Response('Please try again in a moment.', {
    status: 503,
    headers: { 'retry-after': '60', 'cache-control': 'no-store' },
  });

export const missingAnswer = (): Response =>
  new Response('Not found', { status: 404, headers: { 'cache-control': 'public, s-maxage=10' } });
