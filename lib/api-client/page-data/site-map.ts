import { secondsInDay } from 'date-fns/constants';
import { BonusPage, BookmakerPage } from '@/lib/contract/bookmaker';
import { EventPage } from '@/lib/contract/event';
import { NewsPage, type NewsItem } from '@/lib/contract/news';
import { CardPage } from '@/lib/contract/page';
import { bonusPath } from '@/lib/domain/content/bookmaker/bonus';
import { bookmakerPricesPath, reviewPath } from '@/lib/domain/content/bookmaker/bookmaker';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { listHref } from '@/lib/routing/list-query';
import { listPath, matchFilters } from '@/lib/domain/match/match-filter';
import { matchPath } from '@/lib/domain/match/match-name';
import { toMatch } from '@/lib/domain/match/match';
import { moverPeriods } from '@/lib/domain/odds/history/movers';
import { newsPath } from '@/lib/domain/content/news-story';
import { seriesPath } from '@/lib/domain/series/series';
import { siteEnv } from '@/lib/env';
import { pageRoutes, type PageRoute } from '@/lib/routing/routes';
import { fitsSiteMap, mayIndexMatch, mayIndexReview } from '@/lib/routing/indexing';
import { getLeagues } from '@/lib/api-client/leagues';
import { optional } from '@/lib/api-client/optional';
import { getBookmakerPrices, getMovers, getOpenMatches } from '@/lib/api-client/matches';
import { getPagePaths } from './page-links';
import { fetchAllPages } from '@/lib/api-client/lists/fetch-all-pages';

/** A page's address on the site, and when it last changed (unix seconds) where that is known. */
export type SiteMapEntry = { path: string; changedAt: number | null };

/** The parts of the site that may be indexed. */
export const siteMapKinds = {
  matches: getMatchEntries,
  lists: getListEntries,
  news: getNewsEntries,
  guides: getGuideEntries,
  bookmakers: getBookmakerEntries,
  bonuses: getBonusEntries,
  pages: getPageEntries,
};
export type SiteMapKind = keyof typeof siteMapKinds;

const lifetimeSeconds = 300;
const pastSeconds = 30;
const historyPageSize = 20;
const listPageSize = 9;
const bonusPageSize = 10;
const bookmakerPageSize = 20;

async function getMatchEntries(): Promise<SiteMapEntry[]> {
  const { SITE_URL } = siteEnv();
  const [open, pastMatches] = await Promise.all([getOpenMatches('all', 'info'), getPastMatches()]);
  return [...open, ...pastMatches]
    .filter(match => mayIndexMatch(match, SITE_URL))
    .map(match => ({ path: matchPath(match), changedAt: match.updatedAt }));
}

async function getPastMatches() {
  // Cached as briefly as the list of open matches, so that a match that ends is in one of the two.
  const cacheOptions = { lifetimeSeconds: pastSeconds, tags: ['history'] };
  return (await fetchAllPages('/api/events/history/', EventPage, cacheOptions, '&list=1')).map(
    event => toMatch(event),
  );
}

async function getListEntries(): Promise<SiteMapEntry[]> {
  const [leagues, pastMatches] = await Promise.all([getLeagues(), getPastMatches()]);
  // Older matches link to series that no longer are among the leagues.
  const pastSlugs = pastMatches.flatMap(({ league }) => league ?? []);
  const seriesSlugs = new Set([...leagues.map(({ slug }) => slug), ...pastSlugs]);
  const slugs = ['all', ...leagues.map(({ slug }) => slug)];
  return unchanged([
    ...fixedPaths('lists'),
    ...slugs.flatMap(slug => matchFilters.map(filter => listPath(slug, filter))),
    ...[...seriesSlugs].map(seriesPath),
    ...pagesOf('/match-history', pastMatches.length, historyPageSize),
    ...(await getMoverPaths()),
  ]);
}

/** The pages of movers that list any. */
async function getMoverPaths(): Promise<string[]> {
  const found = await Promise.all(moverPeriods.map(({ hours }) => getMovers(hours)));
  return moverPeriods.filter((_, index) => found[index]?.movers.length).map(({ path }) => path);
}

async function getNewsEntries(): Promise<SiteMapEntry[]> {
  const items = await getNewsItems();
  const articles = items.map(({ slug, publish_date, updated_date }) => ({
    path: newsPath(slug),
    changedAt: updated_date ?? publish_date,
  }));
  const tags = items.map(item => [...new Set(item.tags ?? [])]);
  return [...articles, ...unchanged(listsOf('/news', tags, listPageSize))];
}

