import { readFile } from 'node:fs/promises';
import { matchPath } from '@/lib/domain/match/match-name';
import { youngestMatch } from '@/tests/e2e/support/site-matches';
import { violations } from '@/tests/e2e/support/violations';
import { expect, test, type Page } from '@/tests/e2e/support/test';

const list = '/odds/matches/all/in-play';
const yours = (page: Page) => page.getByRole('region', { name: 'Your matches' });
const firstStar = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Follow / });

test('a followed match is first on the home page, in a filter, and in another tab', async ({
  page,
  context,
}) => {
  await page.goto(list);
  const other = await context.newPage();
  await other.goto('/');
  await expect(yours(other)).toHaveCount(0);
  const name = (await firstStar(page).getAttribute('aria-label'))?.replace('Follow ', '') ?? '';
  await firstStar(page).click();

  await expect(firstStar(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(yours(other).getByRole('article')).toHaveCount(1);
  await expect(yours(other).getByRole('heading', { name })).toBeAttached();
  const sections = other.locator('main section');
  await expect(sections.first()).toHaveAccessibleName('Your matches');
  await page.getByRole('button', { name: 'Followed (1)' }).click();
  await expect(page.locator('details article')).toHaveCount(1);
  await page.reload();
  await expect(firstStar(page)).toHaveAttribute('aria-pressed', 'true');
  await firstStar(page).click();
  await expect(yours(other)).toHaveCount(0);
});

test(
  'the page of a match follows its teams and its league',
  { tag: '@deep-on-phones' },
  async ({ page, request }) => {
    const match = await youngestMatch(request);
    await page.goto(matchPath(match));
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    const [team] = match.teams;
    await page.getByRole('checkbox', { name: team.name, exact: true }).check();
    await page.getByRole('checkbox', { name: match.tournament, exact: true }).check();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'All that you follow' }).click();

    await expect(page.getByRole('region', { name: 'Teams' }).getByRole('listitem')).toHaveText(
      team.name,
    );
    await expect(page.getByRole('region', { name: 'Leagues' }).getByRole('link')).toHaveText(
      match.tournament,
    );
    expect(await violations(page)).toEqual([]);
    await page.goto('/');
    await expect(yours(page).getByRole('heading', { name: team.name }).first()).toBeAttached();
  },
);

test(
  'the list goes to another device as a file, and a bad file changes nothing',
  { tag: '@deep-on-phones' },
  async ({ page, browser, baseURL }) => {
    await page.goto(list);
    await firstStar(page).click();
    await page.goto('/following');
    const name = await page.getByRole('region', { name: 'Matches' }).getByRole('link').innerText();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await (await download).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ version: 1 });

    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const second = await elsewhere.newPage();
    await second.goto('/following');
    await expect(second.getByText('You follow nothing yet')).toBeVisible();
    const input = second.getByLabel('File to import');
    await input.setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"version":9}'),
    });
    await expect(second.getByRole('status')).toContainText('Nothing changed');
    await expect(second.getByText('You follow nothing yet')).toBeVisible();
    await input.setInputFiles(file);
    await expect(second.getByRole('status')).toContainText('1 of 1 added');
    await expect(second.getByRole('link', { name })).toBeVisible();
    await elsewhere.close();
  },
);

test(
  'without storage following lasts for the visit, and that is said once',
  { tag: '@deep-on-phones' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(list);
    await firstStar(page).click();

    const said = page.getByText('This browser stores nothing');
    await expect(said).toBeVisible();
    await expect(firstStar(page)).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /^Follow / })
      .click();
    await expect(said).toHaveCount(1);
  },
);
