import type { Metadata } from 'next';
import { bonusPath, isExpired, type Bonus } from '@/lib/domain/content/bookmaker/bonus';
import {
  bookmakerPricesPath,
  reviewPath,
  type Bookmaker,
} from '@/lib/domain/content/bookmaker/bookmaker';
import { plainText } from '@/lib/domain/content/plain-text';
import { siteEnv } from '@/lib/env';
import { mayIndexReview } from '@/lib/routing/indexing';
import { withMetatags } from './metatags';
import { bonusImage, bookmakerImage, socialMetadata } from './social-metadata';

const descriptionLength = 160;

/** A bonus: its title and terms unless the host sends metadata. One that has ended is not indexed. */
export function bonusMetadata(bonus: Bonus, now: number): Metadata {
  const { slug, title, terms, metatags } = bonus;
  const image = bonusImage(slug, `${title}, explained`);
  const metadata: Metadata = {
    title,
    description: `${title}. ${terms}`,
    alternates: { canonical: bonusPath(slug) },
  };
  const social = socialMetadata(withMetatags(metadata, metatags), image);
  return isExpired(bonus, now) ? { ...social, robots: { index: false, follow: true } } : social;
}

/** A bookmaker's review. */
export const reviewMetadata = ({ slug, title, description, metatags, isInvented }: Bookmaker) =>
  socialMetadata(
    withMetatags(
      {
        title: `${title} review`,
        description:
          plainText(description, descriptionLength) ||
          `${title} reviewed: odds, markets, payment, pros and cons.`,
        alternates: { canonical: reviewPath(slug) },
        ...(!mayIndexReview({ isInvented }, siteEnv().SITE_URL) && {
          robots: { index: false, follow: true },
        }),
      },
      metatags,
    ),
    bookmakerImage(slug, `${title}, reviewed`),
  );

/** The prices that a bookmaker quotes now; a page without any is not indexed. */
export function bookmakerPricesMetadata(bookmaker: Bookmaker, isEmpty: boolean): Metadata {
  const { slug, title } = bookmaker;
  const mayIndex = !isEmpty && mayIndexReview(bookmaker, siteEnv().SITE_URL);
  return socialMetadata(
    {
      title: `${title} prices now: cricket odds in play and next`,
      description: `The odds that ${title} quotes on cricket matches in play and next, the best of all bookmakers compared marked.`,
      alternates: { canonical: bookmakerPricesPath(slug) },
      ...(!mayIndex && { robots: { index: false, follow: true } }),
    },
    bookmakerImage(slug, `${title}, reviewed`),
  );
}
