import { netOdds } from '@/lib/domain/odds/comparison/net-odds';
import { matchPath } from '@/lib/domain/match/match-name';
import { upcomingMatch } from '@/tests/e2e/support/site-matches';
import { expect, test, type Locator, type Page } from '@/tests/e2e/support/test';

// An upcoming match: its prices are constant for minutes.
const prices = (page: Page): Locator => page.locator('[data-market="winner"] [data-bookmaker]');
const bestOf = async (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-market="winner"] [data-best]')
    .evaluateAll(best => best.map(price => price.getAttribute('data-bookmaker')));
const toolsText = 'Compare these bookmakers';

test('a chip leads to its group of markets, without scripts too', async ({
  noJsPage: page,
  request,
}) => {
  await page.goto(matchPath(await upcomingMatch(request)));
  const chips = page.getByRole('navigation', { name: 'Groups of markets' });
  await expect(chips.getByRole('link').first()).toHaveText('Main');

  await chips.getByRole('link', { name: 'Players' }).click();

  await expect(page.locator('#markets-players')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'My bookmakers' })).toBeHidden();
});

test('a visitor’s bookmakers are compared on the next page and in the other tab, until Undo', async ({
  page,
  context,
  request,
}) => {
  const path = matchPath(await upcomingMatch(request));
  const scripts: Promise<string>[] = [];
  page.on('response', response => {
    // One that is on its way when the test ends has no text any more.
    if (response.request().resourceType() === 'script')
      scripts.push(response.text().catch(() => ''));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect((await Promise.all(scripts)).join()).not.toContain(toolsText);
  const [kept, second] = await prices(page).evaluateAll(all =>
    all.slice(3, 5).map(price => price.getAttribute('data-bookmaker')),
  );

  await page.getByRole('button', { name: 'My bookmakers' }).click();
  const boxes = page.getByRole('group', { name: toolsText }).getByRole('checkbox');
  await expect(boxes).toHaveCount(5);
  await expect(boxes.first()).toBeChecked();
  for (const box of await boxes.all()) {
    const label = await box.evaluate(input => input.closest('label')?.textContent ?? '');
    const slug = label.toLowerCase().replaceAll(' ', '-');
    if (slug !== kept && slug !== second) await box.uncheck();
  }

  await expect(page.getByRole('button', { name: '2 of 5 bookmakers' })).toBeVisible();
  expect((await bestOf(page)).filter(slug => slug !== kept && slug !== second)).toEqual([]);
  const other = await context.newPage();
  await other.goto(path);
  await expect(other.getByRole('button', { name: '2 of 5 bookmakers' })).toBeVisible();
  await expect.poll(() => bestOf(other)).toEqual(await bestOf(page));
  expect(await context.cookies()).toEqual([]);

  await other.getByRole('button', { name: 'Undo: compare all 5 bookmakers' }).click();

  await expect(page.getByRole('button', { name: 'My bookmakers' })).toBeVisible();
});

test('a stake shows what each price returns', async ({ page, request }) => {
  await page.goto(matchPath(await upcomingMatch(request)));
  await page.getByRole('button', { name: 'Returns' }).click();
  const stake = page.getByRole('textbox', { name: 'Stake, in any currency' });
  await expect(stake).toHaveValue('');
  await expect(page.getByText(/^18\+ A bet that loses returns nothing/)).toBeVisible();

  await stake.fill('10');

  for (const price of await prices(page).all()) {
    const quoted = Number((await price.getAttribute('href'))?.split(/[/?]/).at(6));
    const percent = Number(/Less (\d+(?:\.\d+)?)\s%/.exec(await price.innerText())?.[1] ?? 0);
    const odds = netOdds(quoted, percent / 100) ?? NaN;
    await expect(price).toContainText((Math.round(odds * 1000) / 100).toFixed(2));
  }
  await stake.fill('-10');
  await expect(stake).toHaveAccessibleDescription(/^Enter an amount from 0\.01/);
});

test('a price shows how it moved; nothing on the page moves', async ({
  page,
  request,
  isMobile,
}) => {
  await page.goto(matchPath(await upcomingMatch(request)));
  const card = page.locator('[popover]');
  if (isMobile) {
    await page
      .getByRole('button', { name: /^All 5 bookmakers for / })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Price history of / })
      .first()
      .click();
  } else {
    await prices(page).nth(2).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await prices(page).nth(2).hover();
  }

  await expect(card).toContainText(/Opened [\d.]+, high [\d.]+, low [\d.]+, now [\d.]+\./);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await card.getByRole('link', { name: 'Open the Prices tab' }).click();
  await expect(card).toBeHidden();
  if (!isMobile)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await expect(page.getByRole('tab', { name: 'Prices' })).toHaveAttribute('aria-selected', 'true');
});
