import type { Schema } from '../contract/parse';
import type { ListQuery } from '../domain/list-query';
import { isRefused } from './api-error';
import { getAnswer, type Keep } from './client';

/** One page of a list, how many there are, and the advert below it, if any. */
export type List<T> = { items: T[]; count: number; pages: number; banner: string };

type Paged<T> = { count: number; results: T[]; banner?: string | null | undefined };
type PagedSchema<T> = Schema & { _zod: { output: Paged<T> } };

type Answer<T> = Paged<T> | 'refused' | null;

/**
 * One page of a list; null beyond the last page of a list that has any. Without the list: empty.
 * `search` is what else the address asks for, from its '&'.
 */
export async function getList<T>(
  path: string,
  schema: PagedSchema<T>,
  query: ListQuery,
  { pageSize, search = '', ...keep }: Keep & { pageSize: number; search?: string },
): Promise<List<T> | null> {
  const tag = query.tags.length > 0 ? `&tag=${query.tags.map(encodeURIComponent).join(',')}` : '';
  const address = `${path}?page_size=${pageSize}&page=${query.page}${search}${tag}`;
  const answer = (await getAnswer(address, schema, keep).catch(refused)) as Answer<T>;
  if (answer === 'refused') return null;
  // Some hosts answer 404 beyond the last page.
  if (!answer && query.page > 1) return null;
  const { count, results, banner } = answer ?? { count: 0, results: [] };
  const pages = Math.max(1, Math.ceil(count / pageSize));
  if (query.page > pages && count > 0) return null;
  return { items: results, count, pages, banner: banner ?? '' };
}

function refused(error: unknown): 'refused' {
  if (isRefused(error)) return 'refused';
  throw error;
}
