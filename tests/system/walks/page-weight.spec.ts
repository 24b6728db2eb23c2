import type { Request } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@/tests/journeys/support/test';

const list = '/odds/matches/all/in-play';
const maxHtmlBytes = 30 * 1024;
const maxRequests = 20;
const largeScript = 17 * 1024;
/** Loaded by scrolling, or for the browser's tab. */
const lazy = /^\/(cards|media)\/|^\/favicon/;

test.describe('budgets', { tag: '@desktop' }, () => {
  test('the HTML of the list and of a match is at most 30 KB compressed', async ({
    request,
    matches,
  }) => {
    // As many as on a day with much cricket; an innings with all its comments is the largest page.
    const match = await matches.start({ at: { innings: 2, over: '14.2' } });
    for (let others = 0; others < 7; others++) await matches.start({ at: { over: '14.2' } });
    for (const path of ['/', list, match.path]) {
      const body = await (await request.get(path)).body();
      expect(gzipSync(body).byteLength, path).toBeLessThanOrEqual(maxHtmlBytes);
    }
  });

  test('a page needs at most 20 requests, without lazy images', async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    for (const path of ['/', list, match.path]) {
      // Neither the previous page nor a snapshot request counts as loading.
      await page.goto('about:blank');
      const asked = new Set<string>();
      const add = (sent: Request) => asked.add(new URL(sent.url()).pathname);
      page.on('request', add);
      await page.goto(path, { waitUntil: 'networkidle' });
      page.off('request', add);
      const own = [...asked].filter(name => !lazy.test(name));
      expect(own.length, own.join(' ')).toBeLessThanOrEqual(maxRequests);
    }
  });

  test('a large script is compiled while it is loaded, in each encoding', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const scripts = new Set(html.match(/\/_next\/static\/[^"]+\.js/g));
    for (const coding of ['identity', 'gzip', 'br']) {
      const texts = await Promise.all(
        [...scripts].map(async script =>
          (await request.get(script, { headers: { 'accept-encoding': coding } })).text(),
        ),
      );
      const large = texts.filter(text => text.length > largeScript);
      expect(large.length, coding).toBeGreaterThan(0);
      for (const text of large)
        expect(text.slice(0, 40)).toContain('//# allFunctionsCalledOnLoad\n');
    }
  });

  test('nothing is wider than the window', async ({ page, matches, consoleErrors }) => {
    consoleErrors.allow(/status of 404.*no-such-page/);
    const match = await matches.start({ at: { over: '14.2' } });
    for (const path of ['/', list, match.path, '/no-such-page']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      for (const width of [320, 390, 768, 1280, 1680]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('html'), path).toHaveJSProperty('scrollWidth', width);
      }
    }
  });
});
