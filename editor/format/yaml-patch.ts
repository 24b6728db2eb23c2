import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { matchItems } from './match-items';
import { changedValue, isObject, listItemText, pairText } from './yaml-values';

/** A top-level key of a YAML map with its bytes: from its first one to the end of its last line. */
type Span = { key: string; start: number; end: number };

/**
 * The text of a YAML map with other values for some keys; undefined removes one. All other keys keep
 * their bytes, and so do comments between keys, and the items of a list that stay. A new key comes behind the
 * nearest of `order` before it.
 */
export function patchYaml(
  text: string,
  changes: ReadonlyMap<string, unknown>,
  order: readonly string[] = [],
): string {
  if (changes.size === 0) return text;
  const spans = spansOf(text);
  if (!spans) return rewritten(text, changes);
  const known = new Set(spans.map(({ key }) => key));
  let result = text;
  for (const { key, start, end } of [...spans].reverse())
    if (changes.has(key)) {
      const value = changes.get(key);
      const written =
        value === undefined ? '' : changedPair(result.slice(start, end), { key, value });
      result = result.slice(0, start) + written + result.slice(end);
    }
  const added = [...changes].filter(([key, value]) => !known.has(key) && value !== undefined);
  return added.reduce(
    (sum, [key, value]) => withPair(sum, key, pairText(key, value), order),
    result,
  );
}

/** A YAML map as a program writes it. */
export const toYaml = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([key, value]) => pairText(key, value))
    .join('');

type KeyValue = { key: string; value: unknown };
type Item = { value: unknown; node: Node; lead: string; text: string; indent: number };

/** A key with its new value, in which all that has not changed keeps its bytes. */
function changedPair(text: string, { key, value }: KeyValue): string {
  const document = parseDocument(text);
  const [pair] = isMap(document.contents) ? document.contents.items : [];
  const node = pair?.value;
  if (document.errors.length > 0 || !isNode(node)) return pairText(key, value);
  const next = Array.isArray(value)
    ? changedList(text, node, value as unknown[])
    : changedMap(text, node, value, node.toJS(document));
  const written = next ?? withChangedValue(text, node, value);
  return written !== null && isRead(written, { [key]: value }) ? written : pairText(key, value);
}

/** Whether a text that was put together has this value. */
function isRead(text: string, value: unknown): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), value);
}

/** The same text with another value at a node's place. Null when that keeps nothing. */
function withChangedValue(text: string, node: Node, value: unknown): string | null {
  const [start, end] = node.range ?? [0, 0];
  const changed = changedValue(text, node, value);
  return changed === null ? null : text.slice(0, start) + changed + text.slice(end);
}

/** A map below its key, of which some keys have changed; null for other nodes and values. */
function changedMap(text: string, node: Node, value: unknown, earlier: unknown): string | null {
  if (!isMap(node) || node.flow || !node.range || !isObject(value)) return null;
  const start = text.lastIndexOf('\n', node.range[0] - 1) + 1;
  const indent = node.range[0] - start;
  if (start === 0 || text.slice(start, node.range[0]).trim() !== '') return null;
  return text.slice(0, start) + patchNested(text.slice(start), indent, earlier, value);
}

/** A map that is indented by `indent` columns. Keys that have not changed keep their bytes. */
function patchNested(text: string, indent: number, earlier: unknown, value: object): string {
  const after = value as Record<string, unknown>;
  const before = Object(earlier) as Record<string, unknown>;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = keys.filter(key => !isDeepStrictEqual(before[key], after[key]));
  const map = text.replace(new RegExp(`^ {0,${indent}}`, 'gm'), '');
  const next = patchYaml(map, new Map(changes.map(key => [key, after[key]])), Object.keys(after));
  return next.replace(/^(?=.)/gm, ' '.repeat(indent));
}

/** A list below its key; the items that stay keep their bytes, also in another order. */
function changedList(text: string, node: Node, list: readonly unknown[]): string | null {
  const known = list.length > 0 && isSeq(node) && !node.flow ? itemsOf(text, node) : null;
  if (!known) return null;
  const { head, items } = known;
  const used = matchItems(list, items, {
    isEqual: (value, item) => isDeepStrictEqual(item.value, value),
    isNamesake: (value, item) =>
      isObject(value) && isDeepStrictEqual(firstOf(item.value), firstOf(value)),
  });
  const written = list.map((value, index) => {
    const item = used[index];
    if (!item)
      return indented(listItemText(value, items.at(-1)?.node), (items[0]?.indent ?? 2) - 2);
    return item.lead + changedItem(item, value);
  });
  return [head, ...written].reduce((sum, part) => `${sum.replace(/\n?$/, '\n')}${part}`);
}

