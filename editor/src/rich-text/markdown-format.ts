import { marked, type Token } from 'marked';
import { changedTable } from './changed-table';
import { readHtml } from './read-html';
import type { SourceBlock, TextFormat } from './rich-document';
import { writeMarkdown } from './write-markdown';

/** Rich text that is stored as Markdown. */
export const markdownFormat: TextFormat = {
  gap: '\n\n',
  split(source) {
    let lead = '';
    const blocks: SourceBlock[] = [];
    for (const token of tokensOf(source)) {
      const raw = token.type === 'space' ? '' : token.raw.replace(/\n+$/, '');
      const gap = token.raw.slice(raw.length);
      const last = blocks.at(-1);
      if (raw) blocks.push({ raw, gap });
      else if (last) last.gap += gap;
      else lead += gap;
    }
    return { lead, blocks };
  },
  read(raw, schema) {
    const html = htmlOf(raw);
    // Definitions, for instance, have none.
    const node = html === '' ? null : readHtml(html, schema);
    return node && htmlOf(writeMarkdown(node, '-')) === html ? node : null;
  },
  write: (node, before, from) =>
    (from && changedTable(node, from)) ?? writeMarkdown(node, before.startsWith('-') ? '*' : '-'),
};

/** The tokens of a source. Where they would not keep its bytes, it is one. */
function tokensOf(source: string): Pick<Token, 'type' | 'raw'>[] {
  const tokens = marked.lexer(source);
  const isComplete = tokens.map(({ raw }) => raw).join('') === source;
  return isComplete ? tokens : [{ type: 'text', raw: source }];
}

/** What a block means: the site shows equal HTML alike. */
const htmlOf = (raw: string): string =>
  marked
    .parse(raw, { async: false })
    .split(/(<pre>[^]*?<\/pre>)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\s+/g, ' ')))
    .join('')
    .trim();
