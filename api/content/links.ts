import type { Content } from './content';
import { joinPath } from './problems';
import { toMediaName, isMediaKind } from './drawing';

const attribute = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;
const linkKeys = new Set(['link', 'external_link', 'video_url', 'url', 'terms_url']);

/** Every address in a value: those of HTML in its texts, and the fields that hold one. */
export function linksIn(value: unknown, path = ''): { path: string; link: string }[] {
  if (typeof value === 'string') {
    const key = path.slice(path.lastIndexOf('.') + 1);
    if (linkKeys.has(key)) return [{ path, link: value }];
    return [...value.matchAll(attribute)].map(([, double, single, bare]) => ({
      path,
      link: (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
    }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => linksIn(part, joinPath(path, key)));
}

/** The site's own paths that no content file makes. */
const ownPaths = [
  '',
  'odds',
  'odds/matches',
  'odds/outrights',
  'matches',
  'match-history',
  'news',
  'pages',
  'bonuses',
  'betting-sites',
  'how-to-bet',
  'about-us',
  'feed.xml',
  'atom.xml',
];
const ownPatterns = [
  /^odds\/matches\/[^/]+(\/(in-play|next-24-hours|future))?$/,
  /^matches\/[^/]+-\d{4}-\d\d-\d\d-[^/-]+$/,
];

/** Says what is wrong with an address; null when it leads somewhere. */
export function toLinkChecker(content: Content): (link: string) => string | null {
  const known = new Set([
    ...ownPaths,
    ...content.pages.keys(),
    ...content.news.map(({ item }) => `news/${item.slug}`),
    ...content.bonuses.map(({ item }) => `bonuses/${item.slug}`),
    ...content.bookmakers.flatMap(({ item: { slug } }) => [
      slug,
      `betting-sites/${slug}`,
      `bookmaker/redirect/${slug}`,
    ]),
  ]);

  const tagsOf = new Map([
    ['news', new Set(content.news.flatMap(({ item }) => item.tags ?? []))],
    ['pages', new Set(content.guides.flatMap(({ tags }) => (tags ?? []).map(({ slug }) => slug)))],
    ['bonuses', new Set(content.bonuses.flatMap(({ tags }) => tags))],
  ]);

  const leadsSomewhere = (path: string): boolean =>
    known.has(path) ||
    ownPatterns.some(pattern => pattern.test(path)) ||
    isPicture(path, content.drawings);

  return link => {
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase();
    if (scheme !== undefined)
      return ['http', 'https', 'mailto', 'tel'].includes(scheme) ? null : `forbidden: ${link}`;
    if (link.startsWith('//')) return `names no scheme: ${link}`;
    if (link.startsWith('#')) return null;
    const { pathname, searchParams } = new URL(link, 'https://site.invalid/');
    const path = pathname.replace(/^\/|\/$/g, '');
    if (!leadsSomewhere(path)) return `leads nowhere: ${link}`;
    const shown = tagsOf.get(path);
    const tags = (shown && searchParams.get('tag')?.split(',')) ?? [];
    return tags.every(tag => shown?.has(tag)) ? null : `nothing has that tag: ${link}`;
  };
}

function isPicture(path: string, drawings: Content['drawings']): boolean {
  const [media, kind = '', file = '', ...rest] = path.split('/');
  if (media !== 'media' || rest.length > 0 || !isMediaKind(kind)) return false;
  return drawings[kind].has(toMediaName(file)?.id ?? '');
}
