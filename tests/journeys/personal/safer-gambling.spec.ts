import { violations } from '@/tests/journeys/support/violations';
import { expect, test, type Page } from '@/tests/journeys/support/test';

const minute = 60_000;

const reminder = (page: Page) => page.getByRole('dialog', { name: 'Your reminder' });

test(
  'the reminder states the time on pages with prices, and turns them off for the day',
  { tag: '@desktop' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/status of 403/);
    await page.clock.install({ time: new Date(2026, 10, 30, 12, 0) });
    await page.goto('/responsible-gambling/reminder');
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Remind me').selectOption('Each 15 minutes');
    await expect(page.getByRole('main').getByRole('status')).toContainText('after each 15 minutes');
    // No price on this page.
    await page.clock.runFor(3000);
    expect(await page.evaluate(() => localStorage.getItem('timeSpent'))).toBeNull();

    await setTimeSpent(page, { spentMs: 15 * minute - 3000, remindedMs: 0 });
    await page.goto('/betting-sites');
    await page.clock.runFor(5000);
    await expect(reminder(page)).toHaveAccessibleDescription(
      'You have spent 15 minutes on pages with prices today.',
    );
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(reminder(page)).toHaveCount(0);

    await setTimeSpent(page, { spentMs: 30 * minute, remindedMs: 15 * minute });
    await page.clock.runFor(2000);
    await expect(reminder(page)).toContainText('30 minutes');
    await reminder(page).getByRole('button', { name: 'Turn prices off today' }).click();

    await expect(page.getByRole('complementary', { name: 'Scores only' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden by scores only');
    const cookies = await page.context().cookies();
    const expires = cookies.find(({ name }) => name === 'scores_only')?.expires ?? 0;
    expect(expires * 1000 - Date.now()).toBeLessThan(12 * 60 * minute);
  },
);

test(
  'the nine questions are added up on the phone, and nothing is sent',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/responsible-gambling/questions');
    const sum = page.getByRole('main').getByRole('status');
    await expect(sum).toContainText('0 of 9 answered');
    expect(await violations(page)).toEqual([]);
    const requested: string[] = [];
    page.on('request', request => requested.push(request.url()));
    for (const group of await page.getByRole('group').all())
      await group.getByRole('radio', { name: 'Sometimes' }).check();
    await expect(sum).toContainText('Your sum is 9: Problem gambling');
    await page.getByRole('group').first().getByRole('radio', { name: 'Never' }).check();
    await page.keyboard.press('Enter');

    await expect(sum).toContainText('Your sum is 8');
    await expect(page).toHaveURL('/responsible-gambling/questions');
    expect(requested.filter(url => /question-|points|sum/.test(url))).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
    await expect(page.getByRole('region', { name: 'Where to find help' })).toBeVisible();
  },
);

test(
  'the cost of a month is computed on the phone, with errors at their fields',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/responsible-gambling/cost');
    const stake = page.getByLabel('Stake of a bet');
    await page.getByLabel('Bets a week').fill('7');
    await stake.fill('1,000');
    await page.getByRole('button', { name: 'Compute' }).click();

    await expect(stake).toBeFocused();
    await expect(stake).toHaveAccessibleDescription(/Enter an amount/);
    await expect(stake).toHaveValue('1,000');
    await expect(page.getByLabel('Bets a week')).toHaveValue('7');
    expect(await violations(page)).toEqual([]);
    await stake.fill('10');
    await page.getByRole('button', { name: 'Compute' }).click();

    await expect(page.getByRole('main').getByRole('status')).toContainText('14.49 a month');
    await expect(stake).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveURL('/responsible-gambling/cost');
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
  },
);

test(
  'without scripts the scoring and a table of costs are there',
  { tag: '@desktop' },
  async ({ noJsPage: page }) => {
    await page.goto('/responsible-gambling/questions');
    await expect(page.getByText('Add up the points of your nine answers.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'What the sum means' })).toContainText(
      '8 or more',
    );
    await page.goto('/responsible-gambling/cost');
    await expect(page.getByRole('button', { name: 'Compute' })).toBeHidden();
    await expect(page.getByRole('table')).toContainText('10 a week');
    await page.goto('/responsible-gambling');
    await page
      .getByRole('navigation', { name: 'On this device' })
      .getByRole('link', { name: 'Take a break' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take a break');
  },
);

/** As earlier pages of the day would have counted. */
const setTimeSpent = (page: Page, spent: { spentMs: number; remindedMs: number }) =>
  page.evaluate(
    text => localStorage.setItem('timeSpent', text),
    JSON.stringify({ day: '2026-11-30', countedTo: 0, ...spent }),
  );

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
