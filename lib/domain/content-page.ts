import type { Page } from '../contract/page';
import type { Block } from '../contract/blocks/block';
import { toGuide, type Guide } from './guide';
import { withoutOfferBlocks } from './offer-blocks';
import { isWithheldLink } from './region';
import { trimSlashes } from './trim-slashes';
import { showsPrices, type Policy } from './view';

/** A content page: `path` without slashes at its ends, links as addresses on the site. */
export type ContentPage = {
  path: string;
  title: string;
  /** 1: as wide as the page; 2: with a side column of anchors. */
  template: 1 | 2;
  banner: string;
  blocks: Block[];
  breadcrumbs: { title: string; href: string }[];
  related: Guide[];
  children: { title: string; text: string; href: string }[];
  metatags: Page['metatags'];
};

type Known = { path: string; blocks: Block[]; imageHosts: string[] };

/** Reads the wire's page, whose plugins are read already. A page is not related to itself. */
export function toContentPage(page: Page, { path, blocks, imageHosts }: Known): ContentPage {
  const own = `/${path}`;
  return {
    path,
    title: page.title,
    template: page.template ?? 1,
    banner: page.banner ?? '',
    blocks,
    breadcrumbs: (page.breadcrumbs ?? [])
      .map(({ title, link }) => ({ title, href: toHref(link) }))
      .filter(({ href }) => href !== own),
    related: (page.related ?? [])
      .map(card => toGuide(card, imageHosts))
      .filter(({ href }) => href !== own),
    children: (page.children ?? [])
      .map(({ title, text, link }) => ({ title, text: text ?? '', href: toHref(link) }))
      .filter(({ href }) => href !== own),
    metatags: page.metatags,
  };
}

/** The page as a policy allows it: without adverts, offers, and cards of what is withheld. */
export function withoutWithheld(page: ContentPage, policy: Policy): ContentPage {
  if (showsPrices(policy)) return page;
  const isShown = ({ href }: { href: string }) => !isWithheldLink(href, policy);
  return {
    ...page,
    banner: '',
    blocks: withoutOfferBlocks(page.blocks),
    related: page.related.filter(isShown),
    children: page.children.filter(isShown),
  };
}

/** The wire writes links of pages without their first slash. */
const toHref = (link: string): string => `/${trimSlashes(link)}`;
