import { Document, isMap, isScalar, parseDocument, visit, type YAMLMap } from 'yaml';

/** A top-level key of a YAML map with its bytes: from its first one to the end of its last line. */
type Span = { key: string; start: number; end: number };

/**
 * The text of a YAML map with other values for some keys; undefined removes one. All other keys keep
 * their bytes, and so do comments between keys. A new key comes behind the nearest of `order` before it.
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
      const written = value === undefined ? '' : pairText(key, value);
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

function withPair(text: string, key: string, pair: string, order: readonly string[]): string {
  const before = order.slice(0, Math.max(0, order.indexOf(key)));
  const spans = spansOf(text) ?? [];
  const previous = spans.findLast(span => before.includes(span.key));
  const isFirst = !previous && order.includes(key) && spans.length > 0;
  const at = isFirst ? (spans[0]?.start ?? 0) : (previous?.end ?? text.length);
  const head = text.slice(0, at);
  return `${head}${head === '' || head.endsWith('\n') ? '' : '\n'}${pair}${text.slice(at)}`;
}

/** Null when the text is no block map whose keys can be replaced one by one. */
function spansOf(text: string): Span[] | null {
  const document = parseDocument(text);
  const map = document.contents;
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
