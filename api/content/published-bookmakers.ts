import type { EventBookmaker } from '@/lib/contract/event';
import { inPublishedOrder } from '@/lib/domain/odds/comparison/comparison';
import type { Content } from './content';

/** The operator's agreements, and what the operator's file states about bookmakers. */
type Operator = {
  bookmakerLinks: { isLinked(slug: string): boolean };
  bookmakerRules: ReadonlyMap<string, { title?: string | undefined }>;
};

/**
 * The bookmakers of an event in published order, by the mark of their review and then by slug, with
 * the title and the logo of their review: a feed that may price a bookmaker cannot rename it. The
 * operator's title wins over both. A bookmaker without a review has no mark: it comes last. Whether
 * its prices are links is decided here, whatever a feed states.
 */
export function publishedBookmakers(
  bookmakers: readonly EventBookmaker[],
  { bookmakers: reviews }: Pick<Content, 'bookmakers'>,
  { bookmakerLinks, bookmakerRules }: Operator,
): EventBookmaker[] {
  const bySlug = new Map(reviews.map(({ card }) => [card.slug, card]));
  const marked = bookmakers.map(({ linked: _linked, ...bookmaker }) => {
    const { mark = null, icon, title: reviewTitle } = bySlug.get(bookmaker.slug) ?? {};
    const title = bookmakerRules.get(bookmaker.slug)?.title ?? reviewTitle;
    return {
      slug: bookmaker.slug,
      mark,
      published: {
        ...bookmaker,
        ...(icon && { icon }),
        ...(title && { title }),
        ...(!bookmakerLinks.isLinked(bookmaker.slug) && { linked: false }),
      },
    };
  });
  return inPublishedOrder(marked).map(({ published }) => published);
}
