/**
 * Replaces each tag that `openingTag` begins (a global pattern such as `/<img\b/g`), from there to the
 * next '>'. `inside` is what is between the two. Linear in the length of the HTML: a tag that does not
 * end is searched for once.
 */
export function replaceTags(
  html: string,
  openingTag: RegExp,
  replace: (tag: string, inside: string) => string,
): string {
  let text = '';
  let at = 0;
  for (const { 0: start, index } of html.matchAll(openingTag)) {
    if (index < at) continue;
    const end = html.indexOf('>', index + start.length);
    if (end < 0) break;
    const tag = html.slice(index, end + 1);
    text += html.slice(at, index) + replace(tag, tag.slice(start.length, -1));
    at = end + 1;
  }
  return text + html.slice(at);
}

export type ScriptElement = { index: number; end: number; attributes: string; code: string };

/** The script elements of an HTML text, each up to the first `</script>`. Linear as well. */
export function scriptsIn(html: string): ScriptElement[] {
  const scripts: ScriptElement[] = [];
  const closing = /<\/script>/gi;
  for (const { 0: start, index } of html.matchAll(/<script\b/gi)) {
    if (index < (scripts.at(-1)?.end ?? 0)) continue;
    const tagEnd = html.indexOf('>', index);
    closing.lastIndex = tagEnd;
    const close = tagEnd < 0 ? null : closing.exec(html);
    if (!close) break;
    scripts.push({
      index,
      end: closing.lastIndex,
      attributes: html.slice(index + start.length, tagEnd),
      code: html.slice(tagEnd + 1, close.index),
    });
  }
  return scripts;
}