/** Every news item, newest first. */
export const getNewsItems = () =>
  fetchAllPages('/api/news/', NewsPage, { lifetimeSeconds, tags: [contentTags.news] });

const recentSeconds = 2 * secondsInDay;
/** The most that a sitemap of news may have. */
const maxRecent = 1000;

/**
 * The newest of the last two days' news, as many as a sitemap of news may have
 * (developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap). A retrospective is
 * not news, and neither is a story of the future, which another host may list.
 */
export async function getRecentNews() {
  const { SITE_URL } = siteEnv();
  const now = Date.now() / 1000;
  const isRecent = ({ slug, publish_date: at, retrospective }: NewsItem) =>
    at >= now - recentSeconds &&
    at <= now &&
    !retrospective &&
    fitsSiteMap(newsPath(slug), SITE_URL);
  return (await getNewsItems())
    .filter(isRecent)
    .toSorted((a, b) => b.publish_date - a.publish_date)
    .slice(0, maxRecent);
}

async function getGuideEntries(): Promise<SiteMapEntry[]> {
  const cacheOptions = { lifetimeSeconds, tags: [contentTags.guides] };
  const cards = await fetchAllPages('/api/pages/tags/', CardPage, cacheOptions);
  const tags = cards.map(card => (card.tags ?? []).map(({ slug }) => slug));
  // The guides themselves are content pages, and among those.
  return unchanged(listsOf('/pages', tags, listPageSize));
}

async function getBookmakerEntries(): Promise<SiteMapEntry[]> {
  const cacheOptions = { lifetimeSeconds, tags: [contentTags.bookmakers] };
  const all = await fetchAllPages('/api/bookmakers/', BookmakerPage, cacheOptions);
  const { SITE_URL } = siteEnv();
  const reviewed = all
    .filter(({ is_invented }) => mayIndexReview({ isInvented: is_invented ?? false }, SITE_URL))
    .map(({ slug }) => slug);
  return unchanged([
    ...pagesOf('/betting-sites', all.length, bookmakerPageSize),
    ...reviewed.map(reviewPath),
    ...(await getBookmakerPricesPaths(reviewed)),
  ]);
}

/** The pages of prices that list any. */
async function getBookmakerPricesPaths(slugs: string[]): Promise<string[]> {
  const none = { matches: [], at: 0 };
  const found = await Promise.all(
    slugs.map(slug => optional(getBookmakerPrices(encodeURIComponent(slug)), none)),
  );
  return slugs.filter((_, index) => found[index]?.matches.length).map(bookmakerPricesPath);
}

async function getBonusEntries(): Promise<SiteMapEntry[]> {
  const cacheOptions = { lifetimeSeconds, tags: [contentTags.bonuses] };
  const all = await fetchAllPages('/api/bookmakers/bonuses/', BonusPage, cacheOptions);
  const kinds = all.map(({ tags }) => [...new Set(tags ?? [])]);
  return unchanged([
    ...listsOf('/bonuses', kinds, bonusPageSize),
    ...all.map(({ slug }) => bonusPath(slug)),
  ]);
}

/** The fixed pages outside of lists, and the pages that the menu leads to. */
async function getPageEntries(): Promise<SiteMapEntry[]> {
  const pagePaths = (await getPagePaths()).map(
    path => `/${path.split('/').map(encodeURIComponent).join('/')}`,
  );
  return unchanged([...new Set([...fixedPaths('pages'), ...pagePaths])]);
}

/** The pages without parameters that the route table puts into a sitemap. */
const fixedPaths = (sitemap: PageRoute['sitemap']): string[] =>
  pageRoutes.filter(route => route.sitemap === sitemap).map(({ pattern }) => pattern);

const unchanged = (paths: string[]): SiteMapEntry[] =>
  paths.map(path => ({ path, changedAt: null }));

/** The pages of a list, each with its own canonical URL. */
const pagesOf = (path: string, count: number, size: number, tags: string[] = []): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, index) =>
    listHref(path, { page: index + 1, tags }),
  );

/**
 * The pages of a list, and of the list of each single tag; lists of several tags are not indexed.
 */
function listsOf(path: string, tagsOfItems: string[][], size: number): string[] {
  const counts = new Map<string, number>();
  for (const tag of tagsOfItems.flat()) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const tagged = [...counts].flatMap(([tag, count]) => pagesOf(path, count, size, [tag]));
  return [...pagesOf(path, tagsOfItems.length, size), ...tagged];
}
