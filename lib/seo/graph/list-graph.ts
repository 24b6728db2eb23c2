import type { ItemList, Thing } from 'schema-dts';
import type { Match } from '@/lib/domain/match/match';
import { matchPath, matchTitle } from '@/lib/domain/match/match-name';
import { seriesPath } from '@/lib/domain/series/series';
import { listHref, type ListQuery } from '@/lib/routing/list-query';
import { breadcrumbList } from './breadcrumb-list';
import { siteIdentity } from './site-identity';

/** An entry of a list; without `href` it has no own page. */
type Listed = { name: string; href?: string };

/** The structured data of a list page: its breadcrumbs and, unless it is empty, its entries. */
export function listGraph(
  { title, path, query }: { title: string; path: string; query: ListQuery },
  items: Listed[],
): Thing[] {
  const { url } = siteIdentity();
  const breadcrumbs = breadcrumbList(url, [{ title, href: listHref(path, query) }]);
  const named = items.filter(({ name }) => name.trim() !== '');
  return named.length > 0 ? [breadcrumbs, itemList(url, named)] : [breadcrumbs];
}

/** The structured data of a series' page: its breadcrumbs and its matches. */
export function seriesGraph(
  { league, name }: { league: string; name: string },
  matches: Match[],
): Thing[] {
  const { url } = siteIdentity();
  const breadcrumbs = breadcrumbList(url, [
    { title: 'Series', href: '/series' },
    { title: name, href: seriesPath(league) },
  ]);
  return matches.length > 0
    ? [breadcrumbs, itemList(url, matches.map(toListedMatch))]
    : [breadcrumbs];
}

/** A match as an entry of a list. */
export const toListedMatch = (match: Match): Listed => ({
  name: matchTitle(match),
  href: matchPath(match),
});

const itemList = (siteUrl: string, items: Listed[]): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href !== undefined && { url: new URL(href, siteUrl).href }),
  })),
});
