import type { Metadata } from 'next';
import { bonusPath, type Bonus } from '@/lib/domain/content/bonus';
import { reviewPath, type Bookmaker } from '@/lib/domain/content/bookmaker';
import { withMetatags } from './metatags';
import { bookmakerImage, socialMetadata } from './social-metadata';

/** A bonus: its title and terms unless the host sends metadata. */
export const bonusMetadata = ({ slug, title, terms, metatags }: Bonus): Metadata =>
  socialMetadata(
    withMetatags(
      { title, description: `${title}. ${terms}`, alternates: { canonical: bonusPath(slug) } },
      metatags,
    ),
  );

/** A bookmaker's review. */
export const reviewMetadata = ({ slug, title, description, metatags }: Bookmaker): Metadata =>
  socialMetadata(
    withMetatags(
      {
        title: `${title} review`,
        description: description || `${title} reviewed: odds, markets, payment, pros and cons.`,
        alternates: { canonical: reviewPath(slug) },
      },
      metatags,
    ),
    bookmakerImage(slug, `${title}, reviewed`),
  );
