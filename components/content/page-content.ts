import type { Block } from '@/lib/contract/blocks/block';
import { cleanTree, toMarkup } from './clean-html';
import type { Anchor } from '@/lib/domain/anchor';
import { createIds, markHeadings } from './heading-ids';

/** A block, and the id by which an anchor finds it when its own title is the heading. */
export type PagePart = { block: Block; id: string | null };

/** A page's blocks with ids for their headings, each once on the page, and the anchors to its h2. */
export function toPageContent(blocks: readonly Block[]): { parts: PagePart[]; anchors: Anchor[] } {
  const newId = createIds();
  const anchors: Anchor[] = [];
  const mark = (html: string): string => {
    const nodes = cleanTree(html);
    anchors.push(...markHeadings(nodes, newId));
    return toMarkup(nodes);
  };

  const parts = blocks.map((block): PagePart => {
    if (block.type === 'TextContentPlugin')
      return { block: { ...block, html: mark(block.html) }, id: null };
    const title = headingOf(block);
    const id = title === null ? null : newId(title);
    if (id !== null && title !== null) anchors.push({ id, title });
    if (block.type === 'TextPlugin' && block.html !== null)
      return { block: { ...block, html: mark(block.html) }, id };
    return { block, id };
  });
  return { parts, anchors };
}

/** The title that a block draws as an h2. */
function headingOf(block: Block): string | null {
  if (block.type === 'BookmakerProsPlugin' || block.type === 'BookmakerConsPlugin') return null;
  if (block.type === 'ButtonPlugin' || block.type === 'LinkPlugin') return null;
  if (block.type === 'BookmakerHeaderPlugin' || block.type === 'BonusHeaderPlugin') return null;
  return 'title' in block ? block.title : null;
}
