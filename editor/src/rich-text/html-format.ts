import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { rename, unwrapAll } from './dom';
import { bodyOf, readHtml } from './read-html';
import type { SourceBlock, TextFormat } from './rich-document';

/** Rich text that is stored as HTML. A text of one line has no paragraph around it. */
export const htmlFormat: TextFormat = {
  gap: '\n',
  split(source) {
    let lead = '';
    const blocks: SourceBlock[] = [];
    for (const raw of partsOf(source)) {
      const last = blocks.at(-1);
      if (raw.trim()) blocks.push({ raw, gap: '' });
      else if (last) last.gap += raw;
      else lead += raw;
    }
    return { lead, blocks };
  },
  read(raw, schema) {
    const node = readHtml(raw, schema);
    if (!node) return null;
    if (meaningOf(writeBlock(node)) === meaningOf(raw)) return node;
    const isLine = node.type.name === 'paragraph' && meaningOf(writeLine(node)) === meaningOf(raw);
    return isLine ? node.type.create({ isLine }, node.content) : null;
  },
  write: (node, before) => (node.attrs.isLine && !before ? writeLine(node) : writeBlock(node)),
};

/** The top level of HTML; where its bytes would not be kept, or it is a line, one part. */
function partsOf(source: string): string[] {
  const nodes = [...bodyOf(source).childNodes];
  const parts = nodes.map(node =>
    node.nodeType === node.ELEMENT_NODE ? (node as Element).outerHTML : (node.textContent ?? ''),
  );
  const isBlocks = nodes.every(node => isBlock(node) || !node.textContent?.trim());
  return isBlocks && parts.join('') === source ? parts : [source];
}

const blockNames = /^(p|h[1-6]|ul|ol|blockquote|table|pre|hr)$/;
const isBlock = (node: ChildNode): boolean => blockNames.test(node.nodeName.toLowerCase());

const writeBlock = (node: Node): string => toElement(node).outerHTML;
const writeLine = (node: Node): string => toElement(node).innerHTML;

/** The element of a node, without what only the editor needs. */
function toElement(node: Node): Element {
  const body = bodyOf('');
  body.append(DOMSerializer.fromSchema(node.type.schema).serializeNode(node));
  unwrapAll(body, '[data-tight] > li > p, :is(th, td) > p');
  for (const element of body.querySelectorAll('*'))
    for (const name of ['data-tight', 'colspan', 'rowspan', 'target', 'rel', 'class'])
      element.removeAttribute(name);
  for (const table of body.querySelectorAll('table')) addHead(table);
  return body.firstElementChild ?? body;
}

function addHead(table: HTMLTableElement): void {
  const first = table.rows[0];
  if (first && [...first.cells].every(({ localName }) => localName === 'th'))
    table.createTHead().append(first);
}

/** What HTML means: equal meanings are shown alike. */
function meaningOf(html: string): string {
  const body = bodyOf(html);
  for (const bold of body.querySelectorAll('b')) rename(bold, 'strong');
  for (const italic of body.querySelectorAll('i')) rename(italic, 'em');
  return body.innerHTML.replace(/\s+/g, ' ').replace(/> </g, '><').trim();
}
