import type { Mark, Node } from '@tiptap/pm/model';
import type { PhrasingContent } from 'mdast';
import { pictureAddress } from './extensions';

/** A piece of a line, and the marks that are not written yet. */
type Piece = { node: Node; marks: readonly Mark[]; text: string | null };

/** The content of a line of a rich text, such as a paragraph's, as a tree of Markdown. */
export function toPhrasing(line: Node): PhrasingContent[] {
  const pieces: Piece[] = [];
  line.forEach(node => {
    pieces.push({ node, marks: node.marks, text: node.isText ? (node.text ?? '') : null });
  });
  return nest(trimmed(pieces));
}

/** Blank at the ends of a line has no meaning, and Markdown would write it as an entity. */
function trimmed(pieces: Piece[]): Piece[] {
  const rest = [...pieces];
  for (let first = rest[0]; first?.text?.trimStart() === ''; first = rest[0]) rest.shift();
  for (let last = rest.at(-1); last?.text?.trimEnd() === ''; last = rest.at(-1)) rest.pop();
  return rest.map((piece, index) => {
    if (piece.text === null) return piece;
    const head = index === 0 ? piece.text.trimStart() : piece.text;
    return { ...piece, text: index === rest.length - 1 ? head.trimEnd() : head };
  });
}

function nest(pieces: Piece[]): PhrasingContent[] {
  const written: PhrasingContent[] = [];
  let from = 0;
  while (from < pieces.length) {
    const [mark, length] = longestMark(pieces, from);
    const run = pieces.slice(from, from + length);
    from += length;
    if (mark) written.push(...wrapped(mark, run));
    else for (const piece of run) written.push(...unmarked(piece));
  }
  return written;
}

/** The mark at a place that extends over the most pieces: it becomes the outermost. */
function longestMark(pieces: Piece[], from: number): [Mark | null, number] {
  let longest: [Mark | null, number] = [null, 1];
  for (const mark of pieces[from]?.marks ?? []) {
    // Inline code has no marks in it.
    if (mark.type.name === 'code' && (pieces[from]?.marks.length ?? 0) > 1) continue;
    let end = from;
    while (pieces[end]?.marks.some(other => other.eq(mark))) end += 1;
    if (!longest[0] || end - from > longest[1]) longest = [mark, end - from];
  }
  return longest;
}

function wrapped(mark: Mark, run: Piece[]): PhrasingContent[] {
  const inside = run.map(piece => ({
    ...piece,
    marks: piece.marks.filter(other => !other.eq(mark)),
  }));
  if (mark.type.name === 'code')
    return [{ type: 'inlineCode', value: inside.map(({ text }) => text ?? '').join('') }];
  if (mark.type.name === 'link') {
    const { href, title } = mark.attrs as { href: string; title: string | null };
    return [{ type: 'link', url: href, title, children: nest(inside) }];
  }
  const type = markTypes[mark.type.name];
  if (!type) return nest(inside);
  // Asterisks beside a space are not bold.
  const content = trimmed(inside);
  const text = inside.map(piece => piece.text ?? '\uFFFC').join('');
  if (content.length === 0) return nest(inside);
  return [
    ...blank(/^\s*/.exec(text)?.[0]),
    { type, children: nest(content) },
    ...blank(/\s*$/.exec(text)?.[0]),
  ];
}

const markTypes: Partial<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  bold: 'strong',
  italic: 'emphasis',
  strike: 'delete',
};

const blank = (value: string | undefined): PhrasingContent[] =>
  value ? [{ type: 'text', value }] : [];

function unmarked({ node, text }: Piece): PhrasingContent[] {
  if (text !== null) return [{ type: 'text', value: text }];
  if (node.type.name === 'hardBreak') return [{ type: 'break' }];
  const { name, alt } = node.attrs as { name: string; alt: string };
  return [{ type: 'image', url: pictureAddress(name), alt }];
}
