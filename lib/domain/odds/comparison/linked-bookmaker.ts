import type { Odds } from '@/lib/domain/odds/odds';
import type { ComparedBookmaker } from './comparison';

/**
 * The bookmaker that a best price leads to: the first of `best` that has a link. Null where the host names
 * none, undefined when none of them has a link: then the price is text.
 */
export function linkedBookmaker(
  best: readonly string[] | undefined,
  bookmakers: readonly ComparedBookmaker[] | undefined,
): string | null | undefined {
  if (!best || best.length === 0) return null;
  return best.find(slug => isLinked(slug, bookmakers));
}

/** Whether a bookmaker's prices are links; those of one that is not listed are. */
export const isLinked = (
  slug: string,
  bookmakers: readonly ComparedBookmaker[] | undefined,
): boolean => !bookmakers?.some(bookmaker => bookmaker.slug === slug && bookmaker.hasNoLink);

type BestPrice = { odds: Odds; quoted?: Odds };

/** The odds that the link of a best price carries: at an exchange those before its commission. */
export const linkOdds = (
  { odds, quoted }: BestPrice,
  slug: string | null,
  bookmakers: readonly ComparedBookmaker[] | undefined,
): Odds =>
  quoted && bookmakers?.some(bookmaker => bookmaker.slug === slug && bookmaker.commission > 0)
    ? quoted
    : odds;
