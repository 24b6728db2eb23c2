import { parseBase64Url, toBase64Url } from './base64-url';
import { cleanQuery } from '@/lib/domain/search/search-words';

export const searchPath = '/search';

/** The canonical query string of a search, '' for an empty one. */
export function searchQueryString(query: string): string {
  const q = cleanQuery(query);
  return q === '' ? '' : `?${new URLSearchParams({ q })}`;
}

/** The URL of a search. */
export const searchHref = (query: string): string => searchPath + searchQueryString(query);

/** Parses the search from a query string, '' for an empty one. */
export const toSearchQuery = (search: string): string =>
  cleanQuery(new URLSearchParams(search).get('q') ?? '');

/** The internal path segments of a search. */
export const toSearchSegments = (query: string): string[] =>
  query === '' ? [] : [`~q-${toBase64Url(query)}`];

/** Parses internal segments; null for segments that are not those of a search. */
export function parseSearchSegments(segments: string[] | undefined): string | null {
  const [first, ...rest] = (segments ?? []).map(segment => segment.replace(/^%7e/i, '~'));
  if (first === undefined) return '';
  const encoded = /^~q-([\w-]+)$/.exec(first)?.[1];
  return encoded === undefined || rest.length > 0 ? null : cleanQuery(parseBase64Url(encoded));
}
