import type { Block } from '../contract/blocks/block';

/** Blocks that name bookmakers and what they offer. */
const offerTypes = new Set<Block['type']>([
  'BookmakersListPlugin',
  'BookmakerHeaderPlugin',
  'BookmakerInfoPlugin',
  'BookmakerComparePlugin',
  'BonusHeaderPlugin',
  'BannerPlugin',
]);

const paidLink = /(?:sportsbet|bookmaker)\/redirect\//i;

/** Whether HTML or a link leads to a bookmaker. */
export const holdsPaidLink = (text: string): boolean => paidLink.test(text);

/** Whether a block's face has links to bookmakers, in its words or of its own. */
export function holdsOffer(block: Block): boolean {
  switch (block.type) {
    case 'BookmakersListPlugin':
    case 'BookmakerHeaderPlugin':
      return true;
    case 'BonusHeaderPlugin':
      return block.slug !== null || holdsPaidLink(JSON.stringify(block));
    case 'TwoCollPlugin':
      return [...block.left, ...block.right].some(holdsOffer);
    default:
      return holdsPaidLink(JSON.stringify(block));
  }
}

/**
 * What is left of a page's blocks where no offers may be shown. Links within texts lose themselves
 * as they are drawn.
 */
export const withoutOfferBlocks = <B extends Block>(blocks: readonly B[]): B[] =>
  blocks.filter(isNoOffer).map(withoutOffersInside);

function isNoOffer(block: Block): boolean {
  if (offerTypes.has(block.type)) return false;
  const isLink = block.type === 'ButtonPlugin' || block.type === 'LinkPlugin';
  return !(isLink && holdsPaidLink(block.href));
}

function withoutOffersInside<B extends Block>(block: B): B {
  if (block.type !== 'TwoCollPlugin') return block;
  return {
    ...block,
    left: block.left.filter(isNoOffer),
    right: block.right.filter(isNoOffer),
  };
}
