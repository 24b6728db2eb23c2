import { newsletterActions, newsletterOutcomes } from '@/lib/domain/content/newsletter';
import { isCalendarDay } from '@/lib/dates/calendar-day';
import { todayPath } from '@/lib/domain/match/list/matches-of-day';
import { matchFilters } from '@/lib/domain/match/match-filter';
import { parseClickOutPath } from './click-out';

/**
 * The regions in which the pages of a route may be shown: 'content' in every region that is not
 * blocked, 'offers' only where prices may be shown, 'legal' everywhere.
 */
export type RegionRule = 'content' | 'offers' | 'legal';

/** The query parameters that select what a page shows; all others are ignored. */
export type RouteQuery =
  'bookmaker' | 'bookmakers' | 'date' | 'history' | 'page' | 'page and tag' | 'q' | 'typed';

export type PageRoute = {
  /** `:name` matches one segment. Literal segments are matched in any case and written in lower case. */
  pattern: string;
  /** 'content' when absent. */
  region?: RegionRule;
  query?: RouteQuery;
  /** The path that this one redirects to permanently; takes the parameters of `pattern`. */
  redirect?: string;
  /** The internal path of the one page that serves every path of the route. */
  servedBy?: string;
  /** The values of parameters that the pattern alone does not limit. */
  params?: Partial<Record<string, RegExp>>;
  /** Validates the complete path. */
  accepts?: (path: string) => boolean;
  /**
   * A page that the API host's content defines and the catch-all page serves. It is listed for its
   * region rule only; its path is case-sensitive like that of every content page.
   */
  isContent?: true;
  /** The prefix that robots.txt disallows for the route. */
  disallow?: string;
  /** The sitemap that lists the page; lists and entries are added from their data. */
  sitemap?: 'lists' | 'pages';
  /** Paths that content may link to although no content file defines their parameters. */
  linkable?: 'all' | RegExp;
};

const firstList = '/odds/matches/all/in-play';
const newsletter = { region: 'legal', disallow: '/newsletter/' } as const;
const newsletterToken = /^[\w.-]{20,1000}$/;

/**
 * Every page of the site. Middleware, page handler, sitemap, robots.txt, link checker, region policy and
 * tests read it. A path that matches no route is a content page, except in `closedSections`.
 */
export const pageRoutes: readonly PageRoute[] = [
  { pattern: '/', sitemap: 'lists' },
  { pattern: '/odds', redirect: firstList },
  { pattern: '/odds/matches', redirect: firstList },
  { pattern: '/matches', redirect: firstList },
  {
    pattern: '/odds/matches/:league',
    redirect: '/odds/matches/:league/in-play',
    linkable: 'all',
  },
  {
    pattern: '/odds/matches/:league/:filter',
    query: 'page',
    params: { filter: new RegExp(`^(?:${matchFilters.join('|')})$`) },
    linkable: 'all',
  },
  { pattern: '/odds/outrights', region: 'offers', sitemap: 'lists' },
  { pattern: '/odds/outrights/:event', region: 'offers', linkable: 'all' },
  { pattern: '/odds/movers', region: 'offers' },
  // Below no prefix of a route with another region rule: the rule goes by prefix.
  { pattern: '/odds/markets/:name/:market', region: 'offers', linkable: 'all' },
  {
    pattern: '/odds/movers/:period',
    region: 'offers',
    params: { period: /^(?:6|24)-hours$/ },
    linkable: 'all',
  },
  { pattern: todayPath, query: 'date', sitemap: 'lists' },
  {
    pattern: `${todayPath}/:day`,
    query: 'page',
    accepts: path => isCalendarDay(path.split('/').at(-1) ?? ''),
    linkable: 'all',
  },
  {
    pattern: '/matches/:name',
    query: 'history',
    linkable: /-\d{4}-\d\d-\d\d-[^/-]+$/,
  },
  {
    pattern: '/matches/:name/comments/:innings/:page',
    params: { page: /^[1-9]\d{0,2}$/ },
    linkable: 'all',
  },
  { pattern: '/matches/:name/charts', linkable: 'all' },
  { pattern: '/match-history', query: 'page' },
  { pattern: '/series', sitemap: 'lists' },
  { pattern: '/series/:league', linkable: 'all' },
  { pattern: '/players', sitemap: 'lists' },
  { pattern: '/players/letter/:letter', query: 'page', linkable: 'all' },
  { pattern: '/players/side/:side', query: 'page', linkable: 'all' },
  { pattern: '/players/:name', linkable: /-[^/-]+$/ },
  { pattern: '/grounds', query: 'page' },
  { pattern: '/grounds/:slug', linkable: 'all' },
  { pattern: '/news', query: 'page and tag' },
  { pattern: '/news/:slug' },
  { pattern: '/pages', query: 'page and tag' },
  { pattern: '/bonuses', region: 'offers', query: 'page and tag' },
  { pattern: '/bonuses/:slug', region: 'offers' },
  { pattern: '/betting-sites', region: 'offers', query: 'bookmakers' },
  { pattern: '/betting-sites/:slug', region: 'offers' },
  { pattern: '/betting-sites/:slug/prices', region: 'offers' },
  { pattern: '/how-to-bet', sitemap: 'pages' },
  { pattern: '/about-us', sitemap: 'pages' },
  { pattern: '/how-good-is-our-forecast', sitemap: 'pages' },
  { pattern: '/calculators', sitemap: 'pages' },
  { pattern: '/calculators/odds', query: 'typed', sitemap: 'pages' },
  { pattern: '/calculators/margin', query: 'typed', sitemap: 'pages' },
  { pattern: '/calculators/accumulator', region: 'offers', query: 'typed', sitemap: 'pages' },
  { pattern: '/calculators/each-way', region: 'offers', query: 'typed', sitemap: 'pages' },
  { pattern: '/calculators/dutching', region: 'offers', query: 'typed', sitemap: 'pages' },
  // The page itself checks the region rule of the page that it shows.
  {
    pattern: '/preview/:id',
    region: 'legal',
    params: { id: /^[\w-]{32}$/ },
    disallow: '/preview/',
  },
  { pattern: '/following' },
  { pattern: '/my-bookmakers', region: 'offers' },
  { pattern: '/alerts' },
  { pattern: '/offline-storage', region: 'legal' },
  { pattern: '/search', query: 'q', disallow: '/search' },
  {
    pattern: '/sportsbet/redirect/:match/:market/:selection/:odds',
    query: 'bookmaker',
    region: 'offers',
    servedBy: '/sportsbet/redirect',
    accepts: path => parseClickOutPath(path) !== null,
    disallow: '/sportsbet/redirect/',
  },
  {
    pattern: '/bookmaker/redirect/:slug',
    region: 'offers',
    params: { slug: /^[\w.-]{1,100}$/ },
    disallow: '/bookmaker/redirect/',
  },
  { pattern: '/newsletter', region: 'legal', isContent: true },
  ...newsletterActions.map(action => ({
    ...newsletter,
    pattern: `/newsletter/${action}/:token`,
    params: { token: newsletterToken },
  })),
  ...newsletterOutcomes.map(outcome => ({ ...newsletter, pattern: `/newsletter/${outcome}` })),
  ...['responsible-gambling', 'privacy', 'cookies', 'terms', 'contact', 'accessibility'].map(
    (slug): PageRoute => ({ pattern: `/${slug}`, region: 'legal', isContent: true }),
  ),
  { pattern: '/glossary', isContent: true },
  ...['break', 'reminder', 'questions', 'cost'].map((slug): PageRoute => ({
    pattern: `/responsible-gambling/${slug}`,
    region: 'legal',
    sitemap: 'pages',
  })),
  { pattern: '/responsible-gambling/break-not-kept', region: 'legal' },
  { pattern: '/giveaway', region: 'offers', isContent: true },
];

