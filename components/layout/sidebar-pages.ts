import type { MenuLink } from '@/lib/contract/menu';
import { trimSlashes } from '@/lib/domain/trim-slashes';

export type SidebarPage = { slug: string; title: string; href: string };

/** The menu's pages that belong in the sidebar, in the menu's order. */
export function sidebarPages(links: MenuLink[]): SidebarPage[] {
  return links
    .filter(link => link.in_sidebar === true)
    .map(({ link, title }) => ({ slug: toSlug(link), title, href: menuHref(link) }));
}

/** Where a menu link leads: its own slug, except that the odds live deeper. */
export function menuHref(link: string): string {
  const slug = toSlug(link);
  return slug === 'odds' ? '/odds/matches' : `/${slug}`;
}

const toSlug = (link: string): string => trimSlashes(link);
