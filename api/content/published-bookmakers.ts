import type { EventBookmaker } from '@/lib/contract/event';
import { inPublishedOrder } from '@/lib/domain/odds/comparison';
import type { Content } from './content';

/**
 * The bookmakers of an event in published order, by the mark of their review and then by slug, with the
 * logo of their review unless the feed has one. A bookmaker without a review has no mark: it comes last.
 */
export function publishedBookmakers(
  bookmakers: readonly EventBookmaker[],
  { bookmakers: reviews }: Pick<Content, 'bookmakers'>,
): EventBookmaker[] {
  const bySlug = new Map(reviews.map(({ card }) => [card.slug, card]));
  const marked = bookmakers.map(bookmaker => {
    const { mark = null, icon } = bySlug.get(bookmaker.slug) ?? {};
    return {
      slug: bookmaker.slug,
      mark,
      published: { ...(icon && { icon }), ...bookmaker },
    };
  });
  return inPublishedOrder(marked).map(({ published }) => published);
}
