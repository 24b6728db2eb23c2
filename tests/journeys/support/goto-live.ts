import type { Page } from '@playwright/test';

/**
 * Opens a page that follows matches, and resolves once it has the snapshot that follows its subscription:
 * what is pushed from then on reaches it as a change. Before that it may come with the snapshot, which
 * says nothing of what was there before.
 */
export async function gotoLive(page: Page, path: string): Promise<void> {
  const snapshot = page.waitForResponse(
    response => new URL(response.url()).pathname.startsWith('/api/events/') && response.ok(),
  );
  await page.goto(path);
  await (await snapshot).finished();
}
