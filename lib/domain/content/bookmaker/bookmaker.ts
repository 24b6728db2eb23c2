import type { Bookmaker as WireBookmaker } from '@/lib/contract/bookmaker';
import type { BlockOf } from '@/lib/contract/blocks/block';
import type { Plugin } from '@/lib/contract/page';
import { toClickOutTarget } from './click-out-target';
import { offerTerms } from './offer';
import { toBreadcrumbs, type PageBreadcrumb } from '@/lib/domain/content/breadcrumbs';
import { toPictureAddress } from '@/lib/domain/content/picture';

/** A bookmaker; `mark` is 0 to 5, null without a rating. */
export type Bookmaker = {
  slug: string;
  title: string;
  icon: string | null;
  mark: number | null;
  bonusAmount: string;
  badge: string;
  description: string;
  terms: string;
  /** An example of the host that does not exist. */
  isInvented: boolean;
  /** The target of its click-out; null when its record has no valid URL. */
  target: string | null;
  plugins: Plugin[];
  /** The breadcrumbs of its review; at least the list of all reviews. */
  breadcrumbs: PageBreadcrumb[];
  metatags: WireBookmaker['metatags'];
};

/** The fields of a bookmaker that cards show. */
export type CardBookmaker = Omit<
  Bookmaker,
  'isInvented' | 'target' | 'plugins' | 'breadcrumbs' | 'metatags'
>;

/** A bookmaker with the facts of its review, to be compared with another. */
export type ComparedBookmaker = {
  bookmaker: CardBookmaker;
  facts: BlockOf<'BookmakerInfoPlugin'>['facts'];
};

const listOfAll = { title: 'Betting sites', link: 'betting-sites' };

/** Converts a bookmaker of the wire; images of other hosts than `imageHosts` are dropped. */
export const toBookmaker = (bookmaker: WireBookmaker, imageHosts: string[]): Bookmaker => ({
  slug: bookmaker.slug,
  title: bookmaker.title,
  icon: toPictureAddress(bookmaker.icon, imageHosts),
  mark: bookmaker.mark ?? null,
  bonusAmount: bookmaker.bonus_amount ?? '',
  badge: bookmaker.badge_text ?? '',
  description: bookmaker.description ?? '',
  terms: offerTerms(bookmaker.terms),
  isInvented: bookmaker.is_invented ?? false,
  target: toClickOutTarget(bookmaker.url),
  plugins: bookmaker.plugins ?? [],
  breadcrumbs: toBreadcrumbs(bookmaker.breadcrumbs ?? [listOfAll], reviewPath(bookmaker.slug)),
  metatags: bookmaker.metatags,
});

/** The path of a bookmaker's review. */
export const reviewPath = (slug: string): string => `/betting-sites/${encodeURIComponent(slug)}`;

/** The path of the prices that a bookmaker quotes now. */
export const bookmakerPricesPath = (slug: string): string => `${reviewPath(slug)}/prices`;
