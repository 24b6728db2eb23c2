import type { Page } from '@/lib/contract/page';
import { trimSlashes } from '@/lib/domain/trim-slashes';
import { getWirePage } from '@/lib/api-client/pages';
import { getMenu } from '@/lib/api-client/site-info';

const maxPages = 500;

/** The paths of content pages, found by following links from the menu. */
export async function getPagePaths(): Promise<string[]> {
  const menu = await getMenu();
  const links = [...(menu?.links ?? []), ...(menu?.bottom_links ?? [])].map(({ link }) => link);
  const pagePaths = new Set<string>();
  const queue = links.map(trimSlashes);
  const queued = new Set(queue);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (path === '' || pagePaths.size >= maxPages) continue;
    const page = await getWirePage(path);
    if (!page) continue;
    pagePaths.add(path);
    for (const next of linksOf(page).map(trimSlashes))
      if (!queued.has(next)) {
        queued.add(next);
        queue.push(next);
      }
  }
  return [...pagePaths];
}

/** The paths that a page links to, in its lists of links and in its text. */
function linksOf(page: Page): string[] {
  const hrefs = JSON.stringify(page.plugins ?? []).matchAll(/href=\\"(\/[^"\\?#]*)/g);
  return [
    ...(page.children ?? []).map(({ link }) => link),
    ...(page.related ?? []).map(({ link }) => link),
    ...(page.breadcrumbs ?? []).map(({ link }) => link),
    ...[...hrefs].map(([, link = '']) => link),
  ];
}
