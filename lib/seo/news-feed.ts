import { Feed } from 'feed';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import type { NewsItem } from '@/lib/contract/news';
import { toLine } from '@/lib/contract/validation/text';
import { escapeHtml } from '@/lib/domain/content/escape-html';
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

/**
 * News as a feed, newest first; `.rss2()` writes RSS 2.0 (rssboard.org/rss-specification), `.atom1()` Atom
 * (RFC 4287).
 */
export function newsFeed(items: readonly NewsItem[], options: FeedOptions): Feed {
  const { siteUrl, siteName, path, page, format, tag } = options;
  const isAtom = format === 'atom';
  const changes = items.map(changedAt);
  const feed = new Feed({
    title: toLine(tag ? `${siteName}: ${tag}` : `${siteName}: cricket news`),
    description: 'Cricket news, results and the game explained.',
    id: siteUrl + page,
    link: siteUrl + page,
    language: 'en',
    favicon: `${siteUrl}/favicon.ico`,
    copyright: siteName,
    author: { name: siteName, link: siteUrl },
    ...(changes.length > 0 && { updated: fromUnixTime(Math.max(...changes)) }),
    feedLinks: { [format]: siteUrl + path },
  });
  for (const item of items) {
    const url = siteUrl + newsPath(item.slug);
    const author = item.author?.trim();
    feed.addItem({
      // The library declares titles of Atom to be HTML.
      title: toCdata(isAtom ? escapeHtml(item.title) : item.title),
      id: url,
      link: url,
      ...(item.text && { description: toCdata(item.text) }),
      // RSS requires an author's email address, and none is published.
      ...(author && isAtom && { author: [{ name: author }] }),
      published: fromUnixTime(item.publish_date),
      date: fromUnixTime(changedAt(item)),
      category: categoriesOf(item, format),
    });
  }
  return feed;
}

const changedAt = ({ updated_date, publish_date }: NewsItem): number =>
  updated_date ?? publish_date;

/** Tags with a text; Atom has them in attributes, in which the library's writer does not escape '<'. */
const categoriesOf = ({ tags }: NewsItem, format: FeedOptions['format']) =>
  [...new Set((tags ?? []).map(tag => tag.trim()))]
    .filter(tag => tag !== '' && !(format === 'atom' && tag.includes('<')))
    .map(name => ({ name, term: name }));

const cdataEnd = ']]>';

/** A text for CDATA, in which the library's writer divides only the first end; this divides the others. */
function toCdata(text: string): string {
  const [first = '', second, ...others] = text.split(cdataEnd);
  if (second === undefined) return text;
  return [first + cdataEnd + second, ...others].join(']]]]><![CDATA[>');
}
