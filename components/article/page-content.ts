import type { Block } from '@/lib/contract/blocks/block';
import { cleanTree, toMarkup } from '@/components/content/clean-html';
import type { Anchor } from './anchor';
import { createHeadingIds, assignHeadingIds } from '@/components/content/heading-ids';

/** `id` is set when the block's own title is an anchor target. */
export type PagePart = { block: Block; id: string | null };

/** Assigns unique ids to the headings of a page's blocks and collects the anchors to its h2s. */
export function toPageContent(blocks: readonly Block[]): { parts: PagePart[]; anchors: Anchor[] } {
  const newId = createHeadingIds();
  const anchors: Anchor[] = [];
  const withHeadingIds = (html: string): string => {
    const nodes = cleanTree(html);
    anchors.push(...assignHeadingIds(nodes, newId));
    return toMarkup(nodes);
  };

  const parts = blocks.map((block): PagePart => {
    if (block.type === 'TextContentPlugin')
      return { block: { ...block, html: withHeadingIds(block.html) }, id: null };
    const title = headingOf(block);
    const id = title === null ? null : newId(title);
    if (id !== null && title !== null) anchors.push({ id, title });
    if (block.type === 'TextPlugin' && block.html !== null)
      return { block: { ...block, html: withHeadingIds(block.html) }, id };
    return { block, id };
  });
  return { parts, anchors };
}

/** The title that a block renders as h2. */
function headingOf(block: Block): string | null {
  if (block.type === 'BookmakerProsPlugin' || block.type === 'BookmakerConsPlugin') return null;
  if (block.type === 'ButtonPlugin' || block.type === 'LinkPlugin') return null;
  if (block.type === 'BookmakerHeaderPlugin' || block.type === 'BonusHeaderPlugin') return null;
  return 'title' in block ? block.title : null;
}
