import { expect, test, type Page } from '@/tests/journeys/support/test';

const info = (page: Page) => page.locator('#panel-info');
const players = (page: Page) => info(page).getByRole('listitem');

test(
  'a match in play and an ended one keep their line-ups and officials, without scripts',
  { tag: '@desktop' },
  async ({ noJsPage: page, matches }) => {
    const match = await matches.start();
    await page.goto(match.path);
    await expect(info(page).getByRole('heading', { name: 'Line-ups' })).toBeVisible();
    const before = await players(page).allTextContents();
    expect(before).toHaveLength(24);

    await match.play(30);
    await page.goto(match.path);
    expect(await players(page).allTextContents()).toEqual(before);
    await expect(info(page)).toContainText('UmpiresJ Madanagopal, Vinod Seshan');
    await expect(info(page)).toContainText('Third umpireCB Gaffaney');
    await expect(info(page)).toContainText('Match refereePrakash Bhatt');

    await match.finish();
    await page.goto(`${match.path}?history=true`);
    await expect(players(page)).toHaveCount(24);
    await expect(players(page).filter({ hasText: ', impact player for ' })).toHaveCount(2);
  },
);

test(
  'an impact player is shown to have joined when the match comes to it',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '19.5' } });
    await page.goto(match.path);
    const tab = page.getByRole('tab', { name: 'Match info' });
    await tab.click();
    await expect(info(page).getByRole('heading', { name: 'Substitute' })).toHaveCount(2);
    const joined = players(page).filter({ hasText: ', impact player for ' });
    await expect(joined).toHaveCount(0);

    await match.playUntil(replay => replay.innings.length > 1);

    await expect(joined).toHaveCount(1);
  },
);