const firstOf = (value: unknown) => Object.entries(Object(value) as object)[0];

/**
 * The items of a list below its key, each with the comments before it; null where they are written
 * differently.
 */
function itemsOf(text: string, list: YAMLSeq): { head: string; items: Item[] } | null {
  const marks = list.items.map(node => {
    const at = isNode(node) && node.range ? node.range[0] : 0;
    const start = text.lastIndexOf('\n', at - 1) + 1;
    const isMarked = isNode(node) && /^ *- +$/.test(text.slice(start, at));
    return isMarked ? { node, start, indent: at - start } : null;
  });
  const starts = marks.filter(mark => mark !== null);
  if (starts.length < marks.length) return null;
  const values = list.toJSON() as unknown[];
  const { rest: head, lead: firstLead } = withoutEnd(text.slice(0, starts[0]?.start));
  let lead = firstLead;
  const items = starts.map(({ node, start, indent }, index): Item => {
    const next = starts[index + 1]?.start;
    const own = withoutEnd(text.slice(start, next));
    const itemText = next ? own.rest : text.slice(start);
    const item = { value: values[index], node, lead, text: itemText, indent };
    lead = own.lead;
    return item;
  });
  return { head, items };
}

/** Splits off the comments and empty lines at the end, which are about what follows. */
function withoutEnd(text: string): { rest: string; lead: string } {
  const lines = text.split(/(?<=\n)/);
  const last = lines.findLastIndex(line => !/^\s*(?:#|$)/.test(line));
  return { rest: lines.slice(0, last + 1).join(''), lead: lines.slice(last + 1).join('') };
}

/** An item of a list with another value. */
function changedItem({ value: earlier, node, text, indent }: Item, value: unknown): string {
  if (isDeepStrictEqual(earlier, value)) return text;
  const margin = ' '.repeat(indent);
  if (isMap(node) && !node.flow && isObject(value)) {
    const next = patchNested(text.replace(/^ *- +/, margin), indent, earlier, value);
    return `${text.slice(0, /^ *- +/.exec(text)?.[0].length)}${next.slice(indent)}`;
  }
  const plain = indented(listItemText(value), indent - 2);
  const [item] = (parseDocument(text).contents as YAMLSeq | null)?.items ?? [];
  return (isNode(item) ? withChangedValue(text, item, value) : null) ?? plain;
}

const indented = (text: string, columns: number): string =>
  text.replace(/^(?=.)/gm, ' '.repeat(Math.max(0, columns)));

function withPair(text: string, key: string, pair: string, order: readonly string[]): string {
  const before = order.slice(0, Math.max(0, order.indexOf(key)));
  const spans = spansOf(text) ?? [];
  const previous = spans.findLast(span => before.includes(span.key));
  const isFirst = !previous && order.includes(key) && spans.length > 0;
  const at = isFirst ? (spans[0]?.start ?? 0) : (previous?.end ?? text.length);
  const head = text.slice(0, at);
  return `${head}${head === '' || head.endsWith('\n') ? '' : '\n'}${pair}${text.slice(at)}`;
}

/** Null when the text is not a block map whose keys can be replaced one by one. */
function spansOf(text: string): Span[] | null {
  const document = parseDocument(text);
  const map = document.contents;
  if (document.errors.length === 0 && map === null) return [];
  if (document.errors.length > 0 || !isMap(map) || map.flow || hasAliases(document)) return null;
  const spans = map.items.map(({ key, value }): Span | null => {
    if (!isScalar(key) || !key.range) return null;
    const range = (value as YAMLMap | null)?.range ?? key.range;
    const last = Math.max(range[1], key.range[1]);
    const lineEnd = text.indexOf('\n', text[last - 1] === '\n' ? last - 1 : last);
    const end = lineEnd === -1 ? text.length : lineEnd + 1;
    const isAtLineStart = key.range[0] === 0 || text[key.range[0] - 1] === '\n';
    return isAtLineStart ? { key: String(key.value), start: key.range[0], end } : null;
  });
  return spans.every(span => span !== null) ? spans : null;
}

function hasAliases(document: Document): boolean {
  let isFound = false;
  visit(document, {
    Alias() {
      isFound = true;
      return visit.BREAK;
    },
  });
  return isFound;
}

/** For maps that cannot be patched: every value is kept, the layout is not. */
function rewritten(text: string, changes: ReadonlyMap<string, unknown>): string {
  const values = { ...(parseDocument(text).toJS() as Record<string, unknown> | null) };
  for (const [key, value] of changes)
    if (value === undefined) delete values[key];
    else values[key] = value;
  return toYaml(values);
}
