import { readClickOutPath } from './click-out';
import { isNewsletterPage, newsletterActions, newsletterOutcomes } from './newsletter';
import { searchPath, searchSearch, toSearchQuery, toSearchSegments } from './search-query';
import { listSearch, toListQuery, toListSegments, type ListKind } from './list-query';

/** What to do with a request for a page: serve it from an internal path, send it on, or say 404. */
export type Canonical =
  { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'not-found' };

const firstList = '/odds/matches/all/in-play';
const listAliases = new Set(['/odds', '/odds/matches', '/matches']);

/** First segments of fixed routes: they are written in lower case. */
const fixedSegments = new Set([
  'odds',
  'matches',
  'match-history',
  'news',
  'how-to-bet',
  'bonuses',
  'about-us',
  'pages',
  'betting-sites',
  'search',
  'sportsbet',
  'bookmaker',
  'newsletter',
  '404',
]);

/** Their fixed second segments. */
const fixedSeconds: Partial<Record<string, string[]>> = {
  odds: ['matches', 'outrights'],
  sportsbet: ['redirect'],
  bookmaker: ['redirect'],
  newsletter: [...newsletterActions, ...newsletterOutcomes],
};

/**
 * The one spelling of a page's URL. Queries we know become internal segments that begin with '~',
 * so that pages never read a query and lists can be kept; queries we do not know reach no page,
 * yet stay on redirects. `pathname` is as the browser sent it, still encoded.
 */
export function canonicalUrl(pathname: string, search: string): Canonical {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const segments = trimmed.split('/').slice(1);
  if (trimmed !== '/' && segments.some(isForbidden)) return { kind: 'not-found' };
  if (trimmed === '/404') return { kind: 'not-found' };

  const path = `/${withLowerCaseRoute(segments).join('/')}`;
  if (listAliases.has(path)) return { kind: 'redirect', to: firstList + search };
  const league = /^\/odds\/matches\/([^/]+)$/.exec(path)?.[1];
  if (league) return { kind: 'redirect', to: `/odds/matches/${league}/in-play${search}` };
  const guides = isArticle(segments) ? guidesWithTag(search) : null;
  if (guides) return { kind: 'redirect', to: guides };
  const answer = canonicalOfPath(path, search);
  return answer.kind === 'page' && path !== pathname
    ? { kind: 'redirect', to: path + search }
    : answer;
}

/** The same for a path in its one spelling, so that one redirect mends path and query together. */
function canonicalOfPath(path: string, search: string): Canonical {
  const out = canonicalOut(path) ?? canonicalNewsletter(path);
  if (out) return out;
  if (path === searchPath) return canonicalSearch(search);
  const list = lists.get(path);
  if (list) return canonicalList(path, search, list);
  if (isMatch(path) && new URLSearchParams(search).get('history') === 'true')
    return { kind: 'page', path: `${path}/~history` };
  return { kind: 'page', path };
}

/**
 * The same for a query that Next has read and written anew, with commas encoded: what differs in
 * encoding alone is served. The page server, which sees addresses as they came, sends that on.
 */
export function canonicalOfRewritten(pathname: string, search: string): Canonical {
  const answer = canonicalUrl(pathname, search);
  if (answer.kind !== 'redirect') return answer;
  const [path = '', query = ''] = answer.to.split('?', 2);
  const isSame = path === pathname && wordsOf(query) === wordsOf(search);
  return isSame ? canonicalUrl(path, query && `?${query}`) : answer;
}

const wordsOf = (search: string): string => String(new URLSearchParams(search));

/** A guide's address with a tag means the list of guides with that tag; null without one. */
function guidesWithTag(search: string): string | null {
  const tags = toListQuery(search, { tagged: true }).tags;
  if (tags.length === 0) return null;
  const { other } = partsOf(search, ['tag', 'page']);
  return `/pages${joinSearch(listSearch({ page: 1, tags }).slice(1), other)}`;
}

