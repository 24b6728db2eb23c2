/** A script that an advert's snippet loads: its URL and its data attributes. */
export type AdvertScript = { src: string; data: Record<string, string> };

const scriptTag = /<script\b/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * The scripts with a source in a banner's snippet; none when it is plain HTML. Sources are
 * absolute, http or https; one without a scheme is taken as https.
 */
export function advertScripts(snippet: string): AdvertScript[] {
  return scriptTags(snippet).flatMap(text => {
    const attributes = new Map(
      [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
        name.toLowerCase(),
        (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim(),
      ]),
    );
    const src = toAddress(attributes.get('src'));
    const data = [...attributes].filter(([name]) => /^data-[\w-]+$/.test(name));
    return src === null ? [] : [{ src, data: Object.fromEntries(data) }];
  });
}

/** The content of each script tag; an unclosed one ends the snippet, as in a browser. */
function scriptTags(snippet: string): string[] {
  const tags: string[] = [];
  let at = 0;
  for (const { 0: start, index } of snippet.matchAll(scriptTag)) {
    if (index < at) continue;
    const end = endOfTag(snippet, index + start.length);
    if (end < 0) break;
    tags.push(snippet.slice(index + start.length, end));
    at = end + 1;
  }
  return tags;
}

/** Returns the index of a tag's closing '>', ignoring quoted ones, or -1. */
function endOfTag(html: string, from: number): number {
  const mark = /["'>]/g;
  mark.lastIndex = from;
  for (let match = mark.exec(html); match; match = mark.exec(html)) {
    if (match[0] === '>') return match.index;
    const closing = html.indexOf(match[0], mark.lastIndex);
    if (closing < 0) return -1;
    mark.lastIndex = closing + 1;
  }
  return -1;
}

function toAddress(src: string | undefined): string | null {
  if (!src) return null;
  const url = URL.parse(src.startsWith('//') ? `https:${src}` : src);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}

/** Whether all of an advert's scripts come from origins that may run in the page itself. */
export const isTrustedAdvert = (scripts: AdvertScript[], origins: string[]): boolean =>
  scripts.every(({ src }) => origins.includes(new URL(src).origin));
