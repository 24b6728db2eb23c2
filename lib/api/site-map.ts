import { BonusPage, BookmakerPage } from '../contract/bookmaker';
import { EventPage } from '../contract/event';
import { NewsPage } from '../contract/news';
import { CardPage } from '../contract/page';
import { bonusPath } from '../domain/bonus';
import { reviewPath } from '../domain/bookmaker';
import { contentTags } from '../domain/content-tags';
import { listHref } from '../domain/list-query';
import { listPath, matchFilters } from '../domain/match-filter';
import { matchPath } from '../domain/match-name';
import { toMatch } from '../domain/match';
import { newsPath } from '../domain/news-story';
import { siteEnv } from '../env';
import { mayIndexMatch } from '../domain/indexing';
import { getLeagues } from './leagues';
import { getOpenMatches } from './matches';
import { getPagePaths } from './page-links';
import { getWholeList } from './whole-list';

/** A page's address on the site, and when it last changed (unix seconds) where that is known. */
export type SiteMapEntry = { path: string; changedAt: number | null };

/** The parts of the site that search engines may keep. */
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
  const [open, past] = await Promise.all([getOpenMatches('all'), getPastMatches()]);
  return [...open, ...past]
    .filter(match => mayIndexMatch(match, SITE_URL))
    .map(match => ({ path: matchPath(match), changedAt: match.updatedAt }));
}

async function getPastMatches() {
  // As short-lived as the list of open matches that they come from: none is in neither.
  const keep = { lifetimeSeconds: pastSeconds, tags: ['history'] };
  return (await getWholeList('/api/events/history/', EventPage, keep, '&list=1')).map(toMatch);
}

async function getListEntries(): Promise<SiteMapEntry[]> {
  const [leagues, past] = await Promise.all([getLeagues(), getPastMatches()]);
  const slugs = ['all', ...leagues.map(({ slug }) => slug)];
  return unchanged([
    '/',
    ...slugs.flatMap(slug => matchFilters.map(filter => listPath(slug, filter))),
    '/odds/outrights',
    ...pagesOf('/match-history', past.length, historyPageSize),
  ]);
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
  getWholeList('/api/news/', NewsPage, { lifetimeSeconds, tags: [contentTags.news] });

async function getGuideEntries(): Promise<SiteMapEntry[]> {
  const keep = { lifetimeSeconds, tags: [contentTags.guides] };
  const cards = await getWholeList('/api/pages/tags/', CardPage, keep);
  const tags = cards.map(card => (card.tags ?? []).map(({ slug }) => slug));
  // The guides themselves are pages, and found among them.
  return unchanged(listsOf('/pages', tags, listPageSize));
}

async function getBookmakerEntries(): Promise<SiteMapEntry[]> {
  const keep = { lifetimeSeconds, tags: [contentTags.bookmakers] };
  const all = await getWholeList('/api/bookmakers/', BookmakerPage, keep);
  return unchanged([
    ...pagesOf('/betting-sites', all.length, bookmakerPageSize),
    ...all.map(({ slug }) => reviewPath(slug)),
  ]);
}

async function getBonusEntries(): Promise<SiteMapEntry[]> {
  const keep = { lifetimeSeconds, tags: [contentTags.bonuses] };
  const all = await getWholeList('/api/bookmakers/bonuses/', BonusPage, keep);
  return unchanged([
    ...pagesOf('/bonuses', all.length, bonusPageSize),
    ...all.map(({ slug }) => bonusPath(slug)),
  ]);
}

/** Fixed pages that are no entry of a list, and whatever the menu leads to. */
async function getPageEntries(): Promise<SiteMapEntry[]> {
  const fixed = ['/how-to-bet', '/about-us'];
  const found = (await getPagePaths()).map(
    path => `/${path.split('/').map(encodeURIComponent).join('/')}`,
  );
  return unchanged([...new Set([...fixed, ...found])]);
}

const unchanged = (paths: string[]): SiteMapEntry[] =>
  paths.map(path => ({ path, changedAt: null }));

/** A list's pages, each its own canonical. */
const pagesOf = (path: string, count: number, size: number, tags: string[] = []): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, at) =>
    listHref(path, { page: at + 1, tags }),
  );

/** A list's pages, and those of each single tag; several tags at once are not kept. */
function listsOf(path: string, tagsOfItems: string[][], size: number): string[] {
  const counts = new Map<string, number>();
  for (const tag of tagsOfItems.flat()) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const tagged = [...counts].flatMap(([tag, count]) => pagesOf(path, count, size, [tag]));
  return [...pagesOf(path, tagsOfItems.length, size), ...tagged];
}
