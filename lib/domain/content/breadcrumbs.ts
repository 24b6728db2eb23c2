import type { Breadcrumb } from '@/lib/contract/validation/values';
import { trimSlashes } from '@/lib/domain/trim-slashes';

export type PageBreadcrumb = { title: string; href: string };

/** The path of a page; the wire writes links of pages without their first slash. */
export const toPagePath = (link: string): string => `/${trimSlashes(link)}`;

/**
 * The pages between home and a page, as paths of the site. Home and the page itself, which some
 * hosts send too, are left out, because every page adds them.
 */
export const toBreadcrumbs = (
  breadcrumbs: readonly Breadcrumb[],
  ownPath: string,
): PageBreadcrumb[] =>
  breadcrumbs
    .map(({ title, link }) => ({ title, href: toPagePath(link) }))
    .filter(({ title, href }) => href !== '/' && href !== ownPath && !isHome(title));

const isHome = (title: string): boolean => title.trim().toLowerCase() === 'home';
