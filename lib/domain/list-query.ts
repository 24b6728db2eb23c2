import { ofBase64Url, toBase64Url } from './base64-url';

/** Which part of a list is asked for: its page, and the tags that all of it has, sorted. */
export type ListQuery = { page: number; tags: string[] };

export const wholeList: ListQuery = { page: 1, tags: [] };

/** What a list understands of a query. */
export type ListKind = { tagged: boolean };

/**
 * Reads a query's text as it came. A page that is no positive whole number is the first; tags are
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
    .replace(halfCharacters, '')
    .split(',')
    .map(tag => tag.trim());
  return [...new Set(tags.filter(Boolean))].sort();
}

/** Halves of surrogate pairs: no address can hold one. */
const halfCharacters = /\p{Cs}/gu;

/** The one spelling of a list's query, '' for the whole list: literal commas, no first page. */
export function listSearch({ page, tags }: ListQuery): string {
  const parts = [
    ...(tags.length > 0 ? [`tag=${tags.map(encodeTag).join(',')}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** As browsers write it in a query: they encode an apostrophe too. */
const encodeTag = (tag: string): string => encodeURIComponent(tag).replaceAll("'", '%27');

/** The address of a part of a list. */
export const listHref = (path: string, query: ListQuery): string => path + listSearch(query);

/** The first page of what has this tag too. */
export const withTag = ({ tags }: ListQuery, tag: string): ListQuery => ({
  page: 1,
  tags: toTags([...tags, tag].join(',')),
});

/** The first page of what need not have this tag. */
export const withoutTag = ({ tags }: ListQuery, tag: string): ListQuery => ({
  page: 1,
  tags: tags.filter(other => other !== tag),
});

/**
 * The internal segments of a list's query. Tags go in base64url: whatever a visitor writes, a slash
 * or a dot segment included, stays one plain segment.
 */
export function toListSegments({ page, tags }: ListQuery): string[] {
  return [
    ...(tags.length > 0 ? [`~tag-${toBase64Url(tags.join(','))}`] : []),
    ...(page > 1 ? [`~page-${page}`] : []),
  ];
}

/** Reads them back; null for segments that are none of a list. */
export function ofListSegments(segments: string[] | undefined): ListQuery | null {
  const rest = (segments ?? []).map(segment => segment.replace(/^%7e/i, '~'));
  const tag = /^~tag-([\w-]+)$/.exec(rest[0] ?? '')?.[1];
  if (tag !== undefined) rest.shift();
  const page = /^~page-([1-9]\d*)$/.exec(rest[0] ?? '')?.[1];
  if (page !== undefined) rest.shift();
  if (rest.length > 0) return null;
  return {
    page: page === undefined ? 1 : Number(page),
    tags: tag === undefined ? [] : toTags(ofBase64Url(tag)),
  };
}

const toPage = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);
