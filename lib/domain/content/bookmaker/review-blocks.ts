import type { Block } from '@/lib/contract/blocks/block';
import type { Bookmaker } from './bookmaker';

/** The blocks that readers of a review look for first. */
const summaryTypes: Block['type'][] = [
  'BookmakerHeaderPlugin',
  'BookmakerInfoPlugin',
  'BookmakerProsPlugin',
  'BookmakerConsPlugin',
];
/** In this order; other blocks follow in their own. */
const firstTypes: Block['type'][] = [...summaryTypes, 'BonusHeaderPlugin'];

/** Whether a block belongs to the summary above the text: logo, mark, facts, pros and cons. */
export const isReviewSummary = ({ type }: Block): boolean => summaryTypes.includes(type);

/**
 * The blocks of a review: logo, mark and button first, then facts, pros, cons and the offer, then the
 * text. A review without a header gets one from the bookmaker's record.
 */
export function reviewBlocks(bookmaker: Bookmaker, blocks: readonly Block[]): Block[] {
  const hasHeader = blocks.some(({ type }) => type === 'BookmakerHeaderPlugin');
  const rank = ({ type }: Block): number => {
    const at = firstTypes.indexOf(type);
    return at < 0 ? firstTypes.length : at;
  };
  return [...(hasHeader ? [] : [headerOf(bookmaker)]), ...blocks].sort((a, b) => rank(a) - rank(b));
}

const headerOf = (bookmaker: Bookmaker): Block => ({
  type: 'BookmakerHeaderPlugin',
  slug: bookmaker.slug,
  title: bookmaker.title,
  icon: bookmaker.icon === null ? null : { src: bookmaker.icon, src2x: null },
  mark: bookmaker.mark,
  bonusAmount: bookmaker.bonusAmount || null,
  badgeText: bookmaker.badge || null,
  description: null,
  terms: bookmaker.terms,
  html: null,
});
