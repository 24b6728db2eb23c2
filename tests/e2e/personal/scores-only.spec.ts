import { matchPath } from '@/lib/domain/match/match-name';
import { priceTraces } from '@/tests/fixtures/wire/price-traces';
import { youngestMatch } from '@/tests/e2e/support/site-matches';
import { violations } from '@/tests/e2e/support/violations';
import { expect, test, type Page } from '@/tests/e2e/support/test';

const scoresOnly = (page: Page) => page.getByRole('button', { name: 'Scores only' });
const notice = (page: Page) => page.getByRole('complementary', { name: 'Scores only' });

test('a visitor turns prices off, on every page and on the socket, and on again', async ({
  page,
  request,
  isMobile,
  consoleErrors,
}) => {
  test.setTimeout(120_000);
  consoleErrors.allow(/status of 403/);
  const match = matchPath(await youngestMatch(request));
  const frames: string[] = [];
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  await page.goto(match);
  await expect(page.locator('a[href*="/sportsbet/redirect/"]').first()).toBeAttached();
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(scoresOnly(page)).toHaveAttribute('aria-pressed', 'false');
  await scoresOnly(page).click();

  await expect(notice(page)).toContainText('Scores only is on');
  expect(new URL(page.url()).pathname).toBe(match);
  await expect(page.locator('a[href*="/redirect/"]')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /^(Markets|Prices)/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  frames.length = 0;
  // A page that has its snapshot is sent patches.
  await expect
    .poll(() => frames.some(frame => /"event_(?:updated|patch)"/.test(frame)), { timeout: 60_000 })
    .toBe(true);
  expect(frames.flatMap(frame => priceTraces(frame))).toEqual([]);

  const refused = await page.goto('/bonuses');
  expect(refused?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden by scores only');
  await page.getByRole('button', { name: 'Turn scores only off' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Bonuses');
  await expect(notice(page)).toHaveCount(0);
});

test(
  'works without scripts, and is offered on the page about responsible gambling',
  { tag: '@deep-on-phones' },
  async ({ noJsPage: page }) => {
    await page.goto('/responsible-gambling');
    await page.getByRole('button', { name: 'Turn prices off' }).click();

    await expect(notice(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/responsible-gambling');
    await page.goto('/odds/matches/all/in-play');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(priceTraces(await page.content())).toEqual([]);
    await notice(page).getByRole('button', { name: 'Turn off' }).click();

    await expect(page.locator('a[href*="/sportsbet/redirect/"]').first()).toBeAttached();
  },
);

test(
  'a price that another tab still shows leads to no bookmaker',
  { tag: '@deep-on-phones' },
  async ({ page, context, consoleErrors }) => {
    consoleErrors.allow(/status of 403/);
    await page.goto('/odds/matches/all/in-play');
    const price = page.locator('a[href*="/sportsbet/redirect/"]').first();
    const href = await price.getAttribute('href');
    const other = await context.newPage();
    await other.goto('/responsible-gambling');
    await other.getByRole('button', { name: 'Turn prices off' }).click();
    await expect(notice(other)).toBeVisible();

    expect((await page.goto(href ?? ''))?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden by scores only');
  },
);
