/** Pages of one kind differ in their data only: a sample is enough. */
const kinds: [RegExp, number][] = [
  [/^\/matches\/[^/]+\/comments\//, 2],
  [/^\/matches\/[^/]+\/charts$/, 2],
  [/^\/matches\/on\//, 3],
  [/^\/matches\/(?!on$)/, 4],
  [/^\/sportsbet\/redirect\//, 2],
  [/^\/calendars\//, 1],
  [/[?&]tag=/, 8],
  [/^\/match-history\?page=/, 2],
  [/^\/odds\/matches\//, 8],
  [/^\/series\//, 3],
];

/** For a crawl that follows a few links of each kind. */
export function fewOfEach(): (path: string) => boolean {
  const seen = new Map<RegExp, number>();
  return path => {
    const kind = kinds.find(([pattern]) => pattern.test(path));
    if (!kind) return true;
    const count = (seen.get(kind[0]) ?? 0) + 1;
    seen.set(kind[0], count);
    return count <= kind[1];
  };
}

/** The links of a document with their `rel`. */
export const linkTags = (html: string): { href: string; rel: string }[] =>
  [...html.matchAll(/<a\b([^>]*)>/g)].map(([, attributes = '']) => ({
    href: valueOf(attributes, 'href'),
    rel: valueOf(attributes, 'rel'),
  }));

const valueOf = (attributes: string, name: string): string =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '').replaceAll('&amp;', '&');

/** The visible text and the structured data: without the scripts, except JSON-LD. */
export const shownOf = (html: string): string =>
  html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
