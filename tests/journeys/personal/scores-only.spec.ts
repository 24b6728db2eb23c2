import { priceTraces } from '@/tests/fixtures/wire/price-traces';
import { cardOf, oddsLinksOf } from '@/tests/journeys/support/cards';
import { violations } from '@/tests/journeys/support/violations';
import { expect, test, type Page } from '@/tests/journeys/support/test';

const scoresOnly = (page: Page) => page.getByRole('button', { name: 'Scores only' });
const notice = (page: Page) => page.getByRole('complementary', { name: 'Scores only' });

test('a visitor switches prices off, on every page and on the socket, and on again', async ({
  page,
  matches,
  isMobile,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 403/);
  const match = await matches.start({ at: { over: '14.2' } });
  const frames: string[] = [];
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  await page.goto(match.path);
  await expect(oddsLinksOf(page, match).first()).toBeAttached();
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(scoresOnly(page)).toHaveAttribute('aria-pressed', 'false');
  await scoresOnly(page).click();

  await expect(notice(page)).toContainText('Scores only is on');
  await expect(page).toHaveURL(match.path);
  await expect(page.locator('a[href*="/redirect/"]')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /^(Markets|Prices)/ })).toHaveCount(0);
  const score = page.getByRole('region', { name: 'Score' });
  await expect(score).toContainText('100/3');
  expect(await violations(page)).toEqual([]);
  frames.length = 0;
  await match.price('winner', [1.37]);
  // A wide and a single.
  await match.play(2);
  await expect(score).toContainText('102/3');
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.flatMap(frame => priceTraces(frame))).toEqual([]);

  const refused = await page.goto('/bonuses');
  expect(refused?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden by scores only');
  await page.getByRole('button', { name: 'Turn scores only off' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Bonuses');
  await expect(notice(page)).toHaveCount(0);
});

test(
  'the switch works without scripts, and is offered on the page about responsible gambling',
  { tag: '@deep-on-phones' },
  async ({ noJsPage: page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto('/responsible-gambling');
    await page.getByRole('button', { name: 'Turn prices off' }).click();

    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL('/responsible-gambling');
    await page.goto(`/odds/matches/${match.league}/in-play`);
    await expect(cardOf(page, match)).toBeVisible();
    expect(priceTraces(await page.content())).toEqual([]);
    await notice(page).getByRole('button', { name: 'Turn off' }).click();

    await expect(oddsLinksOf(cardOf(page, match), match)).toBeAttached();
  },
);

test(
  'a price that another tab still shows leads to no bookmaker',
  { tag: '@deep-on-phones' },
  async ({ page, context, consoleErrors, matches }) => {
    consoleErrors.allow(/status of 403/);
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto(`/odds/matches/${match.league}/in-play`);
    const href = await oddsLinksOf(cardOf(page, match), match).getAttribute('href');
    const other = await context.newPage();
    await other.goto('/responsible-gambling');
    await other.getByRole('button', { name: 'Turn prices off' }).click();
    await expect(notice(other)).toBeVisible();

    expect((await page.goto(href ?? ''))?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden by scores only');
  },
);
