import { readFile } from 'node:fs/promises';
import type { DrivenMatch } from '@/tests/journeys/support/app/matches';
import { cardOf } from '@/tests/journeys/support/cards';
import { violations } from '@/tests/journeys/support/violations';
import { expect, test, type Page } from '@/tests/journeys/support/test';

const listOf = ({ league }: DrivenMatch) => `/odds/matches/${league}/in-play`;
const nameOf = ({ teams }: DrivenMatch) => teams.join(' v ');
const yours = (page: Page) => page.getByRole('region', { name: 'Your matches' });
const star = (page: Page, match: DrivenMatch) =>
  cardOf(page, match).getByRole('button', { name: `Follow ${nameOf(match)}` });

test(
  'a followed match is first on the home page, in a filter, and in another tab',
  { tag: '@deep-on-phones' },
  async ({ page, context, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    const { competition } = match;
    const other = await matches.start({ at: { over: '3.1' }, competition });
    await page.goto(listOf(match));
    const home = await context.newPage();
    await home.goto('/');
    await expect(yours(home)).toHaveCount(0);
    await star(page, match).click();

    await expect(star(page, match)).toHaveAttribute('aria-pressed', 'true');
    await expect(yours(home).getByRole('article')).toHaveCount(1);
    await expect(yours(home).getByRole('heading', { name: nameOf(match) })).toBeAttached();
    const sections = home.locator('main section');
    await expect(sections.first()).toHaveAccessibleName('Your matches');
    await expect(cardOf(page, other)).toBeVisible();
    await page.getByRole('button', { name: 'Followed (1)' }).click();
    await expect(cardOf(page, other)).toHaveCount(0);
    await expect(cardOf(page, match)).toBeVisible();
    await page.reload();
    await expect(star(page, match)).toHaveAttribute('aria-pressed', 'true');
    await star(page, match).click();
    await expect(yours(home)).toHaveCount(0);
  },
);

test(
  'the page of a match follows its teams and its league',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto(match.path);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    const [team] = match.teams;
    await page.getByRole('checkbox', { name: team, exact: true }).check();
    await page.getByRole('checkbox', { name: match.competition, exact: true }).check();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'All that you follow' }).click();

    await expect(page.getByRole('region', { name: 'Teams' }).getByRole('listitem')).toHaveText(
      team,
    );
    await expect(page.getByRole('region', { name: 'Leagues' }).getByRole('link')).toHaveText(
      match.competition,
    );
    expect(await violations(page)).toEqual([]);
    await page.goto('/');
    await expect(yours(page).getByRole('heading', { name: nameOf(match) })).toBeAttached();
  },
);

test(
  'a visitor who follows the men of a club since before is not shown its women, and may follow both',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const men = await matches.start({ at: { over: '14.2' } });
    const [club] = men.teams;
    const women = await matches.start({ at: { over: '3.1' }, teams: [...men.teams], women: true });
    await page.addInitScript(id => {
      // The format in which a team was stored by its name.
      const item = { kind: 'team', id, name: id, href: null };
      localStorage.setItem('followed', JSON.stringify({ version: 1, items: [item] }));
    }, club.toLowerCase());
    await page.goto('/');
    await expect(yours(page).getByRole('heading', { name: nameOf(men) })).toBeAttached();
    await expect(yours(page).getByRole('article')).toHaveCount(1);

    await page.goto(women.path);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await page.getByRole('checkbox', { name: `${club} Women`, exact: true }).check();
    await page.getByRole('link', { name: 'All that you follow' }).click();

    const teams = page.getByRole('region', { name: 'Teams' }).getByRole('listitem');
    await expect(teams).toHaveText([club.toLowerCase(), `${club} Women`]);
  },
);

test(
  'the list moves to another device as a file, and an invalid file changes nothing',
  { tag: '@deep-on-phones' },
  async ({ page, browser, baseURL, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto(listOf(match));
    await star(page, match).click();
    await page.goto('/following');
    await expect(page.getByRole('region', { name: 'Matches' }).getByRole('link')).toHaveText(
      nameOf(match),
    );
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
    await expect(second.getByRole('link', { name: nameOf(match) })).toBeVisible();
    await elsewhere.close();
  },
);

test(
  'following lasts for the visit without storage, which is stated once',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    const { competition } = match;
    const other = await matches.start({ at: { over: '3.1' }, competition });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(listOf(match));
    await star(page, match).click();

    const note = page.getByText('This browser stores nothing');
    await expect(note).toBeVisible();
    await expect(star(page, match)).toHaveAttribute('aria-pressed', 'true');
    await star(page, other).click();
    await expect(star(page, other)).toHaveAttribute('aria-pressed', 'true');
    await expect(note).toHaveCount(1);
  },
);
