import type { Thing } from 'schema-dts';
import type { Match } from '../../domain/match';
import { matchPath } from '../../domain/match-name';
import { listHref, type ListQuery } from '../../domain/list-query';
import { breadcrumbList } from './breadcrumb-list';
import { itemList, type Listed } from './item-list';
import { thisSite } from './this-site';

/** What a page of a list says: the way to it, and what it lists, if anything. */
export function listGraph(
  { title, path, query }: { title: string; path: string; query: ListQuery },
  items: Listed[],
): Thing[] {
  const { url } = thisSite();
  const way = breadcrumbList(url, [{ title, href: listHref(path, query) }]);
  return items.length > 0 ? [way, itemList(url, items)] : [way];
}

/** A match as lists name it. */
export const toListedMatch = (match: Match): Listed => ({
  name: `${match.teams[0].name} v ${match.teams[1].name}`,
  href: matchPath(match),
});
