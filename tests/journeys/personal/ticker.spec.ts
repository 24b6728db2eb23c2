import { priceTraces } from '@/tests/fixtures/wire/price-traces';
import { violations } from '@/tests/journeys/support/violations';
import { expect, test, type Page } from '@/tests/journeys/support/test';

const ticker = (page: Page) => page.getByRole('complementary', { name: 'Live scores' });
const interact = async (page: Page) => {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
};

test('a page without matches shows the live ones after the first interaction, without moving', async ({
  page,
  matches,
}) => {
  const match = await matches.start({ at: { over: '14.2' } });
  await match.price('winner', [1.8, 2.1]);
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

  const item = ticker(page).locator(`a[href="${match.path}"]`);
  await expect(item).toBeVisible();
  await expect(item).toContainText('100/3');
  await expect(item).toContainText('1.80');
  expect(sockets).toHaveLength(1);
  expect(await shifts.jsonValue()).toEqual([]);
  expect(await violations(page)).toEqual([]);
  // A wide and a single.
  await match.play(2);
  await match.price('winner', [1.62]);
  await expect(item).toContainText('102/3');
  await expect(item).toContainText('1.62');

  await item.click();
  await page.waitForURL(match.path);
  await expect(ticker(page)).toHaveCount(0);
});

test(
  'the ticker stays closed for the visit, and has no prices with scores only',
  { tag: '@deep-on-phones' },
  async ({ page, context, baseURL, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await context.addCookies([{ name: 'scores_only', value: '1', url: baseURL ?? '' }]);
    await page.goto('/how-to-bet');
    await interact(page);
    await expect(ticker(page).locator(`a[href="${match.path}"]`)).toContainText('100/3');
    expect(priceTraces(await ticker(page).innerHTML())).toEqual([]);
    expect(await ticker(page).innerText()).not.toMatch(/\d\.\d\d/);

    await ticker(page).getByRole('button', { name: 'Close live scores' }).click();
    await expect(ticker(page)).toHaveCount(0);
    await page.reload();
    const sockets: string[] = [];
    page.on('websocket', socket => sockets.push(socket.url()));
    const loaded = page.waitForResponse(async response => {
      const isScript = response.request().resourceType() === 'script';
      return isScript && (await response.text()).includes('Close live scores');
    });
    await interact(page);
    await loaded;
    // An open one would connect immediately; requests of a page are sent in order.
    await page.evaluate(() => fetch('/icon-192.png').then(() => undefined));
    await expect(ticker(page)).toHaveCount(0);
    expect(sockets).toEqual([]);
  },
);
