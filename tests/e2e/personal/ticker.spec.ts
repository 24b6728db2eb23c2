import { priceTraces } from '@/tests/fixtures/wire/price-traces';
import { violations } from '@/tests/e2e/support/violations';
import { expect, test, type Page } from '@/tests/e2e/support/test';

const ticker = (page: Page) => page.getByRole('complementary', { name: 'Live scores' });
const interact = async (page: Page) => {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
};

test('a page without matches shows the live ones after the first interaction, without moving', async ({
  page,
}) => {
  const sockets: string[] = [];
  page.on('websocket', socket => sockets.push(socket.url()));
  await page.goto('/how-to-bet');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(sockets).toEqual([]);
  const shifts = await page.evaluateHandle(() => {
    const values: number[] = [];
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if ('value' in entry) values.push(Number(entry.value));
    }).observe({ type: 'layout-shift' });
    return values;
  });
  await interact(page);

  await expect(ticker(page).getByRole('link').first()).toBeVisible();
  expect(sockets).toHaveLength(1);
  expect(await shifts.jsonValue()).toEqual([]);
  expect(await violations(page)).toEqual([]);
  const text = () => ticker(page).innerText();
  const before = await text();
  await expect.poll(text, { timeout: 45_000 }).not.toBe(before);

  await ticker(page).getByRole('link').first().click();
  await page.waitForURL(/\/matches\//);
  await expect(ticker(page)).toHaveCount(0);
});

test(
  'it stays closed for the visit, and has no prices with scores only',
  { tag: '@deep-on-phones' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'scores_only', value: '1', url: baseURL ?? '' }]);
    await page.goto('/how-to-bet');
    await interact(page);
    await expect(ticker(page).getByRole('link').first()).toBeVisible();
    expect(priceTraces(await ticker(page).innerHTML())).toEqual([]);
    expect(await ticker(page).innerText()).not.toMatch(/\d\.\d\d/);

    await ticker(page).getByRole('button', { name: 'Close live scores' }).click();
    await expect(ticker(page)).toHaveCount(0);
    await page.reload();
    await interact(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(ticker(page)).toHaveCount(0);
  },
);
