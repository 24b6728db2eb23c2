import { matchPageRoute } from '@/lib/routing/match-route';
import { fileRoutes, pageRoutes } from '@/lib/routing/routes';
import { trimSlashes } from '@/lib/domain/trim-slashes';
import type { SiteContent } from './content';
import type { Sources } from './sources';
import { joinPath } from './validation-errors';
import { toMediaName, isMediaKind } from './photos/picture-asset';

const attribute = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;
const linkKeys = new Set(['link', 'external_link', 'video_url', 'url', 'terms_url']);

/** Every URL in a value: those of HTML in its texts, and the fields that contain one. */
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

/** Pages and files that exist independently of the content. */
const fixedPaths = [
  ...pageRoutes
    .filter(({ pattern, isContent, disallow }) => !pattern.includes(':') && !isContent && !disallow)
    .map(({ pattern }) => pattern),
  ...fileRoutes.filter(({ linkable }) => linkable).map(({ pattern }) => pattern),
].map(trimSlashes);

/** Whether a path belongs to a route whose parameters no content file defines. */
function isLinkable(path: string): boolean {
  const { linkable } = matchPageRoute(`/${path}`)?.route ?? {};
  return linkable === 'all' || (linkable?.test(path) ?? false);
}

/** The pages of a bookmaker. */
const bookmakerPaths = (slug: string): string[] => [
  slug,
  `betting-sites/${slug}`,
  `bookmaker/redirect/${slug}`,
];

/** The pages of a content file. */
function pathsOfFile(file: string): string[] {
  const [, folder, name = ''] = /^([a-z]+)\/(.+)\.md$/.exec(file) ?? [];
  if (folder === 'pages') return [name];
  return folder === 'bookmakers' ? bookmakerPaths(name) : [`${folder}/${name}`];
}

/** The stories that links may lead to. */
export type StoryNames = {
  /** Of all files, also of those that are left out. */
  slugs: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** Whether a file is left out or in use in its previous version, so that its tags are not known. */
  areReplaced: boolean;
};

export const noStories: StoryNames = { slugs: new Set(), tags: new Set(), areReplaced: false };

/**
 * Returns a function that describes the error of a link; null for a valid one. A link to a file
 * that is left out is valid: it is not the linking file that has to be corrected.
 */
export function createLinkChecker(
  content: SiteContent,
  { leftOut, isReplaced }: Pick<Sources, 'leftOut' | 'isReplaced'>,
  stories: StoryNames,
): (link: string) => string | null {
  const contentPaths = new Set([
    ...fixedPaths,
    ...content.pages.keys(),
    ...content.bonuses.map(({ item }) => `bonuses/${item.slug}`),
    ...content.bookmakers.flatMap(({ item }) => bookmakerPaths(item.slug)),
    ...[...leftOut].flatMap(pathsOfFile),
    ...content.redirects.map(({ from }) => trimSlashes(from)),
  ]);

  const tagsOf = new Map<string, ReadonlySet<string>>([
    ['news', stories.tags],
    ['pages', new Set(content.guides.flatMap(({ tags }) => (tags ?? []).map(({ slug }) => slug)))],
    ['bonuses', new Set(content.bonuses.flatMap(({ tags }) => tags))],
  ]);

  const isValidTarget = (path: string): boolean =>
    contentPaths.has(path) ||
    (path.startsWith('news/') && stories.slugs.has(path.slice('news/'.length))) ||
    isLinkable(path) ||
    isPicture(path, content.drawings);

  return link => {
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase();
    if (scheme !== undefined)
      return ['http', 'https', 'mailto', 'tel'].includes(scheme) ? null : `forbidden: ${link}`;
    if (link.startsWith('//')) return `names no scheme: ${link}`;
    if (link.startsWith('#')) return null;
    const { pathname, searchParams } = new URL(link, 'https://site.invalid/');
    const path = pathname.replace(/^\/|\/$/g, '');
    if (!isValidTarget(path)) return `no such page: ${link}`;
    const isUncertain = path === 'news' ? stories.areReplaced : isReplaced(`${path}/`);
    const knownTags = isUncertain ? undefined : tagsOf.get(path);
    const tags = (knownTags && searchParams.get('tag')?.split(',')) ?? [];
    return tags.every(tag => knownTags?.has(tag)) ? null : `nothing has that tag: ${link}`;
  };
}

function isPicture(path: string, drawings: SiteContent['drawings']): boolean {
  const [media, kind = '', file = '', ...rest] = path.split('/');
  if (media !== 'media' || rest.length > 0 || !isMediaKind(kind)) return false;
  return drawings[kind].has(toMediaName(file)?.id ?? '');
}
