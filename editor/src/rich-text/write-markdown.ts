import type { Node } from '@tiptap/pm/model';
import type { AlignType, BlockContent, PhrasingContent, RootContent, TableRow } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, toMarkdown, type Options } from 'mdast-util-to-markdown';
import { toPhrasing } from './to-phrasing';

/** A block of a rich text as Markdown; `bullet` begins the items of its lists. */
export const writeMarkdown = (
  block: Node,
  bullet: '-' | '*',
  { isTableAligned = true }: { isTableAligned?: boolean } = {},
): string =>
  toMarkdown(toBlock(block), {
    ...options,
    extensions: [
      gfmStrikethroughToMarkdown(),
      gfmTableToMarkdown({ tablePipeAlign: isTableAligned }),
    ],
    bullet,
  }).replace(/\n$/, '');

const options: Options = {
  emphasis: '*',
  rule: '-',
  handlers: {
    text: (...args) =>
      defaultHandlers
        .text(...args)
        // Within a word neither begins anything, and {site_name} has to stay as it is.
        .replace(/(?<=\w)\\_(?=\w)/g, '_')
        .replace(/\\&(?!#?\w+;)/g, '&'),
  },
};

function toBlock(node: Node): RootContent {
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', depth: node.attrs.level, children: toPhrasing(node) };
    case 'blockquote':
      return { type: 'blockquote', children: blocksOf(node) };
    case 'bulletList':
    case 'orderedList':
      return toList(node);
    case 'codeBlock':
      // The HTML of a block of code ends with a line end.
      return {
        type: 'code',
        lang: node.attrs.language,
        value: node.textContent.replace(/\n$/, ''),
      };
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'table':
      return toTable(node);
    default:
      return { type: 'paragraph', children: toPhrasing(node) };
  }
}

const blocksOf = (node: Node): BlockContent[] =>
  // Only Markdown has blocks that are no content, such as definitions.
  node.children.map(child => toBlock(child) as BlockContent);

function toList(node: Node): RootContent {
  const spread = !node.attrs.isTight;
  return {
    type: 'list',
    ordered: node.type.name === 'orderedList',
    start: (node.attrs.start as number | undefined) ?? null,
    spread,
    children: node.children.map(item => ({ type: 'listItem', spread, children: blocksOf(item) })),
  };
}

function toTable(node: Node): RootContent {
  const align = node.firstChild?.children.map(cell => cell.attrs.align as AlignType) ?? [];
  return { type: 'table', align, children: node.children.map(toRow) };
}

const toRow = (row: Node): TableRow => ({
  type: 'tableRow',
  children: row.children.map(cell => ({
    type: 'tableCell',
    children: cell.firstChild ? toPhrasing(cell.firstChild).map(inCell) : [],
  })),
});

/** A cell has one line. */
const inCell = (content: PhrasingContent): PhrasingContent =>
  content.type === 'break' ? { type: 'html', value: '<br>' } : content;
