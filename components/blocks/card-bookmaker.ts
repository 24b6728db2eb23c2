import type { BlockOf } from '@/lib/contract/blocks/block';
import type { Bookmaker } from '@/lib/domain/bookmaker';
import { offerTerms } from '@/lib/domain/offer';
import { shownPicture } from '../content/shown-picture';

type BlockBookmaker = BlockOf<'BookmakersListPlugin'>['bookmakers'][number];

/** A block's bookmaker as cards take one. */
export const cardBookmaker = (
  bookmaker: BlockBookmaker,
): Omit<Bookmaker, 'target' | 'plugins' | 'breadcrumbs' | 'metatags'> => ({
  slug: bookmaker.slug,
  title: bookmaker.title,
  icon: shownPicture(bookmaker.icon)?.src ?? null,
  mark: bookmaker.mark,
  bonusAmount: bookmaker.bonusAmount ?? '',
  badge: bookmaker.badgeText ?? '',
  description: bookmaker.description ?? '',
  terms: offerTerms(bookmaker.terms),
});
