import { fetchPage, pageSize, type ApiList } from './fetch-page';

/** For lists of hundreds: one of thousands is read in parts, or not completely. */
const maxPages = 20;

/** The first 2,000 items of a list of the API, page by page. */
export async function fetchAllPages<T>(list: ApiList<T>): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { count, results } = await fetchPage(list, page);
    items.push(...results);
    if (results.length === 0 || page * pageSize >= count) break;
  }
  return items;
}
