import { expect } from '@playwright/test';

/**
 * Resolves when the index, which is written in the background, has a document under these words: a
 * match or person by its id, a story by its slug. It asks the API: the site would keep an early
 * empty response for its 15 seconds.
 */
export async function foundBySearch(
  { apiUrl }: { apiUrl: string },
  words: string,
  { id }: { id: string },
): Promise<void> {
  // Words of other matches may begin with the tag of this one: 'DEL' is a part of Delhi.
  const query = new URLSearchParams({ q: words, page_size: '50' });
  const results = async () => (await fetch(`${apiUrl}/api/search/?${query}`)).text();
  await expect.poll(results).toContain(id);
}
