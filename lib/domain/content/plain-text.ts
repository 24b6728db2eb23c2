import { toProse } from '@/lib/contract/validation/text';

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The words of an HTML text, for descriptions and excerpts: no tags, one space between words, cut
 * at a word before `length` characters. The result is text without the characters that no format
 * can have, which a numeric entity may encode: callers escape it. Linear in the length of the HTML,
 * which another host may have written.
 */
export function plainText(html: string, length: number): string {
  const text = withoutTags(withoutCode(html))
    .replace(/&(\w+);/g, (entity, name: string) => namedEntities[name] ?? entity)
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  // A cut may halve a character of two code units.
  return toProse(text.length <= length ? text : `${withoutLastWord(text.slice(0, length - 1))}…`);
}

/**
 * A text up to its last space, so that no word is cut in two; a text without a space is unchanged.
 */
export function withoutLastWord(text: string): string {
  const trimmed = text.trimEnd();
  const space = trimmed === text ? text.search(/\s\S*$/) : trimmed.length;
  return space < 0 ? text : text.slice(0, space).trimEnd();
}

/** Removes scripts and styles with their content; an unclosed one counts as a plain tag. */
function withoutCode(html: string): string {
  const openingTag = /<(script|style)\b/gi;
  const unclosedTags = new Set<string>();
  let text = '';
  let at = 0;
  for (let match = openingTag.exec(html); match; match = openingTag.exec(html)) {
    const name = (match[1] ?? '').toLowerCase();
    if (unclosedTags.has(name)) continue;
    const closing = name === 'script' ? /<\/script\s*>/gi : /<\/style\s*>/gi;
    closing.lastIndex = openingTag.lastIndex;
    if (closing.test(html)) {
      text += `${html.slice(at, match.index)} `;
      at = closing.lastIndex;
      openingTag.lastIndex = at;
    } else unclosedTags.add(name);
  }
  return text + html.slice(at);
}

/** Replaces each tag, from '<' to the next '>', by a space. */
function withoutTags(html: string): string {
  let text = '';
  let at = 0;
  for (;;) {
    const start = html.indexOf('<', at);
    const end = start < 0 ? -1 : html.indexOf('>', start);
    if (end < 0) return text + html.slice(at);
    text += `${html.slice(at, start)} `;
    at = end + 1;
  }
}
