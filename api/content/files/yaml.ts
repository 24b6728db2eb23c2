import { Lexer, LineCounter, Parser, parseDocument } from 'yaml';
import type { Report } from '@/api/content/validation-errors';
import { memoize } from '@/api/content/memoize';

type Parsed = { value: unknown } | { line: number; message: string };

/** No content has that many. Some thousand levels end the process, whatever catches their error. */
const maxDepth = 100;

const parse = memoize((text): Parsed => {
  const deepLine = firstDeepLine(text);
  if (deepLine !== null) return { line: deepLine, message: `more than ${maxDepth} levels deep` };
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { line: lineCounter.linePos(error.pos[0]).line, message: error.message };
  try {
    return { value: document.toJS() as unknown };
  } catch (failure) {
    // Aliases that multiply.
    return { line: 1, message: failure instanceof Error ? failure.message : String(failure) };
  }
});

/** The line, counted from 1, at which a text is nested too deeply; null for none. Needs no stack. */
function firstDeepLine(text: string): number | null {
  // A level takes a bracket, a dash, a question mark or a column of indentation.
  const marks = text.match(/[[{?-]/g)?.length ?? 0;
  const columns = Math.max(...text.split('\n').map(line => line.search(/[^ ]|$/)));
  if (marks + columns <= maxDepth) return null;
  const parser = new Parser();
  let line = 1;
  for (const lexeme of new Lexer().lex(text)) {
    Array.from(parser.next(lexeme));
    if (parser.stack.length > maxDepth) return line;
    line += lexeme.split('\n').length - 1;
  }
  return null;
}

/**
 * The value of a YAML text that begins at `firstLine` of its file; undefined, with an error added,
 * when it is invalid.
 */
export function readYaml(text: string, report: Report, path = '', firstLine = 1): unknown {
  report.parsing();
  const parsed = parse(text);
  if ('value' in parsed) return parsed.value;
  report.add(path, `line ${parsed.line + firstLine - 1}: ${parsed.message}`);
  return undefined;
}

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A Markdown file's front matter and its body; null, with an error added, without front matter. */
export function splitFrontMatter(
  text: string,
  report: Report,
): { data: unknown; body: string; bodyLine: number } | null {
  const match = frontMatter.exec(text.replace(/^\uFEFF/, ''));
  if (!match) {
    report.add('', 'expected front matter between two lines of ---');
    return null;
  }
  const [head, yaml = ''] = match;
  const data = readYaml(yaml, report, 'front matter', 2);
  if (data === undefined) return null;
  return { data, body: text.replace(/^\uFEFF/, '').slice(head.length), bodyLine: lines(head) };
}

const lines = (text: string): number => text.split('\n').length;
