import type { MenuLink } from '@/lib/contract/menu';
import { trimSlashes } from '@/lib/routing/trim-slashes';

export type SidebarPage = { slug: string; title: string; href: string };

/** Menu links with `in_sidebar`, in menu order. */
export function sidebarPages(links: MenuLink[]): SidebarPage[] {
  return links
    .filter(link => link.in_sidebar === true)
    .map(({ link, title }) => ({ slug: toSlug(link), title, href: menuHref(link) }));
}

/** Returns the path of a menu link: its slug, except for the odds. */
export function menuHref(link: string): string {
  const slug = toSlug(link);
  return slug === 'odds' ? '/odds/matches' : `/${slug}`;
}

const toSlug = (link: string): string => trimSlashes(link);
