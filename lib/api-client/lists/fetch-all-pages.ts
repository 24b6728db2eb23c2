import type { Schema } from '@/lib/contract/validation/parse';
import { getResponse, type CacheOptions } from '@/lib/api-client/client';

type Paged<T> = { count: number; results: T[] };
type PagedSchema<T> = Schema & { _zod: { output: Paged<T> } };

const pageSize = 100;
/** A sitemap holds 50,000 URLs of one kind; more are not needed. */
const maxPages = 500;

/** All items of a list of the API, page by page. */
export async function fetchAllPages<T>(
  path: string,
  schema: PagedSchema<T>,
  cacheOptions: CacheOptions,
  query = '',
): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const address = `${path}?page_size=${pageSize}&page=${page}${query}`;
    const response = (await getResponse(address, schema, cacheOptions)) as Paged<T> | null;
    items.push(...(response?.results ?? []));
    if (!response || response.results.length === 0 || page * pageSize >= response.count) break;
  }
  return items;
}
