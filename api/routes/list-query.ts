import * as z from 'zod';

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d*$/, 'expected a positive whole number')
    .transform(Number)
    .refine(value => value <= max, `expected at most ${max}`);

/** `page_size` and `page` of a paged list. */
export const pageQuery = (pageSize: number) =>
  z.object({
    page_size: wholeNumber(100).default(pageSize),
    page: wholeNumber(100_000).default(1),
  });

/** The same with `tag`: comma-separated, all must match. */
export const taggedQuery = (pageSize: number) =>
  pageQuery(pageSize).extend({ tag: z.string().max(1000).default('') });

type Page = { page_size: number; page: number };

/** One page of a list, and the length of the complete list. */
export function pageOf<T>(items: readonly T[], { page_size, page }: Page) {
  const first = (page - 1) * page_size;
  return { count: items.length, results: items.slice(first, first + page_size) };
}

/** The tags of a query, in lower case. */
export const tagsOf = (query: string): string[] =>
  query
    .split(',')
    .map(tag => tag.trim().toLowerCase())
    .filter(Boolean);

/** Whether an item has every tag of a query, in any case. */
export function hasTags(query: string, tags: readonly string[]): boolean {
  const itemTags = new Set(tags.map(tag => tag.toLowerCase()));
  return tagsOf(query).every(tag => itemTags.has(tag));
}
