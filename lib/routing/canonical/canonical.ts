import {
  searchPath,
  searchQueryString,
  toSearchQuery,
  toSearchSegments,
} from '@/lib/routing/search-query';
import {
  bookmakerKeys,
  bookmakerQueryString,
  toBookmakerQuery,
  toBookmakerSegments,
} from '@/lib/routing/bookmaker-query';
import {
  listQueryString,
  toListQuery,
  toListSegments,
  type ListKind,
} from '@/lib/routing/list-query';
import {
  calculatorOfPath,
  toTyped,
  toTypedSegments,
} from '@/lib/routing/calculator/calculator-query';
import { hasRouteForm, matchPageRoute, type RouteMatch } from '@/lib/routing/match-route';
import { closedSections, pageRoutes } from '@/lib/routing/routes';
import { isCalendarDay } from '@/lib/dates/calendar-day';
import { dayPath } from '@/lib/domain/match/list/matches-of-day';

/** How to respond to a request for a page: from an internal path, by a redirect, or with 404. */
export type Canonical =
  { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'not-found' };

/** The literal second segments of the site's routes by their first segment; content pages have none. */
const literalSegments = new Map<string, Set<string>>([['404', new Set()]]);
for (const { pattern, isContent } of pageRoutes) {
  const [, first = '', second = ''] = pattern.split('/');
  if (isContent || first === '') continue;
  const seconds = literalSegments.get(first) ?? new Set();
  if (second && !second.startsWith(':')) seconds.add(second);
  literalSegments.set(first, seconds);
}

/**
 * Maps the URL of a page to its canonical form. Query parameters of the route become internal segments
 * that begin with '~', so that pages never read a query and lists can be cached; other parameters reach
 * no page but are kept by redirects. `pathname` is as the browser sent it, still encoded.
 */
export function canonicalUrl(pathname: string, search: string): Canonical {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const segments = trimmed.split('/').slice(1);
  if (trimmed !== '/' && segments.some(isForbidden)) return { kind: 'not-found' };
  if (trimmed === '/404') return { kind: 'not-found' };

  const path = `/${withLowerCaseRoute(segments).join('/')}`;
  const match = matchPageRoute(path);
  if (match?.route.redirect) {
    const to = redirectPath(match);
    const target = canonicalUrl(to, search);
    // One redirect corrects path and query together.
    return target.kind === 'redirect' ? target : { kind: 'redirect', to: to + search };
  }
  const guides = isContentPath(segments) ? guidesWithTag(search) : null;
  if (guides) return { kind: 'redirect', to: guides };
  const canonical = canonicalOfPath(path, match, search);
  return canonical.kind === 'page' && path !== pathname
    ? { kind: 'redirect', to: path + search }
    : canonical;
}

function canonicalOfPath(path: string, match: RouteMatch | null, search: string): Canonical {
  if (!match) {
    const [, section = ''] = path.split('/', 2);
    // The content has no page there, so that the answer needs no host.
    return closedSections.includes(section) || hasRouteForm(path)
      ? { kind: 'not-found' }
      : { kind: 'page', path };
  }
  const { query, servedBy } = match.route;
  switch (query) {
    case 'q':
      return canonicalSearch(search);
    case 'typed':
      return { kind: 'page', path: [path, ...typedSegments(path, search)].join('/') };
    case 'bookmakers':
      return canonicalBookmakers(path, search);
    case 'date':
      return canonicalDate(path, search);
    case 'page':
    case 'page and tag':
      return canonicalList(path, search, { tagged: query === 'page and tag' });
    case 'history': {
      const isHistory = new URLSearchParams(search).get('history') === 'true';
      return { kind: 'page', path: isHistory ? `${path}/~history` : path };
    }
    default:
      return { kind: 'page', path: servedBy ?? path };
  }
}

/**
 * The same for a query that Next has parsed and serialised again, with commas encoded: a URL that
 * differs from its canonical form in encoding only is a page. The page handler, which sees URLs as they
 * were sent, redirects those.
 */
export function canonicalUrlAfterRewrite(pathname: string, search: string): Canonical {
  const canonical = canonicalUrl(pathname, search);
  if (canonical.kind !== 'redirect') return canonical;
  const [path = '', query = ''] = canonical.to.split('?', 2);
  const isSame = path === pathname && normalizeQuery(query) === normalizeQuery(search);
  return isSame ? canonicalUrl(path, query && `?${query}`) : canonical;
}

