import { ofBase64Url, toBase64Url } from './base64-url';
import { cleanQuery } from './search-words';

export const searchPath = '/search';

/** The one spelling of a search's query as forms write it, '' for none. */
export function searchSearch(query: string): string {
  const q = cleanQuery(query);
  return q === '' ? '' : `?${new URLSearchParams({ q })}`;
}

/** The address of a search. */
export const searchHref = (query: string): string => searchPath + searchSearch(query);

/** What a query's text asks for, '' for nothing. */
export const toSearchQuery = (search: string): string =>
  cleanQuery(new URLSearchParams(search).get('q') ?? '');

/** The internal segments of a search. */
export const toSearchSegments = (query: string): string[] =>
  query === '' ? [] : [`~q-${toBase64Url(query)}`];

/** Reads them back; null for segments that are none of a search. */
export function ofSearchSegments(segments: string[] | undefined): string | null {
  const [first, ...rest] = (segments ?? []).map(segment => segment.replace(/^%7e/i, '~'));
  if (first === undefined) return '';
  const encoded = /^~q-([\w-]+)$/.exec(first)?.[1];
  return encoded === undefined || rest.length > 0 ? null : cleanQuery(ofBase64Url(encoded));
}
