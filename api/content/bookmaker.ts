import { secondsInDay } from 'date-fns/constants';
import { exampleBookmakerPath } from '@/lib/domain/content/bookmaker/example-bookmaker';
import type { Bonus, Bookmaker } from '@/lib/contract/bookmaker';
import type { Plugin } from '@/lib/contract/page';
import type { BonusFile, BookmakerFile } from './files/front-matter';

/** A bookmaker with the fields of lists. Its URL is absolute: visitors leave the site by it. */
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
  is_invented: bookmaker.url === exampleBookmakerPath,
});

/** A bookmaker with its review. */
export const toReview = (bookmaker: Bookmaker, plugins: Plugin[]): Bookmaker => ({
  ...bookmaker,
  plugins,
  breadcrumbs: [{ title: 'Betting sites', link: 'betting-sites' }],
});

/** A bonus with the fields of lists. Days are counted from `startedAt`, unix seconds. */
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
  tags: file.tags,
  expires_at:
    file.expires_at ??
    (file.expires_in_days === undefined
      ? null
      : Math.round(startedAt + file.expires_in_days * secondsInDay)),
  metatags: { meta: { description: file.description ?? `${file.title}. ${file.terms}` } },
});
