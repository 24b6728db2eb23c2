/** A tag and the number of items that have it. */
export type TagCount = { slug: string; name: string; count: number };

/** The `limit` most frequent tags of items, most frequent first. */
export function countTags(
  tagsOfItems: readonly { slug: string; name: string }[][],
  limit = Infinity,
): TagCount[] {
  const counts = new Map<string, TagCount>();
  for (const { slug, name } of tagsOfItems.flat()) {
    const { count } = counts.get(slug) ?? { count: 0 };
    counts.set(slug, { slug, name, count: count + 1 });
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, limit);
}

/** `deposit-match` as words. */
export const tagName = (slug: string): string =>
  slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