/** First segments below which only the routes of the table exist. */
export const closedSections: readonly string[] = [
  'sportsbet',
  'bookmaker',
  'newsletter',
  'preview',
];

export type FileRoute = {
  /** A path, or a folder's path with a final '/'; `:name` matches one segment. */
  pattern: string;
  /** Lists or shows what pages show, for machines: blocked with the pages. */
  isMachineReadable?: true;
  /** Content may link to it. */
  linkable?: true;
};

/** Everything served besides the pages: files, endpoints, and machine-readable documents. */
export const fileRoutes: readonly FileRoute[] = [
  { pattern: '/_next/' },
  { pattern: '/api/' },
  { pattern: '/media/' },
  { pattern: '/cards/' },
  { pattern: '/sitemaps/', isMachineReadable: true },
  { pattern: '/feeds/', isMachineReadable: true },
  { pattern: '/og/', isMachineReadable: true },
  { pattern: '/calendars/', isMachineReadable: true },
  { pattern: '/matches/:name/event.ics', isMachineReadable: true },
  { pattern: '/healthz' },
  { pattern: '/readyz' },
  { pattern: '/robots.txt' },
  { pattern: '/manifest.webmanifest' },
  { pattern: '/service-worker.js' },
  { pattern: '/sitemap.xml', isMachineReadable: true },
  { pattern: '/news-sitemap.xml', isMachineReadable: true },
  { pattern: '/feed.xml', isMachineReadable: true, linkable: true },
  { pattern: '/atom.xml', isMachineReadable: true, linkable: true },
  { pattern: '/favicon.ico' },
  { pattern: '/favicon.svg' },
  { pattern: '/apple-touch-icon.png' },
  { pattern: '/icon-192.png' },
  { pattern: '/icon-512.png' },
  { pattern: '/icon-maskable-192.png' },
  { pattern: '/icon-maskable-512.png' },
];

/**
 * The site's endpoints that always exist, so that a request for one cannot be a guess. The links of
 * newsletter mails have a separate rate limit.
 */
export const endpoints: readonly string[] = [
  '/api/alerts',
  '/api/alerts/renewal',
  '/api/banner-frame',
  '/api/break',
  '/api/events',
  '/api/events/prices',
  '/api/events/redirect',
  '/api/movers',
  '/api/odds-format',
  '/api/pages/contact-us',
  '/api/pages/newsletter',
  ...newsletterActions.map(action => `/api/pages/newsletter/${action}/:token`),
  '/api/revalidate',
  '/api/scores-only',
  '/api/search',
  '/api/session',
];
