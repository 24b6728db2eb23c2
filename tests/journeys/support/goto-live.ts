import type { Page } from '@playwright/test';

const anyOrigin = 'http://localhost';

/**
 * Opens a page that follows matches, and resolves once the page has the snapshot that it fetches after
 * subscribing. Whatever is pushed later reaches the page as a live change. Something pushed earlier may be
 * part of the snapshot, and then the page shows neither a direction nor a count for it.
 */
export async function gotoLive(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(path, anyOrigin);
  const snapshot = page.waitForResponse(response => {
    // The page that is left may still fetch its own.
    const { referer = anyOrigin } = response.request().headers();
    return (
      new URL(response.url()).pathname.startsWith('/api/events/') &&
      new URL(referer).pathname === pathname &&
      response.ok()
    );
  });
  await page.goto(path);
  await (await snapshot).finished();
}
