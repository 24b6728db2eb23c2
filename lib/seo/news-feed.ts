import { Feed } from 'feed';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import type { NewsItem } from '@/lib/contract/news';
import { newsPath } from '@/lib/domain/content/news-story';

export type FeedOptions = {
  siteUrl: string;
  siteName: string;
  /** The feed's own path, and the path of the page with the same stories. */
  path: string;
  page: string;
  format: 'rss' | 'atom';
  /** The feed of one tag's news; null: of all news. */
  tag: string | null;
};

/** News as a feed, newest first; `.rss2()` and `.atom1()` write it. */
export function newsFeed(items: NewsItem[], options: FeedOptions): Feed {
  const { siteUrl, siteName, path, page, format, tag } = options;
  const newest = items[0];
  const feed = new Feed({
    title: tag ? `${siteName}: ${tag}` : `${siteName}: cricket news`,
    description: 'Cricket news, results and the game explained.',
    id: siteUrl + page,
    link: siteUrl + page,
    language: 'en',
    favicon: `${siteUrl}/favicon.ico`,
    copyright: siteName,
    author: { name: siteName, link: siteUrl },
    ...(newest && { updated: fromUnixTime(newest.updated_date ?? newest.publish_date) }),
    feedLinks: { [format]: siteUrl + path },
  });
  for (const item of items) {
    const url = siteUrl + newsPath(item.slug);
    feed.addItem({
      title: item.title,
      id: url,
      link: url,
      ...(item.text && { description: item.text }),
      // RSS requires an author's email address, and none is published.
      ...(item.author && format === 'atom' && { author: [{ name: item.author }] }),
      published: fromUnixTime(item.publish_date),
      date: fromUnixTime(item.updated_date ?? item.publish_date),
      category: (item.tags ?? []).map(name => ({ name, term: name })),
    });
  }
  return feed;
}
