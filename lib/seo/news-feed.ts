import { Feed } from 'feed';
import type { NewsItem } from '../contract/news';
import { newsPath } from '../domain/news-story';

export type FeedOptions = {
  siteUrl: string;
  siteName: string;
  /** The feed's own path, and the page that shows the same. */
  path: string;
  page: string;
  format: 'rss' | 'atom';
  /** Of one tag's news; null: of all. */
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
    ...(newest && { updated: toDate(newest.updated_date ?? newest.publish_date) }),
    feedLinks: { [format]: siteUrl + path },
  });
  for (const item of items) {
    const url = siteUrl + newsPath(item.slug);
    feed.addItem({
      title: item.title,
      id: url,
      link: url,
      ...(item.text && { description: item.text }),
      // RSS wants an author's address, and nobody's is published.
      ...(item.author && format === 'atom' && { author: [{ name: item.author }] }),
      published: toDate(item.publish_date),
      date: toDate(item.updated_date ?? item.publish_date),
      category: (item.tags ?? []).map(name => ({ name, term: name })),
    });
  }
  return feed;
}

const toDate = (seconds: number): Date => new Date(seconds * 1000);
