import { isDeepStrictEqual } from 'node:util';
import { Document, isMap, isScalar, isSeq, parseDocument, visit, type YAMLMap } from 'yaml';

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

type Pair = { key: string; value: unknown };
type Item = { value: unknown; lead: string; text: string; indent: number };

/** A key with its new value; the items of a list of maps that stay keep their bytes, also in another order. */
function changedPair(text: string, { key, value }: Pair): string {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const known = list.length > 0 ? itemsOf(text) : null;
  if (!known) return pairText(key, value);
  const { head, items } = known;
  const used = match(list, items);
  const written = list.map((one, index) => {
    const item = used[index];
    if (!item) return itemText('', one, items[0]?.indent ?? 2);
    return item.lead + itemText(item.text, one, item.indent, item.value);
  });
  const next = [head, ...written].reduce((sum, part) => `${sum.replace(/\n?$/, '\n')}${part}`);
  const document = parseDocument(next);
  const isRead = document.errors.length === 0;
  return isRead && isDeepStrictEqual(document.toJS(), { [key]: value })
    ? next
    : pairText(key, value);
}

/** For each value an equal item, else one with the same first value, such as a name, else that in its place. */
function match(list: readonly unknown[], items: readonly Item[]): (Item | undefined)[] {
  const free = new Set(items);
  const take = (isFit: (item: Item) => boolean): Item | undefined => {
    const found = [...free].find(isFit);
    if (found) free.delete(found);
    return found;
  };
  const first = (value: unknown) => Object.entries(Object(value))[0];
  const fits = [
    (value: unknown) => (item: Item) => isDeepStrictEqual(item.value, value),
    (value: unknown) => (item: Item) => isDeepStrictEqual(first(item.value), first(value)),
    (_: unknown, at: number) => (item: Item) => list.length === items.length && item === items[at],
  ];
  const used = list.map((): Item | undefined => undefined);
  for (const fit of fits)
    for (const [index, value] of list.entries()) used[index] ??= take(fit(value, index));
  return used;
}

/**
 * The maps of a list below its key, each with the comments before it; null where they are written
 * differently.
 */
function itemsOf(text: string): { head: string; items: Item[] } | null {
  const document = parseDocument(text);
  const [pair] = isMap(document.contents) ? document.contents.items : [];
  const list = pair?.value;
  if (document.errors.length > 0 || !isSeq(list) || list.flow) return null;
  const marks = list.items.map(node => {
    const at = isMap(node) && node.range ? node.range[0] : 0;
    const start = text.lastIndexOf('\n', at - 1) + 1;
    return /^ *- +$/.test(text.slice(start, at)) ? { start, indent: at - start } : null;
  });
  const starts = marks.filter(mark => mark !== null);
  if (starts.length < marks.length) return null;
  const values = list.toJS(document) as unknown[];
  const { rest: head, lead: firstLead } = withoutEnd(text.slice(0, starts[0]?.start));
  let lead = firstLead;
  const items = starts.map(({ start, indent }, index): Item => {
    const next = starts[index + 1]?.start;
    const own = withoutEnd(text.slice(start, next));
    const item = { value: values[index], lead, text: next ? own.rest : text.slice(start), indent };
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

/** Writes a map as an item of a list, indented by `indent` columns. Keys that have not changed keep their bytes. */
function itemText(before: string, value: unknown, indent: number, earlier: unknown = {}): string {
  const after = Object(value) as Record<string, unknown>;
  const was = Object(earlier) as Record<string, unknown>;
  const keys = [...new Set([...Object.keys(was), ...Object.keys(after)])];
  const changes = keys.filter(key => !isDeepStrictEqual(was[key], after[key]));
  if (changes.length === 0) return before;
  const margin = ' '.repeat(indent);
  const map = before.replace(/^ *- +/, margin).replace(new RegExp(`^ {0,${indent}}`, 'gm'), '');
  const next = patchYaml(
    map,
    new Map(changes.map(key => [key, after[key]])),
    Object.keys(after),
  ).replace(/^(?=.)/gm, margin);
  return `${' '.repeat(Math.max(0, indent - 2))}- ${next.slice(indent)}`;
}

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

function pairText(key: string, value: unknown): string {
  const document = new Document({ [key]: value });
  visit(document, {
    Seq(_, node) {
      if (node.items.every(item => isScalar(item) && String(item.value).length < 40))
        node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}
