import type { Schema } from '@/lib/contract/validation/parse';
import type { ListQuery } from '@/lib/routing/list-query';
import { isClientError } from '@/lib/api-client/api-error';
import { getResponse, type CacheOptions } from '@/lib/api-client/client';

/** One page of a list, the number of items and pages, and the advert below it, if any. */
export type List<T> = { items: T[]; count: number; pages: number; banner: string };

type Paged<T> = { count: number; results: T[]; banner?: string | null | undefined };
type PagedSchema<T> = Schema & { _zod: { output: Paged<T> } };

type PageResponse<T> = Paged<T> | 'refused' | null;

/**
 * One page of a list; null beyond the last page of a list that has any. Empty when the host has no
 * such list. `search` is the rest of the query, from its '&'.
 */
export async function fetchListPage<T>(
  path: string,
  schema: PagedSchema<T>,
  query: ListQuery,
  { pageSize, search = '', ...cacheOptions }: CacheOptions & { pageSize: number; search?: string },
): Promise<List<T> | null> {
  const tag = query.tags.length > 0 ? `&tag=${query.tags.map(encodeURIComponent).join(',')}` : '';
  const address = `${path}?page_size=${pageSize}&page=${query.page}${search}${tag}`;
  const response = (await getResponse(address, schema, cacheOptions).catch(
    refused,
  )) as PageResponse<T>;
  if (response === 'refused') return null;
  // Some hosts respond 404 beyond the last page.
  if (!response && query.page > 1) return null;
  const { count, results, banner } = response ?? { count: 0, results: [] };
  const pages = Math.max(1, Math.ceil(count / pageSize));
  if (query.page > pages && count > 0) return null;
  return { items: results, count, pages, banner: banner ?? '' };
}

function refused(error: unknown): 'refused' {
  if (isClientError(error)) return 'refused';
  throw error;
}
