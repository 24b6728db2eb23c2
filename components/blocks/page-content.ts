import type { Block } from '@/lib/contract/blocks/block';
import { cleanTree, toMarkup } from '@/components/content/clean-html';
import type { Anchor } from '@/components/content/anchor';
import { createHeadingIds, assignHeadingIds } from '@/components/content/heading-ids';

/** `id` is set when the block's own title is an anchor target. */
export type PagePart = { block: Block; id: string | null };

/** Assigns ids to the headings of an HTML text. */
type AssignIds = (html: string) => string;

/**
 * Assigns ids to the headings of all blocks, unique on the page, and collects the anchors to the h2s
 * of its texts and to the titles of its blocks.
 */
export function toPageContent(blocks: readonly Block[]): { parts: PagePart[]; anchors: Anchor[] } {
  const newId = createHeadingIds();
  const anchors: Anchor[] = [];
  const assignIds = (html: string, listed: Anchor[]): string => {
    const nodes = cleanTree(html);
    listed.push(...assignHeadingIds(nodes, newId));
    return toMarkup(nodes);
  };

  const parts = blocks.map((block): PagePart => {
    const title = headingOf(block);
    const id = title === null ? null : newId(title);
    if (id !== null && title !== null) anchors.push({ id, title });
    const isText = block.type === 'TextContentPlugin' || block.type === 'TextPlugin';
    return { block: withIds(block, html => assignIds(html, isText ? anchors : [])), id };
  });
  return { parts, anchors };
}

/** A block with ids in every text that its component renders with `headingIds="page"`. */
function withIds<B extends Block>(block: B, assignIds: AssignIds): B {
  switch (block.type) {
    case 'TextContentPlugin':
    case 'ReadMorePlugin':
      return { ...block, html: assignIds(block.html) };
    case 'TextPlugin':
    case 'BookmakerHeaderPlugin':
    case 'BonusHeaderPlugin':
    case 'ContactUsFormPlugin':
      return { ...block, html: block.html && assignIds(block.html) };
    case 'AccordionPlugin':
      return {
        ...block,
        items: block.items.map(item => ({ ...item, html: assignIds(item.html) })),
      };
    case 'TwoCollPlugin':
      return {
        ...block,
        left: block.left.map(inside => withIds(inside, assignIds)),
        right: block.right.map(inside => withIds(inside, assignIds)),
      };
    default:
      return block;
  }
}

/** The title that a block renders as h2. */
function headingOf(block: Block): string | null {
  if (block.type === 'BookmakerProsPlugin' || block.type === 'BookmakerConsPlugin') return null;
  if (block.type === 'ButtonPlugin' || block.type === 'LinkPlugin') return null;
  if (block.type === 'BookmakerHeaderPlugin' || block.type === 'BonusHeaderPlugin') return null;
  return 'title' in block ? block.title : null;
}