/** Redirect screens: one page for every price, which reads the address itself; null for other pages. */
function canonicalOut(path: string): Canonical | null {
  const isOut = /^\/(sportsbet|bookmaker)(\/|$)/.exec(path)?.[1];
  if (!isOut) return null;
  if (readClickOutPath(path)) return { kind: 'page', path: '/sportsbet/redirect' };
  const isBookmaker = /^\/bookmaker\/redirect\/[\w.-]{1,100}$/.test(path);
  return isBookmaker ? { kind: 'page', path } : { kind: 'not-found' };
}

/** What newsletter mails link to and what follows; null for other pages, `/newsletter` itself among them. */
const canonicalNewsletter = (path: string): Canonical | null =>
  !path.startsWith('/newsletter/')
    ? null
    : isNewsletterPage(path)
      ? { kind: 'page', path }
      : { kind: 'not-found' };

/** Lists in pages, and whether they can be narrowed by tags. */
const lists = new Map<string, ListKind>([
  ['/news', { tagged: true }],
  ['/pages', { tagged: true }],
  ['/bonuses', { tagged: true }],
  ['/betting-sites', { tagged: false }],
  ['/match-history', { tagged: false }],
]);

/** A list's parts have pages of their own, at internal paths; another spelling is sent on. */
function canonicalList(path: string, search: string, kind: ListKind): Canonical {
  const query = toListQuery(search, kind);
  const keys = kind.tagged ? ['tag', 'page'] : ['page'];
  const { known, other } = partsOf(search, keys);
  const canonical = listSearch(query);
  if (known !== canonical.slice(1))
    return { kind: 'redirect', to: path + joinSearch(canonical.slice(1), other) };
  return { kind: 'page', path: [path, '~list', ...toListSegments(query)].join('/') };
}

/** A search is found again by what it asks for, however that was written. */
function canonicalSearch(search: string): Canonical {
  const query = toSearchQuery(search);
  const { known, other } = partsOf(search, ['q']);
  const canonical = searchSearch(query).slice(1);
  if (known !== canonical)
    return { kind: 'redirect', to: searchPath + joinSearch(canonical, other) };
  return { kind: 'page', path: [searchPath, ...toSearchSegments(query)].join('/') };
}

/** The parts of a query that we know, as they came, and the rest of it. */
function partsOf(search: string, keys: string[]): { known: string; other: string } {
  const parts = search.slice(1).split('&').filter(Boolean);
  const isKnown = (part: string) => keys.some(key => new URLSearchParams(part).has(key));
  return {
    known: parts.filter(isKnown).join('&'),
    other: parts.filter(part => !isKnown(part)).join('&'),
  };
}

const joinSearch = (...queries: string[]): string => {
  const text = queries.filter(Boolean).join('&');
  return text && `?${text}`;
};

const isMatch = (path: string): boolean => /^\/matches\/[^/]+$/.test(path);

/** Empty, dot, internal and encoded-slash segments, backslashes, and encodings that are none. */
function isForbidden(segment: string): boolean {
  if (segment === '' || segment.startsWith('~') || /%(2f|5c|00)|\\/i.test(segment)) return true;
  try {
    const plain = decodeURIComponent(segment);
    return plain === '.' || plain === '..' || plain.startsWith('~');
  } catch {
    return true;
  }
}

/** Pages of the host's own: articles, guides among them. */
const isArticle = ([first = '']: string[]): boolean =>
  first !== '' && !fixedSegments.has(first.toLowerCase());

function withLowerCaseRoute(segments: string[]): string[] {
  const [first = '', second, ...rest] = segments;
  const route = first.toLowerCase();
  if (!fixedSegments.has(route)) return segments;
  const fixed = fixedSeconds[route]?.find(known => known === second?.toLowerCase());
  return [route, ...(second === undefined ? [] : [fixed ?? second]), ...rest];
}
