import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { isoTime } from '@/lib/dates/date-text';
import type { NewsItem } from '@/lib/contract/news';
import { newsPath } from '@/lib/domain/content/news-story';

/** A page's path, and when it last changed (unix seconds) where that is known. */
type Entry = { path: string; changedAt: number | null };

/** A sitemap of these pages, of which there must be one, with their last change where it is known. */
export function siteMapXml(entries: Entry[], siteUrl: string): Promise<string> {
  const items = entries.map(({ path, changedAt }) => ({
    url: siteUrl + path,
    ...(changedAt !== null && { lastmod: isoTime(changedAt) }),
  }));
  return toXml(items, new SitemapStream({ hostname: siteUrl, xmlns: plain }));
}

/** The index of the sitemaps at these paths, of which there must be one. */
export function siteMapIndexXml(paths: string[], siteUrl: string): Promise<string> {
  const items = paths.map(path => ({ url: siteUrl + path }));
  return toXml(items, new SitemapIndexStream());
}

/**
 * News of the last 48 hours, of which there must be one, in the format of
 * https://www.google.com/schemas/sitemap-news/0.9.
 */
export function newsSiteMapXml(
  items: NewsItem[],
  { siteUrl, siteName }: { siteUrl: string; siteName: string },
): Promise<string> {
  const entries = items.map(({ slug, title, publish_date }) => ({
    url: siteUrl + newsPath(slug),
    news: {
      publication: { name: siteName, language: 'en' },
      publication_date: isoTime(publish_date),
      title,
    },
  }));
  return toXml(entries, new SitemapStream({ hostname: siteUrl, xmlns: { ...plain, news: true } }));
}

const plain = { news: false, xhtml: false, image: false, video: false };

async function toXml(items: object[], stream: SitemapStream | SitemapIndexStream): Promise<string> {
  const xml = streamToPromise(stream);
  Readable.from(items).pipe(stream);
  return (await xml).toString();
}
