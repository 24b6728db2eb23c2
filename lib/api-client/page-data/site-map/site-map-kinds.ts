import { bonusPath } from '@/lib/domain/content/bookmaker/bonus';
import { bookmakerPricesPath, reviewPath } from '@/lib/domain/content/bookmaker/bookmaker';
import type { SiteIndex } from '@/lib/contract/page';
import { listHref } from '@/lib/routing/list-query';
import { isInFilter, listPath, matchFilters } from '@/lib/domain/match/match-filter';
import { dayPath } from '@/lib/domain/match/list/matches-of-day';
import { isCalendarDay } from '@/lib/dates/calendar-day';
import { dayInZone } from '@/lib/dates/date-text';
import { matchPath } from '@/lib/domain/match/match-name';
import { toMatch, type Match } from '@/lib/domain/match/match';
import { moverPeriods } from '@/lib/domain/odds/history/movers';
import { groundPath, leastGroundMatches } from '@/lib/domain/figures/ground';
import { playerPath } from '@/lib/domain/figures/player';
import { newsPath } from '@/lib/domain/content/news-story';
import { seriesPath } from '@/lib/domain/series/series';
import { siteEnv } from '@/lib/env';
import { pageRoutes, type PageRoute } from '@/lib/routing/routes';
import { mayIndexMatch, mayIndexReview } from '@/lib/routing/indexing';
import { getAllBookmakers } from '@/lib/api-client/bookmakers';
import { getLeagues } from '@/lib/api-client/leagues';
import { optional } from '@/lib/api-client/optional';
import {
  getBookmakerPrices,
  getMovers,
  getOpenMatches,
  getOutrights,
} from '@/lib/api-client/matches';
import { fetchAllPages } from '@/lib/api-client/lists/fetch-all-pages';
import { fetchFromOldest, fetchPage, type ApiList } from '@/lib/api-client/lists/fetch-page';
import { bonusList, groundList, guideList, newsList, playerList, resultList } from './lists';
import { getPagePaths } from './page-links';
import { getSiteIndex } from './site-index';

/** A page's address on the site, and when it last changed (unix seconds) where that is known. */
export type SiteMapEntry = { path: string; changedAt: number | null };

/**
 * The pages of one kind: known together, from few calls, or in slices of a list of thousands. A slice is counted
 * from the oldest, so that its pages stay when a new one is added.
 */
export type SiteMapKind =
  | { entries(): Promise<SiteMapEntry[]> }
  | {
      /** The page of the list, which has the region rule of its entries. */
      listPath: string;
      count(): Promise<number>;
      slice(first: number, end: number): Promise<SiteMapEntry[]>;
    };

const pageSizes = { history: 20, grounds: 100, tagged: 9, bonuses: 10, bookmakers: 20 };

/** The parts of the site that may be indexed. */
export const siteMapKinds: Record<string, SiteMapKind> = {
  matches: { entries: async () => toMatchEntries(await getOpenMatches('all', 'info')) },
  days: { entries: getDayEntries },
  outrights: { entries: async () => toMatchEntries(await getOutrights('full')) },
  results: {
    listPath: '/match-history',
    count: () => countOf(resultList),
    slice: async (first, end) => {
      const events = await fetchFromOldest(resultList, first, end);
      return toMatchEntries(events.map(event => toMatch(event)));
    },
  },
  news: {
    listPath: '/news',
    count: () => countOf(newsList),
    slice: async (first, end) =>
      (await fetchFromOldest(newsList, first, end)).map(({ slug, publish_date, updated_date }) => ({
        path: newsPath(slug),
        changedAt: updated_date ?? publish_date,
      })),
  },
  players: {
    listPath: '/players',
    count: () => countOf(playerList),
    slice: async (first, end) =>
      unchanged((await fetchFromOldest(playerList, first, end)).map(playerPath)),
  },
  grounds: { entries: getGroundEntries },
  lists: { entries: getListEntries },
  guides: { entries: getGuideEntries },
  bookmakers: { entries: getBookmakerEntries },
  bonuses: { entries: getBonusEntries },
  pages: { entries: getPageEntries },
};

const countOf = async <T>(list: ApiList<T>): Promise<number> => (await fetchPage(list, 1)).count;

const toMatchEntries = (matches: Match[]): SiteMapEntry[] =>
  matches
    .filter(match => mayIndexMatch(match, siteEnv().SITE_URL))
    .map(match => ({ path: matchPath(match), changedAt: match.updatedAt }));

/** A sitemap's worth of results: those of the last years on most hosts. */
const datedResults = 1000;

