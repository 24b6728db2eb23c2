import type { Node } from '@tiptap/pm/model';
import type { KnownBlock } from './rich-document';
import { writeMarkdown } from './write-markdown';

const alignsOf = (table: Node): string =>
  String(table.firstChild?.children.map(cell => String(cell.attrs.align)));

/**
 * A changed table of Markdown, in which the rows that are as they were keep their lines; null for another block, and
 * for a table with other columns.
 */
export function changedTable(table: Node, { raw, node: before }: KnownBlock): string | null {
  const [head = '', rule = '', ...body] = raw.split('\n');
  const lines = [head, ...body];
  const [writtenHead = '', , ...writtenBody] = writeMarkdown(table, '-', {
    isTableAligned: false,
  }).split('\n');
  const written = [writtenHead, ...writtenBody];
  const isTable =
    [table, before].every(({ type }) => type.name === 'table') &&
    alignsOf(table) === alignsOf(before) &&
    lines.length === before.childCount &&
    written.length === table.childCount;
  if (!isTable) return null;

  let next = 0;
  const [first = '', ...others] = table.children.map((row, index) => {
    const found = before.children.findIndex((other, at) => at >= next && other.eq(row));
    if (found < 0) return written[index];
    next = found + 1;
    return lines[found];
  });
  return [first, rule, ...others].join('\n');
}
