import type { Schema } from '../contract/parse';
import { getAnswer, type Keep } from './client';

type Paged<T> = { count: number; results: T[] };
type PagedSchema<T> = Schema & { _zod: { output: Paged<T> } };

const pageSize = 100;
/** A search engine reads 50,000 addresses of one kind; nobody needs more. */
const maxPages = 500;

/** All items of a list of the API, page by page. */
export async function getWholeList<T>(
  path: string,
  schema: PagedSchema<T>,
  keep: Keep,
  query = '',
): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const address = `${path}?page_size=${pageSize}&page=${page}${query}`;
    const answer = (await getAnswer(address, schema, keep)) as Paged<T> | null;
    items.push(...(answer?.results ?? []));
    if (!answer || answer.results.length === 0 || page * pageSize >= answer.count) break;
  }
  return items;
}
