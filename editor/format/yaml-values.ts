import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  visit,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { matchItems } from './match-items';

/** A key with its value as a program writes it, at the beginning of a line. */
export function pairText(key: string, value: unknown): string {
  return written(new Document({ [key]: value }));
}

/** A value as an item of a list, without indentation: `- …`, in brackets where `like` is. */
export function listItemText(value: unknown, like?: Node): string {
  if (isCollection(like) && like.flow && isObject(value)) return `- ${inFlow(value)}\n`;
  return written(new Document([value]));
}

/**
 * The text of a node with another value, which keeps what has not changed: the lines of a long text,
 * and items of a list or map in brackets. Null when it can keep nothing.
 */
export function changedValue(text: string, node: Node, value: unknown): string | null {
  if (isScalar(node) && !isObject(value)) return scalarText(text, node, value);
  if (isCollection(node) && node.flow) return flowText(text, node, value);
  return null;
}

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

const plainStyle = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false } as const;

function written(document: Document): string {
  visit(document, {
    Seq(_, node) {
      const isShort = node.items.every(item => isScalar(item) && String(item.value).length < 40);
      if (isShort && node !== document.contents) node.flow = true;
    },
  });
  return document.toString(plainStyle);
}

const blockStyles: readonly unknown[] = ['BLOCK_FOLDED', 'BLOCK_LITERAL'];

/** A text in the style that it had. */
function scalarText(text: string, node: Scalar, value: unknown): string {
  const [start, end] = node.range ?? [0, text.length];
  if (!blockStyles.includes(node.type) || typeof value !== 'string') return inFlow(value);
  const [head = '', ...lines] = text.slice(start, end).split('\n');
  const indent = /^ */.exec(lines.find(line => line.trim() !== '') ?? '  ')?.[0] ?? '  ';
  if (node.type === 'BLOCK_FOLDED')
    return `${head}\n${foldedLines(lines, indent, value).join('\n')}\n`;
  const document = new Document({ key: value });
  const scalar = document.get('key', true) as unknown as Scalar;
  scalar.type = 'BLOCK_LITERAL';
  return document.toString({ ...plainStyle, indent: indent.length || 2 }).replace(/^key: /, '');
}

/** The lines of a folded text: those before and behind the changed words stay. */
function foldedLines(lines: readonly string[], indent: string, value: string): string[] {
  const earlier = lines.map(line => line.trim()).filter(line => line !== '');
  const width = Math.max(60, ...lines.map(line => line.length)) - indent.length;
  let rest = value.replace(/\n$/, '');
  const before: string[] = [];
  const behind: string[] = [];
  while (rest.startsWith(`${earlier[before.length] ?? '\n'} `)) {
    const line = earlier[before.length] ?? '';
    before.push(line);
    rest = rest.slice(line.length + 1);
  }
  while (rest.endsWith(` ${earlier.at(-1 - behind.length) ?? '\n'}`)) {
    const line = earlier.at(-1 - behind.length) ?? '';
    behind.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  return [...before, ...wrapped(rest, width), ...behind].map(line => indent + line);
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** A value inside brackets, or behind a key on its line. */
function inFlow(value: unknown): string {
  const document = new Document([value]);
  const list = document.contents as unknown as YAMLSeq;
  list.flow = true;
  return document.toString(plainStyle).replace(/\n$/, '').slice(1, -1);
}

/** An item of a list or map in brackets with its bytes. */
type Part = { key: unknown; value: unknown; start: number; end: number; node: Node | null };

/** A list or map in brackets; its items that stay keep their bytes and what is between them. */
function flowText(text: string, node: YAMLMap | YAMLSeq, value: unknown): string | null {
  const parts = isSeq(node) === Array.isArray(value) && isObject(value) ? partsOf(node) : null;
  if (!parts) return null;
  const [start, end] = node.range ?? [0, 0];
  const [open, close] = isMap(node) ? ['{', '}'] : ['[', ']'];
  const next = Array.isArray(value)
    ? listParts(text, parts, value)
    : mapParts(text, parts, value as object);
  if (next.length === 0) return open + close;
  const [first, last] = [parts[0], parts.at(-1)];
  const head = first ? text.slice(start, first.start) : open;
  const tail = last ? text.slice(last.end, end) : close;
  const body = next.reduce((sum, { text: one, part }, at) => {
    const previous = next[at - 1]?.part;
    const isNeighbour = previous && part && parts.indexOf(part) === parts.indexOf(previous) + 1;
    const between = isNeighbour ? text.slice(previous.end, part.start) : ', ';
    return at === 0 ? one : sum + between + one;
  }, '');
  return head + body + tail;
}

type Written = { text: string; part: Part | undefined };

function listParts(text: string, parts: readonly Part[], list: readonly unknown[]): Written[] {
  const used = matchItems(list, parts, {
    isEqual: (value, part) => isDeepStrictEqual(part.value, value),
    isNamesake: () => false,
  });
  return list.map((value, index) => {
    const part = used[index];
    if (part && isDeepStrictEqual(part.value, value))
      return { text: text.slice(part.start, part.end), part };
    const changed = part?.node ? changedValue(text, part.node, value) : null;
    return { text: changed ?? inFlow(value), part };
  });
}

function mapParts(text: string, parts: readonly Part[], map: object): Written[] {
  const values = map as Record<string, unknown>;
  const kept = parts.filter(({ key }) => Object.hasOwn(values, String(key)));
  const added = Object.keys(values).filter(key => !kept.some(part => part.key === key));
  return [
    ...kept.map(part => {
      const value = values[String(part.key)];
      if (isDeepStrictEqual(part.value, value))
        return { text: text.slice(part.start, part.end), part };
      const changed = part.node && changedValue(text, part.node, value);
      const [valueStart = part.end] = part.node?.range ?? [];
      return changed === null
        ? { text: inFlow({ [String(part.key)]: value }).replace(/^\{|\}$/g, ''), part }
        : { text: text.slice(part.start, valueStart) + changed, part };
    }),
    ...added.map(key => ({
      text: inFlow({ [key]: values[key] }).replace(/^\{|\}$/g, ''),
      part: undefined,
    })),
  ];
}

/** Null where an item has no position. */
function partsOf(node: YAMLMap | YAMLSeq): Part[] | null {
  const values = node.toJSON() as Record<string, unknown> & unknown[];
  const items = node.items as (Node | Pair<Node, Node | null>)[];
  const parts = items.map((item, index): Part | null => {
    const [first, last] = isPair(item) ? [item.key, item.value ?? item.key] : [item, item];
    if (!first.range || !last.range) return null;
    const key = isPair(item) && isScalar(item.key) ? String(item.key.value) : index;
    const value = values[key as number];
    const valueNode = isPair(item) ? item.value : item;
    return { key, value, start: first.range[0], end: last.range[1], node: valueNode };
  });
  return parts.every(part => part !== null) ? parts : null;
}
