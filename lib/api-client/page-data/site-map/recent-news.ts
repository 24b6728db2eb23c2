import { secondsInDay } from 'date-fns/constants';
import type { NewsItem } from '@/lib/contract/news';
import { newsPath } from '@/lib/domain/content/news-story';
import { siteEnv } from '@/lib/env';
import { fitsSiteMap } from '@/lib/routing/indexing';
import { fetchPage, pageSize } from '@/lib/api-client/lists/fetch-page';
import { newsList } from './lists';

const recentSeconds = 2 * secondsInDay;
/** The most that a sitemap of news may have. */
const maxRecent = 1000;
/** Stories of the future and retrospectives, which are left out, may be among the newest. */
const maxPages = 20;

/**
 * The newest of the last two days' news, as many as a sitemap of news may have
 * (developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap). A retrospective is
 * not news, and neither is a story of the future, which another host may list.
 */
export async function getRecentNews(): Promise<NewsItem[]> {
  const { SITE_URL } = siteEnv();
  const now = Date.now() / 1000;
  const isRecent = ({ slug, publish_date: at, retrospective }: NewsItem) =>
    at >= now - recentSeconds &&
    at <= now &&
    !retrospective &&
    fitsSiteMap(newsPath(slug), SITE_URL);
  return (await getNewsSince(now - recentSeconds))
    .filter(isRecent)
    .toSorted((a, b) => b.publish_date - a.publish_date)
    .slice(0, maxRecent);
}

/** The first pages of the news, up to the first one without a story since `oldest` in unix seconds. */
async function getNewsSince(oldest: number): Promise<NewsItem[]> {
  const items: NewsItem[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { count, results } = await fetchPage(newsList, page);
    items.push(...results);
    const isLast = page * pageSize >= count;
    if (isLast || results.every(({ publish_date }) => publish_date < oldest)) break;
  }
  return items;
}
