import type { Bookmaker as WireBookmaker } from '../contract/bookmaker';
import type { Plugin } from '../contract/page';
import { toOutTarget } from './click-out';
import { offerTerms } from './offer';
import { toPictureAddress } from './picture';
import { trimSlashes } from './trim-slashes';

/** A bookmaker; `mark` is 0 to 5, null when nobody gave one. */
export type Bookmaker = {
  slug: string;
  title: string;
  icon: string | null;
  mark: number | null;
  bonusAmount: string;
  badge: string;
  description: string;
  terms: string;
  /** Where a click-out leads; null when its record names no address to go to. */
  target: string | null;
  plugins: Plugin[];
  /** The way to its review, the list of all at least. */
  breadcrumbs: { title: string; href: string }[];
  metatags: WireBookmaker['metatags'];
};

const listOfAll = { title: 'Betting sites', link: 'betting-sites' };

/** Reads the wire's bookmaker; of pictures, those of `imageHosts`. */
export const toBookmaker = (bookmaker: WireBookmaker, imageHosts: string[]): Bookmaker => ({
  slug: bookmaker.slug,
  title: bookmaker.title,
  icon: toPictureAddress(bookmaker.icon, imageHosts),
  mark: bookmaker.mark ?? null,
  bonusAmount: bookmaker.bonus_amount ?? '',
  badge: bookmaker.badge_text ?? '',
  description: bookmaker.description ?? '',
  terms: offerTerms(bookmaker.terms),
  target: toOutTarget(bookmaker.url),
  plugins: bookmaker.plugins ?? [],
  breadcrumbs: (bookmaker.breadcrumbs ?? [listOfAll]).map(({ title, link }) => ({
    title,
    href: toHref(link),
  })),
  metatags: bookmaker.metatags,
});

/** The wire writes links of pages without their first slash. */
const toHref = (link: string): string => `/${trimSlashes(link)}`;

/** Where a bookmaker is reviewed. */
export const reviewPath = (slug: string): string => `/betting-sites/${encodeURIComponent(slug)}`;
