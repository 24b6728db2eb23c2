import { expect, type APIRequestContext } from '@playwright/test';

/** Resolves when the index, which is written in the background, has a match under these words. */
export async function foundBySearch(
  request: APIRequestContext,
  words: string,
  { path }: { path: string },
): Promise<void> {
  const suggestions = async () => {
    const response = await request.get(`/api/search/?${new URLSearchParams({ q: words })}`);
    return response.text();
  };
  await expect.poll(suggestions).toContain(path);
}
