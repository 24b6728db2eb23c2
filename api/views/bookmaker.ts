import type { Bonus, Bookmaker } from '@/lib/contract/bookmaker';
import type { Plugin } from '@/lib/contract/page';
import type { BonusFile, BookmakerFile } from '../content/front-matter';

const daySeconds = 86_400;

/** A bookmaker as lists carry it. Its address is absolute: visitors leave the site by it. */
export const toBookmaker = (
  bookmaker: BookmakerFile & { slug: string; icon: string | null },
  siteUrl: string,
): Bookmaker => ({
  slug: bookmaker.slug,
  title: bookmaker.title,
  icon: bookmaker.icon,
  mark: bookmaker.mark,
  bonus_amount: bookmaker.bonus_amount,
  badge_text: bookmaker.badge_text,
  description: bookmaker.description,
  url: new URL(bookmaker.url, siteUrl).href,
  metatags: { meta: { description: bookmaker.description, author: bookmaker.review_author } },
  terms: bookmaker.terms,
  terms_url: bookmaker.terms_url,
  countries: bookmaker.countries,
});

/** A bookmaker with its review. */
export const toReview = (bookmaker: Bookmaker, plugins: Plugin[]): Bookmaker => ({
  ...bookmaker,
  plugins,
  breadcrumbs: [{ title: 'Betting sites', link: 'betting-sites' }],
});

/** A bonus as lists carry it. Days are counted from `startedAt`, unix seconds. */
export const toBonus = (
  slug: string,
  file: BonusFile,
  { image, startedAt }: { image: Bonus['image']; startedAt: number },
): Bonus => ({
  slug,
  title: file.title,
  image,
  bookmaker: file.bookmaker,
  terms: file.terms,
  terms_url: file.terms_url,
  expires_at:
    file.expires_in_days === undefined
      ? null
      : Math.round(startedAt + file.expires_in_days * daySeconds),
  metatags: { meta: { description: file.description ?? `${file.title}. ${file.terms}` } },
});
