import { toView } from '@/lib/domain/view';

/** Sections whose pages lie at other paths than their menu link. */
const sections = new Map([
  ['/odds/matches', ['/odds', '/matches']],
  ['/betting-explained', ['/betting-explained', '/pages']],
]);

/**
 * Whether a menu link's section holds the page at `pathname`. While a page is made on the server its
 * path still begins with the internal view, in the browser it does not: both give the same answer.
 */
export function isCurrentPage(href: string, pathname: string): boolean {
  const path = publicPath(pathname);
  const roots = sections.get(href) ?? [href];
  return roots.some(root => path === root || path.startsWith(`${root}/`));
}

function publicPath(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/');
  return toView(first) ? `/${rest.join('/')}` : pathname;
}
