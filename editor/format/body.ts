import { isDeepStrictEqual } from 'node:util';
import { marked, type Token } from 'marked';
import { rawBlock } from './blocks';
import { fromBlockRow, toBlockRow, type BlockRow } from './field-values';
import { isMap } from './value-parts';
import { patchYaml, toYaml } from './yaml-patch';
import { readYaml } from './yaml-text';

/** Rows beside the blocks of the format: Markdown, and a photo between two paragraphs. */
export const textRow = 'Text';
export const photoRow = 'Photo';

/** A row with its bytes in a body, and the empty lines behind it. */
type Piece = { row: BlockRow; raw: string; gap: string };
type Body = { lead: string; pieces: Piece[] };

/** The rows of a Markdown body in order. */
export const rowsOfBody = (text: string): BlockRow[] => split(text).pieces.map(({ row }) => row);

/**
 * A Markdown body with these rows. Rows that are in `source` keep its bytes, and unchanged rows
 * return it as it is.
 */
export function bodyOfRows(rows: readonly BlockRow[], source: string): string {
  return join(rows, source).text;
}

/** The line of a text, counted from 0, at which each of its rows begins. */
export function rowLines(rows: readonly BlockRow[], source: string): number[] {
  return join(rows, source).lines;
}

function join(rows: readonly BlockRow[], source: string): { text: string; lines: number[] } {
  const { lead, pieces } = split(source);
  const used = match(rows, pieces);
  const lines: number[] = [];
  let text = pieces.length > 0 ? lead : '\n';
  for (const [index, row] of rows.entries()) {
    lines.push(text.split('\n').length - 1);
    const piece = used[index];
    text += piece && isSameRow(piece.row, row) ? piece.raw : rawOf(row, piece);
    text += gapBehind(index, { rows, pieces, used });
  }
  return { text: rows.length === 0 && pieces.length === 0 ? source : text, lines };
}

type Matched = { rows: readonly BlockRow[]; pieces: Piece[]; used: (Piece | undefined)[] };

/** The empty lines of the source between neighbours that were neighbours there. */
function gapBehind(at: number, { rows, pieces, used }: Matched): string {
  const piece = used[at];
  const place = piece ? pieces.indexOf(piece) : -1;
  const isLast = at === rows.length - 1;
  const wasLast = place === pieces.length - 1;
  const next = used[at + 1];
  if (piece && isLast && wasLast) return piece.gap;
  if (isLast) return pieces.at(-1)?.gap || '\n';
  if (piece && next && pieces[place + 1] === next) return piece.gap;
  return '\n\n';
}

/** For each row an equal piece of the source, else the next unused one of its type. */
function match(rows: readonly BlockRow[], pieces: readonly Piece[]): (Piece | undefined)[] {
  const free = new Set(pieces);
  const take = (isFit: (piece: Piece) => boolean) => {
    const found = [...free].find(isFit);
    if (found) free.delete(found);
    return found;
  };
  const equal = rows.map(row => take(piece => isSameRow(piece.row, row)));
  return rows.map(
    (row, index) => equal[index] ?? take(piece => piece.row.blockType === row.blockType),
  );
}

/** Whether two rows are written alike, however a form represents empty fields. */
function isSameRow(one: BlockRow, other: BlockRow): boolean {
  return one.blockType === other.blockType && isDeepStrictEqual(meaningOf(one), meaningOf(other));
}

function meaningOf(row: BlockRow): unknown {
  const isPlain = [textRow, photoRow, rawBlock].includes(row.blockType);
  return isPlain ? rawOf(row, undefined) : fromBlockRow(row);
}

function rawOf(row: BlockRow, piece: Piece | undefined): string {
  if (row.blockType === textRow) return String(row.text ?? '');
  if (row.blockType === photoRow) return `![${row.alt ?? ''}](picture:${row.picture ?? ''})`;
  if (row.blockType === rawBlock) return String(row.text ?? '');
  const before = piece ? fence.exec(piece.raw) : null;
  const earlier = before?.[4] ? readYaml(before[4]) : undefined;
  const { type, body } = fromBlockRow(row, earlier);
  const yaml = yamlOf(body, earlier, before?.[4] ?? '');
  const ticks = '`'.repeat(
    Math.max(3, ...[...yaml.matchAll(/^`{3,}/gm)].map(([run]) => run.length + 1)),
  );
  return `${ticks}block ${type}\n${yaml}${yaml === '' || yaml.endsWith('\n') ? '' : '\n'}${ticks}`;
}

/** The YAML of a block; what has not changed keeps its bytes. */
function yamlOf(body: unknown, earlier: unknown, yaml: string): string {
  if (body === undefined) return '';
  if (!isMap(body)) return toYaml({ value: body }).replace(/^value: ?/, '');
  if (!isMap(earlier)) return toYaml(body);
  const keys = new Set([...Object.keys(body), ...Object.keys(earlier)]);
  const changed = [...keys].filter(key => !isDeepStrictEqual(body[key], earlier[key]));
  return patchYaml(yaml, new Map(changed.map(key => [key, body[key]])), Object.keys(body));
}

const photo = /^!\[([^\]\n\\]*)\]\(picture:([a-z0-9-]+)\)$/;
const fence = /^( {0,3})(`{3,}|~{3,})block[ \t]+([^\s`]+)[ \t]*\n([^]*?)(?:\n)? {0,3}\2[`~]* *$/;

/** Splits a body into rows; their bytes together are the body. */
function split(text: string): Body {
  const pieces: Piece[] = [];
  let lead = '';
  let between = '';
  const addText = () => {
    const [, head = '', words = '', tail = ''] = /^(\s*\n|)([^]*?)(\s*)$/.exec(between) ?? [];
    if (words === '') addGap(between);
    else {
      addGap(head);
      pieces.push({ row: { blockType: textRow, text: words }, raw: words, gap: tail });
    }
    between = '';
  };
  const addGap = (blank: string) => {
    const last = pieces.at(-1);
    if (last) last.gap += blank;
    else lead += blank;
  };

  for (const token of tokensOf(text)) {
    const raw = token.raw.replace(/\n+$/, '');
    const row = rowOf(token, raw);
    if (!row) {
      between += token.raw;
      continue;
    }
    addText();
    pieces.push({ row, raw, gap: token.raw.slice(raw.length) });
  }
  addText();
  return { lead, pieces };
}

/** The top level of a Markdown text. Where its bytes would not be kept, it is one text. */
function tokensOf(text: string): Pick<Token, 'type' | 'raw'>[] {
  const tokens = marked.lexer(text);
  const isComplete = tokens.map(({ raw }) => raw).join('') === text;
  return isComplete ? tokens : [{ type: 'text', raw: text }];
}

function rowOf(token: Pick<Token, 'type' | 'raw'>, raw: string): BlockRow | null {
  if (token.type === 'paragraph') {
    const [, alt, picture] = photo.exec(raw) ?? [];
    return picture === undefined ? null : { blockType: photoRow, picture, ...(alt && { alt }) };
  }
  if (token.type !== 'code' || !/^ {0,3}(?:`{3,}|~{3,})block\b/.test(raw)) return null;
  const [, , , type, yaml = ''] = fence.exec(raw) ?? [];
  const row = type === undefined ? { blockType: rawBlock } : blockRow(type, yaml);
  return row.blockType === rawBlock ? { ...row, text: raw } : row;
}

function blockRow(type: string, yaml: string): BlockRow {
  try {
    return toBlockRow(type, readYaml(yaml) ?? undefined);
  } catch {
    return { blockType: rawBlock };
  }
}
