import type { Metadata } from 'next';
import { bonusPath, type Bonus } from '../domain/bonus';
import { reviewPath, type Bookmaker } from '../domain/bookmaker';
import { withMetatags } from './metatags';
import { bookmakerPicture, shared } from './shared';

/** A bonus: its title and terms unless the host says more. */
export const bonusMetadata = ({ slug, title, terms, metatags }: Bonus): Metadata =>
  shared(
    withMetatags(
      { title, description: `${title}. ${terms}`, alternates: { canonical: bonusPath(slug) } },
      metatags,
    ),
  );

/** A bookmaker's review. */
export const reviewMetadata = ({ slug, title, description, metatags }: Bookmaker): Metadata =>
  shared(
    withMetatags(
      {
        title: `${title} review`,
        description: description || `${title} reviewed: odds, markets, payment, pros and cons.`,
        alternates: { canonical: reviewPath(slug) },
      },
      metatags,
    ),
    bookmakerPicture(slug, `${title}, reviewed`),
  );
