import { parseBase64Url, toBase64Url } from './base64-url';

/** The part of a list that a URL selects: its page, and tags that every entry has, sorted. */
export type ListQuery = { page: number; tags: string[] };

export const unfilteredList: ListQuery = { page: 1, tags: [] };

/** The query parameters of a list. */
export type ListKind = { tagged: boolean };

/**
 * Parses a raw query. A page that is not a positive integer is the first; tags are
 * split at commas, each once, sorted.
 */
export function toListQuery(search: string, { tagged }: ListKind): ListQuery {
  const query = new URLSearchParams(search);
  return {
    page: toPage(query.get('page') ?? ''),
    tags: tagged ? toTags(query.getAll('tag').join(',')) : [],
  };
}

/** Tags of a comma-separated text, each once, sorted. */
export function toTags(text: string): string[] {
  const tags = text
    .replace(loneSurrogates, '')
    .split(',')
    .map(tag => tag.trim());
  return [...new Set(tags.filter(Boolean))].sort();
}

/** Unpaired surrogates, which a URL cannot contain. */
const loneSurrogates = /\p{Cs}/gu;

/** The canonical query of a list, '' for the complete list: literal commas, no first page. */
export function listQueryString({ page, tags }: ListQuery): string {
  const parts = [
    ...(tags.length > 0 ? [`tag=${tags.map(encodeTag).join(',')}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** As browsers encode a query, which includes the apostrophe. */
const encodeTag = (tag: string): string => encodeURIComponent(tag).replaceAll("'", '%27');

/** The URL of a part of a list. */
export const listHref = (path: string, query: ListQuery): string => path + listQueryString(query);

/** The current page of a list, and the URLs of its pages. */
export const listPages = (path: string, query: ListQuery) => ({
  page: query.page,
  hrefOf: (page: number) => listHref(path, { ...query, page }),
});

/** The first page of the list narrowed by one more tag. */
export const withTag = ({ tags }: ListQuery, tag: string): ListQuery => ({
  page: 1,
  tags: toTags([...tags, tag].join(',')),
});

/** The first page of the list without this tag. */
export const withoutTag = ({ tags }: ListQuery, tag: string): ListQuery => ({
  page: 1,
  tags: tags.filter(other => other !== tag),
});

/**
 * The internal segments of a list's query. Tags are in base64url, so that any text, even with a slash
 * or a dot segment, stays one plain segment.
 */
export function toListSegments({ page, tags }: ListQuery): string[] {
  return [
    ...(tags.length > 0 ? [`~tag-${toBase64Url(tags.join(','))}`] : []),
    ...(page > 1 ? [`~page-${page}`] : []),
  ];
}

/** Parses them; null for segments that are not a list's. */
export function parseListSegments(segments: string[] | undefined): ListQuery | null {
  const remaining = (segments ?? []).map(segment => segment.replace(/^%7e/i, '~'));
  const tag = /^~tag-([\w-]+)$/.exec(remaining[0] ?? '')?.[1];
  if (tag !== undefined) remaining.shift();
  const page = /^~page-([1-9]\d*)$/.exec(remaining[0] ?? '')?.[1];
  if (page !== undefined) remaining.shift();
  if (remaining.length > 0) return null;
  return {
    page: page === undefined ? 1 : Number(page),
    tags: tag === undefined ? [] : toTags(parseBase64Url(tag)),
  };
}

const toPage = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);
