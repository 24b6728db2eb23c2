import { listHref } from '@/lib/routing/list-query';
import { siteEnv } from '@/lib/env';
import { newsFeed } from '@/lib/seo/news-feed';
import { writeWithin } from '@/lib/seo/write-within';
import { serviceUnavailable, notFound, xmlResponse } from '@/lib/seo/xml-response';
import { getFeedItems } from '@/lib/api-client/page-data/news-feed';

/** Returns a feed of all news or of one tag; 404 for a tag without news. */
export async function feedResponse(
  format: 'rss' | 'atom',
  path: string,
  tag: string | null = null,
): Promise<Response> {
  const { SITE_URL, SITE_NAME } = siteEnv();
  try {
    const items = await getFeedItems(tag);
    if (!items) return notFound();
    const page = listHref('/news', { page: 1, tags: tag === null ? [] : [tag] });
    const site = { siteUrl: SITE_URL, siteName: SITE_NAME };
    const xml = writeWithin(items, some => {
      const feed = newsFeed(some, { ...site, path, page, format, tag });
      return format === 'rss' ? feed.rss2() : feed.atom1();
    });
    return xmlResponse(xml, `application/${format}+xml`);
  } catch {
    return serviceUnavailable();
  }
}
