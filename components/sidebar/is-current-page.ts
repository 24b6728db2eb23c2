import { toView } from '@/lib/routing/view';

/** Menu links whose section includes pages under other paths. */
const sections = new Map([
  ['/odds/matches', ['/odds', '/matches']],
  ['/betting-explained', ['/betting-explained', '/pages']],
]);

/** In the menu beside the odds. */
const movers = '/odds/movers';

/**
 * Returns whether the page at `pathname` belongs to a menu link's section. On the server the path
 * starts with the internal view segment, in the browser it does not; both give the same result.
 */
export function isCurrentPage(href: string, pathname: string): boolean {
  const path = publicPath(pathname);
  if (href === '/odds/matches' && path.startsWith(movers)) return false;
  const roots = sections.get(href) ?? [href];
  return roots.some(root => path === root || path.startsWith(`${root}/`));
}

function publicPath(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/');
  return toView(first) ? `/${rest.join('/')}` : pathname;
}
