import type { EventBookmaker } from '@/lib/contract/event';
import { inPublishedOrder } from '@/lib/domain/odds/comparison/comparison';
import type { Content } from './content';

/**
 * The bookmakers of an event in published order, by the mark of their review and then by slug, with the
 * logo of their review unless the feed has one. A bookmaker without a review has no mark: it comes last.
 * Whether its prices are links is decided here, whatever a feed says.
 */
export function publishedBookmakers(
  bookmakers: readonly EventBookmaker[],
  { bookmakers: reviews }: Pick<Content, 'bookmakers'>,
  isLinked: (slug: string) => boolean,
): EventBookmaker[] {
  const bySlug = new Map(reviews.map(({ card }) => [card.slug, card]));
  const marked = bookmakers.map(({ linked: _linked, ...bookmaker }) => {
    const { mark = null, icon } = bySlug.get(bookmaker.slug) ?? {};
    return {
      slug: bookmaker.slug,
      mark,
      published: {
        ...(icon && { icon }),
        ...bookmaker,
        ...(!isLinked(bookmaker.slug) && { linked: false }),
      },
    };
  });
  return inPublishedOrder(marked).map(({ published }) => published);
}
