import {
  bookmakerOrders,
  leastMarks,
  type BookmakerOrder,
  type LeastMark,
} from '@/lib/domain/content/bookmaker/sort-bookmakers';
import { parseBase64Url, toBase64Url } from './base64-url';

/** What the list of bookmakers shows: its order and filter, its page, and two of them compared. */
export type BookmakerQuery = {
  order: BookmakerOrder;
  leastMark: LeastMark;
  page: number;
  compared: [string, string] | null;
};

export const allBookmakers: BookmakerQuery = {
  order: 'rank',
  leastMark: 0,
  page: 1,
  compared: null,
};

/** The query parameters of the list. */
export const bookmakerKeys = ['sort', 'mark', 'page', 'compare'];

const slug = /^[\w.-]{1,100}$/;

/** Parses a raw query; values that are not one of the list's are dropped. */
export function toBookmakerQuery(search: string): BookmakerQuery {
  const query = new URLSearchParams(search);
  const sort = query.get('sort');
  const mark = query.get('mark');
  const page = query.get('page') ?? '';
  const [first, second, ...more] = [...new Set(query.getAll('compare').join(',').split(','))]
    .filter(name => slug.test(name))
    .sort();
  return {
    order: bookmakerOrders.find(order => order === sort) ?? 'rank',
    leastMark: leastMarks.find(least => String(least) === mark) ?? 0,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    compared: first && second && more.length === 0 ? [first, second] : null,
  };
}

/** The canonical query, '' for the complete list. A comparison has no order, filter or page. */
export function bookmakerQueryString(query: BookmakerQuery): string {
  if (query.compared) return `?compare=${query.compared.join(',')}`;
  const parts = [
    ...(query.order !== 'rank' ? [`sort=${query.order}`] : []),
    ...(query.leastMark > 0 ? [`mark=${query.leastMark}`] : []),
    ...(query.page > 1 ? [`page=${query.page}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The URL of the list with a query. */
export const bookmakersHref = (query: BookmakerQuery): string =>
  `/betting-sites${bookmakerQueryString(query)}`;

/** The internal segments of a query: one, in base64url. */
export function toBookmakerSegments(query: BookmakerQuery): string[] {
  const text = bookmakerQueryString(query);
  return text === '' ? [] : [`~query-${toBase64Url(text)}`];
}

/** Parses them; null for segments that are not the list's. */
export function parseBookmakerSegments(segments: string[] | undefined): BookmakerQuery | null {
  const [first, ...more] = (segments ?? []).map(segment => segment.replace(/^%7e/i, '~'));
  if (first === undefined) return allBookmakers;
  const text = /^~query-([\w-]+)$/.exec(first)?.[1];
  return text === undefined || more.length > 0 ? null : toBookmakerQuery(parseBase64Url(text));
}
