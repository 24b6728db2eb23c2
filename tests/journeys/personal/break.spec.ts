import { priceTraces } from '@/tests/fixtures/wire/price-traces';
import { cardOf, oddsLinksOf } from '@/tests/journeys/support/cards';
import { violations } from '@/tests/journeys/support/violations';
import { expect, test, type Page } from '@/tests/journeys/support/test';

const notice = (page: Page) => page.getByRole('complementary', { name: 'Scores only' });
const endPattern = /You are on a break until [A-Z][a-z]{2} \d+, \d{4}, \d\d:\d\d\./;

async function beginBreak(page: Page, length: string): Promise<void> {
  await page.goto('/responsible-gambling/break');
  await page.getByRole('radio', { name: length }).check();
  await page.getByRole('checkbox', { name: /cannot end the break early/ }).check();
  await page.getByRole('button', { name: 'Begin the break' }).click();
  await expect(page).toHaveURL('/responsible-gambling/break');
}

test(
  'a break takes the prices of all tabs, and nothing on the site ends it',
  { tag: '@desktop' },
  async ({ page, context, consoleErrors, matches }) => {
    consoleErrors.allow(/status of 403/);
    const match = await matches.start({ at: { over: '14.2' } });
    const list = `/odds/matches/${match.league}/in-play`;
    const other = await context.newPage();
    await page.goto('/responsible-gambling/reminder');
    await page.getByLabel('Remind me').selectOption('Each 60 minutes');
    await other.goto(list);
    await expect(oddsLinksOf(cardOf(other, match), match).first()).toBeAttached();
    // What listens for other tabs is loaded with the reminder, which counts from then on.
    await other.waitForFunction(() => localStorage.getItem('timeSpent') !== null);
    await page.goto('/responsible-gambling/break');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Begin the break' }).click();
    // Neither chosen nor confirmed.
    await expect(notice(page)).toHaveCount(0);
    await beginBreak(page, '24 hours');

    await expect(notice(page)).toContainText(endPattern);
    await expect(page.getByRole('button', { name: /Turn|^Scores only/ })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await expect(notice(other)).toContainText(endPattern);
    await expect(oddsLinksOf(cardOf(other, match), match)).toHaveCount(0);

    // What an older tab may post, another odds format, and a service worker that is gone.
    await page.request.post('/api/scores-only/', { form: { scores_only: '' } });
    await page.request.post('/api/odds-format/', { form: { odds: 'malay' } });
    await page.evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations())
        await worker.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(list);
    await expect(notice(page)).toContainText(endPattern);
    expect(priceTraces(await page.content())).toEqual([]);

    const refused = await page.goto('/bonuses');
    expect(refused?.status()).toBe(403);
    await expect(page.getByRole('main')).toContainText(endPattern);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  },
);

test(
  'a removed or changed cookie is restored until the break has ended',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await beginBreak(page, '6 weeks');
    const text = await notice(page).innerText();
    await context.clearCookies({ name: 'break_until' });
    await page.goto('/news');
    await expect(notice(page)).toHaveText(text, { useInnerText: true });

    await context.clearCookies({ name: 'break_until' });
    await context.addCookies([
      { name: 'break_until', value: 'never', url: new URL(page.url()).origin },
    ]);
    await page.reload();
    await expect(notice(page)).toHaveText(text, { useInnerText: true });

    await context.clearCookies({ name: 'break_until' });
    await page.clock.setFixedTime(Date.now() + 43 * 24 * 3_600_000);
    await page.goto('/news');
    await expect(notice(page)).toHaveCount(0);
  },
);

test(
  'a break needs no scripts, is made longer and not shorter',
  { tag: '@desktop' },
  async ({ noJsPage: page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await beginBreak(page, '7 days');
    const endOf = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'break_until')?.value;
    const first = await endOf();

    await expect(notice(page)).toContainText('You are on a break. You see no prices');
    await page.getByRole('radio', { name: '24 hours' }).check();
    await page.getByRole('checkbox', { name: /cannot end/ }).check();
    await page.getByRole('button', { name: 'Make the break longer' }).click();
    await expect(page).toHaveURL('/responsible-gambling/break');
    expect(await endOf()).toBe(first);
    await page.goto(`/odds/matches/${match.league}/in-play`);
    await expect(cardOf(page, match)).toBeVisible();
    expect(priceTraces(await page.content())).toEqual([]);
  },
);

test(
  'a browser without cookies learns that it cannot keep a break',
  { tag: '@desktop' },
  async ({ noJsPage: page }) => {
    // Where the form leads, without the cookie that such a browser has dropped.
    const answer = await page.goto('/api/break/');

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'A break cannot be kept on this device',
    );
  },
);
