import type { Schema } from '@/lib/contract/validation/parse';
import { getResponse, type CacheOptions } from '@/lib/api-client/client';

type Paged<T> = { count: number; results: T[] };

/** A list of the API host, which has it page by page, the newest first. */
export type ApiList<T> = {
  path: string;
  schema: Schema & { _zod: { output: Paged<T> } };
  cacheOptions: CacheOptions;
  /** The rest of the query, from its '&'. */
  query?: string;
};

/** The most that the API host sends at a time. */
export const pageSize = 100;

/** One page of a list in the largest size; empty when the host has no such list. */
export async function fetchPage<T>(
  { path, schema, cacheOptions, query = '' }: ApiList<T>,
  page: number,
): Promise<Paged<T>> {
  const address = `${path}?page_size=${pageSize}&page=${page}${query}`;
  const response = (await getResponse(address, schema, cacheOptions)) as Paged<T> | null;
  return response ?? { count: 0, results: [] };
}

/**
 * The items of a list between two positions, counted from the oldest: what is added to the list does not move
 * them. Costs the same wherever they are: a call for every hundred, and one for the length.
 */
export async function fetchFromOldest<T>(
  list: ApiList<T>,
  first: number,
  end: number,
): Promise<T[]> {
  const { count } = await fetchPage(list, 1);
  const newest = Math.max(0, count - end);
  const oldest = Math.max(0, count - first);
  const page = Math.floor(newest / pageSize);
  const pages = Array.from({ length: Math.ceil(oldest / pageSize) - page }, (_, index) =>
    fetchPage(list, page + index + 1),
  );
  const items = (await Promise.all(pages)).flatMap(({ results }) => results);
  return items.slice(newest - page * pageSize, oldest - page * pageSize).reverse();
}
