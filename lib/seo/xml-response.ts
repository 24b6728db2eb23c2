/** An XML document that caches may store for some minutes; a change is visible when they revalidate. */
export const xmlResponse = (xml: string, type = 'application/xml'): Response =>
  new Response(xml, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
    },
  });

/** The API host is down: Retry-After makes crawlers retry. */
export const serviceUnavailable = (): Response =>
  new Response('Please try again in a moment.', {
    status: 503,
    headers: { 'retry-after': '60', 'cache-control': 'no-store' },
  });

export const notFound = (): Response =>
  new Response('Not found', { status: 404, headers: { 'cache-control': 'public, s-maxage=10' } });
