import { maxLength } from '@/lib/contract/validation/values';
import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '@/lib/domain/content/escape-html';
import { withPictures, type FindAsset } from './photos/html-pictures';
import type { Report } from './validation-errors';
import { leftOutOf } from './html/left-out-html';
import { memoize } from './memoize';
import { readYaml } from './files/yaml';

/** A part of a body: text as HTML, or a block with its parsed YAML. */
export type Part = { html: string } | { type: string; body: unknown; path: string };

export type Body = { text: string; firstLine: number };

/**
 * The parts of a Markdown text in order: each fenced `block`, and the text between two. Without
 * `findAsset` pictures keep their names.
 */
export function readParts(body: Body, report: Report, findAsset: FindAsset | null): Part[] {
  const illustrated = <T>(value: T, path: string): T =>
    findAsset ? withPictures(value, path, report, findAsset) : value;
  report.parsing();
  const { parts, tooHigh } = split(body.text);
  for (const line of tooHigh)
    report.add(`line ${line + body.firstLine}`, 'headings in a body begin at ##');
  return parts.flatMap((part): Part[] => {
    if ('html' in part) {
      const html = illustrated(part.html, 'text');
      for (const { line, reason } of part.leftOut)
        report.warn(`line ${line + body.firstLine}`, reason);
      if (html.length > maxLength.html)
        report.add('text', `is longer than ${maxLength.html} characters`);
      return [{ html }];
    }
    const line = part.line + body.firstLine;
    const path = `block ${part.type} in line ${line}`;
    const yaml = readYaml(part.yaml, report, path, line + 1);
    if (yaml === undefined) return [];
    return [{ type: part.type, body: illustrated(yaml, path), path }];
  });
}

/** Markdown without blocks, as one HTML text. */
export function readText(body: Body, report: Report, findAsset: FindAsset | null): string {
  const parts = readParts(body, report, findAsset);
  for (const part of parts) if ('type' in part) report.add(part.path, 'blocks have no place here');
  return parts.flatMap(part => ('html' in part ? part.html : [])).join('\n');
}

/** A part that pages leave out, and its line. */
type LeftOut = { line: number; reason: string };

/** Line numbers are counted from 0 at the beginning of the text. */
type Split = {
  parts: ({ html: string; leftOut: LeftOut[] } | { type: string; yaml: string; line: number })[];
  /** The lines of headings with the rank of the page's own heading. */
  tooHigh: number[];
};

const split = memoize((text): Split => {
  const result: Split = { parts: [], tooHigh: [] };
  let between: { token: Token; line: number }[] = [];
  let line = 0;
  const endText = () => {
    const html = marked.parser(between.map(({ token }) => token)).trim();
    if (html) result.parts.push({ html, leftOut: leftOutLines(html, between) });
    between = [];
  };

  for (const token of marked.lexer(text)) {
    if (isHeading(token) && token.depth === 1) result.tooHigh.push(line);
    const block = isCode(token) ? /^block\b\s*(\S*)/.exec(token.lang ?? '') : null;
    if (block && isCode(token)) {
      endText();
      result.parts.push({ type: block[1] || '?', yaml: token.text, line });
    } else between.push({ token, line });
    line += token.raw.split('\n').length - 1;
  }
  endText();
  return result;
});

/**
 * The parts of a text that pages leave out, with the position of their tag or of the paragraph
 * around it.
 */
function leftOutLines(html: string, tokens: { token: Token; line: number }[]): LeftOut[] {
  const reasons = new Set(leftOutOf(html));
  if (reasons.size === 0) return [];
  return tokens.flatMap(({ token, line }) =>
    leftOutOf(marked.parser([token]))
      .filter(reason => reasons.has(reason))
      .map(reason => {
        const tag = /^<[^>]*/.exec(reason)?.[0] ?? '';
        const lines = token.raw.toLowerCase().split('\n');
        return {
          line:
            line +
            Math.max(
              0,
              lines.findIndex(text => text.includes(tag)),
            ),
          reason,
        };
      }),
  );
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isCode = (token: Token): token is Tokens.Code => token.type === 'code';

const marked = new Marked({
  renderer: {
    image: ({ href, text }) => `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}">`,
  },
});
