import { listHref } from '@/lib/domain/list-query';
import { siteEnv } from '@/lib/env';
import { newsFeed } from '@/lib/seo/news-feed';
import { laterAnswer, missingAnswer, xmlAnswer } from '@/lib/seo/xml-answer';
import { getFeedItems } from '@/lib/api/news-feed';

/** A feed of news, whole or of one tag, in one of the two formats; 404 for a tag without news. */
export async function feedAnswer(
  format: 'rss' | 'atom',
  path: string,
  tag: string | null = null,
): Promise<Response> {
  const { SITE_URL, SITE_NAME } = siteEnv();
  try {
    const items = await getFeedItems(tag);
    if (!items) return missingAnswer();
    const page = listHref('/news', { page: 1, tags: tag === null ? [] : [tag] });
    const site = { siteUrl: SITE_URL, siteName: SITE_NAME };
    const feed = newsFeed(items, { ...site, path, page, format, tag });
    return format === 'rss'
      ? xmlAnswer(feed.rss2(), 'application/rss+xml')
      : xmlAnswer(feed.atom1(), 'application/atom+xml');
  } catch {
    return laterAnswer();
  }
}
