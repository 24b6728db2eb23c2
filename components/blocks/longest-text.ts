import type { Block } from '@/lib/contract/blocks/block';
import type { PagePart } from './page-content';

/** Blocks that are read line by line; the others use the width of the page. */
const textTypes = new Set<Block['type']>([
  'AccordionPlugin',
  'ButtonPlugin',
  'LinkPlugin',
  'PicturePlugin',
  'ReadMorePlugin',
  'SpacePlugin',
  'TextContentPlugin',
  'TextPlugin',
]);

export const isTextBlock = (block: Block): boolean => textTypes.has(block.type);

/** The indices of the consecutive text blocks with the longest text, `end` exclusive; null without any. */
export function longestText(parts: readonly PagePart[]): { start: number; end: number } | null {
  let longest: { start: number; end: number; length: number } | null = null;
  for (let start = 0; start < parts.length; start += 1) {
    let [end, length] = [start, 0];
    for (; parts[end] && isTextBlock((parts[end] as PagePart).block); end += 1)
      length += JSON.stringify(parts[end]).length;
    if (length > (longest?.length ?? 0)) longest = { start, end, length };
    start = end;
  }
  return longest && { start: longest.start, end: longest.end };
}