/** The days of open matches and of the latest results, as the site's time zone has them. */
async function getDayEntries(): Promise<SiteMapEntry[]> {
  const { SITE_TIME_ZONE, SITE_URL } = siteEnv();
  const { count } = await fetchPage(resultList, 1);
  const [open, results] = await Promise.all([
    getOpenMatches('all', 'info'),
    fetchFromOldest(resultList, Math.max(0, count - datedResults), count),
  ]);
  const starts = [...open, ...results.map(event => toMatch(event))]
    .filter(match => mayIndexMatch(match, SITE_URL))
    .flatMap(({ startTime }) => startTime ?? []);
  const days = new Set(starts.map(start => dayInZone(start, SITE_TIME_ZONE)));
  return unchanged([...days].filter(isCalendarDay).sort().map(dayPath));
}

async function getListEntries(): Promise<SiteMapEntry[]> {
  const [leagues, matches, index, results, news, grounds] = await Promise.all([
    getLeagues(),
    getOpenMatches('all', 'info'),
    getSiteIndex(),
    fetchPage(resultList, 1),
    fetchPage(newsList, 1),
    fetchPage(groundList, 1),
  ]);
  // Older matches link to series that no longer are among the leagues.
  const pastSlugs = index?.leagues ?? results.results.flatMap(({ league }) => league ?? []);
  const seriesSlugs = new Set([...leagues.map(({ slug }) => slug), ...pastSlugs]);
  const tagsOfNews = news.results.map(({ tags }) => tags ?? []);
  return unchanged([
    ...fixedPaths('lists'),
    ...matchFilters.map(filter => listPath('all', filter)),
    ...leagues.flatMap(({ slug }) => filledLists(slug, matches)),
    ...[...seriesSlugs].map(seriesPath),
    ...pagesOf('/match-history', results.count, pageSizes.history),
    ...(grounds.count > 0 ? pagesOf('/grounds', grounds.count, pageSizes.grounds) : []),
    ...(await getMoverPaths()),
    ...pagesOf('/news', news.count, pageSizes.tagged),
    ...pagesOfTags('/news', index?.tags.news ?? countsOf(tagsOfNews), pageSizes.tagged),
  ]);
}

/** The lists of a league that have a match. */
function filledLists(league: string, matches: Match[]): string[] {
  const now = Math.floor(Date.now() / 1000);
  const ofLeague = matches.filter(match => match.league === league);
  return matchFilters
    .filter(filter => ofLeague.some(match => isInFilter(match, filter, now)))
    .map(filter => listPath(league, filter));
}

/** The pages of movers that list any. */
async function getMoverPaths(): Promise<string[]> {
  const found = await Promise.all(moverPeriods.map(({ hours }) => getMovers(hours)));
  return moverPeriods.filter((_, index) => found[index]?.movers.length).map(({ path }) => path);
}

async function getGuideEntries(): Promise<SiteMapEntry[]> {
  const [index, { count, results }] = await Promise.all([getSiteIndex(), fetchPage(guideList, 1)]);
  const tags = results.map(card => (card.tags ?? []).map(({ slug }) => slug));
  // The guides themselves are content pages, and among those.
  return unchanged([
    ...pagesOf('/pages', count, pageSizes.tagged),
    ...pagesOfTags('/pages', index?.tags.guides ?? countsOf(tags), pageSizes.tagged),
  ]);
}

/** Of the 2,000 with the most matches: there are fewer grounds in the world that have five here. */
async function getGroundEntries(): Promise<SiteMapEntry[]> {
  const grounds = await fetchAllPages(groundList);
  return unchanged(
    grounds
      .filter(({ matches }) => matches >= leastGroundMatches)
      .map(({ slug }) => groundPath(slug)),
  );
}

async function getBookmakerEntries(): Promise<SiteMapEntry[]> {
  const all = await getAllBookmakers();
  const { SITE_URL } = siteEnv();
  const reviewed = all
    .filter(bookmaker => mayIndexReview(bookmaker, SITE_URL))
    .map(({ slug }) => slug);
  return unchanged([
    ...pagesOf('/betting-sites', all.length, pageSizes.bookmakers),
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
  const all = await fetchAllPages(bonusList);
  const tags = countsOf(all.map(bonus => bonus.tags ?? []));
  return unchanged([
    ...pagesOf('/bonuses', all.length, pageSizes.bonuses),
    ...pagesOfTags('/bonuses', tags, pageSizes.bonuses),
    ...all.map(({ slug }) => bonusPath(slug)),
  ]);
}

/** The fixed pages outside of lists, and all content pages; of a host without an index those that are linked. */
async function getPageEntries(): Promise<SiteMapEntry[]> {
  const index = await getSiteIndex();
  const pagePaths = (index?.pages ?? (await getPagePaths())).map(
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

type TagCounts = SiteIndex['tags']['news'];

/** The pages of the list of each single tag; lists of several tags are not indexed. */
const pagesOfTags = (path: string, counts: TagCounts, size: number): string[] =>
  counts.flatMap(({ tag, count }) => pagesOf(path, count, size, [tag]));

function countsOf(tagsOfItems: string[][]): TagCounts {
  const counts = new Map<string, number>();
  for (const tags of tagsOfItems)
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([tag, count]) => ({ tag, count }));
}
