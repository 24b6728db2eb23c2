import type { Page } from '../contract/page';
import { trimSlashes } from '../domain/trim-slashes';
import { getWirePage } from './pages';
import { getMenu } from './site-info';

const maxPages = 500;

/** Content pages by their paths, found as a visitor would: from the menu, by the links of each. */
export async function getPagePaths(): Promise<string[]> {
  const menu = await getMenu();
  const links = [...(menu?.links ?? []), ...(menu?.bottom_links ?? [])].map(({ link }) => link);
  const found = new Set<string>();
  const queue = links.map(trimSlashes);
  const seen = new Set(queue);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (path === '' || found.size >= maxPages) continue;
    const page = await getWirePage(path);
    if (!page) continue;
    found.add(path);
    for (const next of linksOf(page).map(trimSlashes))
      if (!seen.has(next)) {
        seen.add(next);
        queue.push(next);
      }
  }
  return [...found];
}

/** Paths a page leads to: what stands beside its text, and the links within. */
function linksOf(page: Page): string[] {
  const written = JSON.stringify(page.plugins ?? []).matchAll(/href=\\"(\/[^"\\?#]*)/g);
  return [
    ...(page.children ?? []).map(({ link }) => link),
    ...(page.related ?? []).map(({ link }) => link),
    ...(page.breadcrumbs ?? []).map(({ link }) => link),
    ...[...written].map(([, link = '']) => link),
  ];
}
