import type { Page } from '@/lib/contract/page';
import type { Block } from '@/lib/contract/blocks/block';
import { toBreadcrumbs, toPagePath, type PageBreadcrumb } from './breadcrumbs';
import { toGuide, type Guide } from './guide';

/** A content page: `path` without slashes at its ends, links as paths of the site. */
export type ContentPage = {
  path: string;
  title: string;
  /** 1: full width; 2: with a side column of anchors. */
  template: 1 | 2;
  banner: string;
  blocks: Block[];
  breadcrumbs: PageBreadcrumb[];
  related: Guide[];
  children: { title: string; text: string; href: string }[];
  metatags: Page['metatags'];
};

type Known = { path: string; blocks: Block[]; imageHosts: string[] };

/**
 * Converts a page of the wire, whose plugins are parsed already. A page is not related to itself; one
 * without a title is named by its meta tag or its path.
 */
export function toContentPage(page: Page, { path, blocks, imageHosts }: Known): ContentPage {
  const ownPath = `/${path}`;
  return {
    path,
    title: page.title.trim() || page.metatags?.meta?.['title'] || path,
    template: page.template ?? 1,
    banner: page.banner ?? '',
    blocks,
    breadcrumbs: toBreadcrumbs(page.breadcrumbs ?? [], ownPath),
    related: (page.related ?? [])
      .map(card => toGuide(card, imageHosts))
      .filter(({ href }) => href !== ownPath),
    children: (page.children ?? [])
      .map(({ title, text, link }) => ({ title, text: text ?? '', href: toPagePath(link) }))
      .filter(({ href }) => href !== ownPath),
    metatags: page.metatags,
  };
}
