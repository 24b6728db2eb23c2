import type { Block } from '@/lib/contract/blocks/block';

/** Blocks that name bookmakers and their offers. */
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
export const hasPaidLink = (text: string): boolean => paidLink.test(text);

/** Whether a block has links to bookmakers, in its text or in its layout. */
export function hasOffer(block: Block): boolean {
  switch (block.type) {
    case 'BookmakersListPlugin':
    case 'BookmakerHeaderPlugin':
      return true;
    case 'BonusHeaderPlugin':
      return block.slug !== null || hasPaidLink(JSON.stringify(block));
    case 'TwoCollPlugin':
      return [...block.left, ...block.right].some(hasOffer);
    default:
      return hasPaidLink(JSON.stringify(block));
  }
}

/**
 * The blocks of a page that remain where offers are not allowed. Links inside text are removed when
 * it is rendered.
 */
export const withoutOfferBlocks = <B extends Block>(blocks: readonly B[]): B[] =>
  blocks.filter(isNoOffer).map(withoutOffersInside);

function isNoOffer(block: Block): boolean {
  if (offerTypes.has(block.type)) return false;
  const isLink = block.type === 'ButtonPlugin' || block.type === 'LinkPlugin';
  return !(isLink && hasPaidLink(block.href));
}

function withoutOffersInside<B extends Block>(block: B): B {
  if (block.type !== 'TwoCollPlugin') return block;
  return {
    ...block,
    left: block.left.filter(isNoOffer),
    right: block.right.filter(isNoOffer),
  };
}
