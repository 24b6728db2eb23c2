import type { MenuLink } from '@/lib/contract/menu';
import { trimSlashes } from '@/lib/domain/trim-slashes';

export type SidebarPage = {
  slug: string;
  title: string;
  href: string;
  /** Whether it leads to a giveaway that is running. */
  isMarked: boolean;
};

/** Menu links with `in_sidebar`, in menu order. */
export function sidebarPages(links: MenuLink[]): SidebarPage[] {
  return links
    .filter(link => link.in_sidebar === true)
    .map(({ link, title, is_running }) => ({
      slug: toSlug(link),
      title,
      href: menuHref(link),
      isMarked: toSlug(link) === 'giveaway' && is_running !== false,
    }));
}

/** Returns the path of a menu link: its slug, except for the odds. */
export function menuHref(link: string): string {
  const slug = toSlug(link);
  return slug === 'odds' ? '/odds/matches' : `/${slug}`;
}

const toSlug = (link: string): string => trimSlashes(link);