const normalizeQuery = (search: string): string => String(new URLSearchParams(search));

const redirectPath = ({ route, params }: RouteMatch): string =>
  (route.redirect ?? '').replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

/** The URL of a guide with a tag means the list of guides with that tag; null without a tag. */
function guidesWithTag(search: string): string | null {
  const tags = toListQuery(search, { tagged: true }).tags;
  if (tags.length === 0) return null;
  const { other } = splitQuery(search, ['tag', 'page']);
  return `/pages${joinQueries(listQueryString({ page: 1, tags }).slice(1), other)}`;
}

/** The parts of a list are pages at separate internal paths. */
function canonicalList(path: string, search: string, kind: ListKind): Canonical {
  const query = toListQuery(search, kind);
  const keys = kind.tagged ? ['tag', 'page'] : ['page'];
  const { selected, other } = splitQuery(search, keys);
  const canonical = listQueryString(query);
  if (selected !== canonical.slice(1))
    return { kind: 'redirect', to: path + joinQueries(canonical.slice(1), other) };
  return { kind: 'page', path: [path, '~list', ...toListSegments(query)].join('/') };
}

/** A form without scripts sends the day that it asks for as a parameter. */
function canonicalDate(path: string, search: string): Canonical {
  const date = new URLSearchParams(search).get('date');
  if (date === null) return { kind: 'page', path };
  const to = isCalendarDay(date) ? dayPath(date) : path;
  return { kind: 'redirect', to: to + joinQueries(splitQuery(search, ['date']).other) };
}

function canonicalBookmakers(path: string, search: string): Canonical {
  const query = toBookmakerQuery(search);
  const { selected, other } = splitQuery(search, bookmakerKeys);
  const canonical = bookmakerQueryString(query).slice(1);
  if (selected !== canonical) return { kind: 'redirect', to: path + joinQueries(canonical, other) };
  return { kind: 'page', path: [path, '~list', ...toBookmakerSegments(query)].join('/') };
}

function canonicalSearch(search: string): Canonical {
  const query = toSearchQuery(search);
  const { selected, other } = splitQuery(search, ['q']);
  const canonical = searchQueryString(query).slice(1);
  if (selected !== canonical)
    return { kind: 'redirect', to: searchPath + joinQueries(canonical, other) };
  return { kind: 'page', path: [searchPath, ...toSearchSegments(query)].join('/') };
}

/** The URL of a form that was sent stays as it is: only what was typed reaches the page. */
function typedSegments(path: string, search: string): string[] {
  const name = calculatorOfPath(path);
  return name ? toTypedSegments(name, toTyped(name, search)) : [];
}

/** The parameters of a query with these keys, as they were sent, and the others. */
function splitQuery(search: string, keys: string[]): { selected: string; other: string } {
  const parts = search.slice(1).split('&').filter(Boolean);
  const isKnown = (part: string) => keys.some(key => new URLSearchParams(part).has(key));
  return {
    selected: parts.filter(isKnown).join('&'),
    other: parts.filter(part => !isKnown(part)).join('&'),
  };
}

const joinQueries = (...queries: string[]): string => {
  const text = queries.filter(Boolean).join('&');
  return text && `?${text}`;
};

/** Empty, dot, internal and encoded-slash segments, backslashes, and malformed encodings. */
function isForbidden(segment: string): boolean {
  if (segment === '' || segment.startsWith('~') || /%(2f|5c|00)|\\/i.test(segment)) return true;
  try {
    const plain = decodeURIComponent(segment);
    return plain === '.' || plain === '..' || plain.startsWith('~');
  } catch {
    return true;
  }
}

const isContentPath = ([first = '']: string[]): boolean =>
  first !== '' && !literalSegments.has(first.toLowerCase());

function withLowerCaseRoute(segments: string[]): string[] {
  const [first = '', second, ...rest] = segments;
  const seconds = literalSegments.get(first.toLowerCase());
  if (!seconds) return segments;
  if (second === undefined) return [first.toLowerCase()];
  const lowerCase = second.toLowerCase();
  return [first.toLowerCase(), seconds.has(lowerCase) ? lowerCase : second, ...rest];
}
