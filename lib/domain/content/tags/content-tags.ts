/**
 * The cache tags of content: the site caches API responses under them, and the API reports by them
 * which content has changed. Paths are without a slash at either end.
 */
export const contentTags = {
  menu: 'menu',
  home: 'home',
  /** The rules of competitions. */
  competitions: 'competitions',
  redirects: 'redirects',
  news: 'news',
  guides: 'guides',
  bookmakers: 'bookmakers',
  bonuses: 'bonuses',
  newsItem: (slug: string): string => `news:${slug}`,
  /** How to bet is `how-to-bet`, the contact page `contact`. */
  page: (path: string): string => `page:${path}`,
  bookmaker: (slug: string): string => `bookmaker:${slug}`,
  bonus: (slug: string): string => `bonus:${slug}`,
  banner: (slug: string): string => `banner:${slug}`,
  /** Of a match, whose pages have a short lifetime besides. */
  event: (id: string): string => `event-${id}`,
};

const listPaths = new Map([
  ['menu', ['/']],
  ['home', ['/']],
  ['news', ['/news', '/']],
  ['guides', ['/pages']],
  ['bookmakers', ['/betting-sites', '/']],
  ['bonuses', ['/bonuses', '/']],
]);

const itemFolders = new Map([
  ['news', '/news/'],
  ['page', '/'],
  ['bookmaker', '/betting-sites/'],
  ['bonus', '/bonuses/'],
]);

/**
 * The site's own paths that show the content of a tag, the first page of each list; none for an
 * unknown tag.
 */
export function pathsForTags(tag: string): string[] {
  const list = listPaths.get(tag);
  if (list) return list;
  const at = tag.indexOf(':');
  const folder = itemFolders.get(tag.slice(0, at));
  if (at < 0 || folder === undefined) return [];
  const segments = tag.slice(at + 1).split('/');
  return [folder + segments.map(encodeURIComponent).join('/')];
}
