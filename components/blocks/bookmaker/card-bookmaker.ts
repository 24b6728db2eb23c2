import type { BlockOf } from '@/lib/contract/blocks/block';
import type { CardBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { offerTerms } from '@/lib/domain/content/bookmaker/offer';
import { allowedImage } from '@/components/content/allowed-image';

type BlockBookmaker = BlockOf<'BookmakersListPlugin'>['bookmakers'][number];

/** Converts a block's bookmaker to the type that cards take. */
export const cardBookmaker = (bookmaker: BlockBookmaker): CardBookmaker => ({
  slug: bookmaker.slug,
  title: bookmaker.title,
  icon: allowedImage(bookmaker.icon)?.src ?? null,
  mark: bookmaker.mark,
  bonusAmount: bookmaker.bonusAmount ?? '',
  badge: bookmaker.badgeText ?? '',
  description: bookmaker.description ?? '',
  terms: offerTerms(bookmaker.terms),
});
