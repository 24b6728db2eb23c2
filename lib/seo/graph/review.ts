import type { Review } from 'schema-dts';
import { reviewPath, type Bookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { plainText } from '@/lib/domain/content/plain-text';
import { publisher, type Site } from './site';

const descriptionLength = 300;

/**
 * Our own verdict on a bookmaker, of one author and out of five; null without a mark, and for a
 * bookmaker that does not exist.
 */
export function review(bookmaker: Bookmaker, site: Site): Review | null {
  if (bookmaker.mark === null || bookmaker.isInvented) return null;
  const url = site.url + reviewPath(bookmaker.slug);
  return {
    '@type': 'Review',
    '@id': `${url}#review`,
    url,
    name: `${bookmaker.title} reviewed`,
    inLanguage: 'en',
    author: publisher(site),
    publisher: publisher(site),
    itemReviewed: { '@type': 'Organization', name: bookmaker.title },
    reviewRating: {
      '@type': 'Rating',
      ratingValue: bookmaker.mark,
      bestRating: 5,
      worstRating: 0,
    },
    ...(bookmaker.description && {
      reviewBody: plainText(bookmaker.description, descriptionLength),
    }),
  };
}
