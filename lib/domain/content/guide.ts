import type { Card } from '@/lib/contract/page';
import { toPicture, type Picture } from './picture';
import { trimSlashes } from '@/lib/domain/trim-slashes';

/** A guide or article as a card. */
export type Guide = {
  href: string;
  title: string;
  text: string;
  picture: Picture | null;
  tags: { slug: string; name: string }[];
};

/** Converts a card of the wire; images of other hosts than `imageHosts` are dropped. */
export const toGuide = (card: Card, imageHosts: string[]): Guide => ({
  href: `/${trimSlashes(card.link || (card.slug ?? ''))}`,
  title: card.title,
  text: card.text ?? '',
  picture: toPicture(card.image, imageHosts),
  tags: card.tags ?? [],
});
