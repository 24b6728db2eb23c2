import { cardOf, oddsLinks } from '@/tests/journeys/support/cards';
import type { DrivenMatch, Matches } from '@/tests/journeys/support/app/matches';
import { expect, test, type Locator, type Page } from '@/tests/journeys/support/test';

const listOf = ({ league }: DrivenMatch, filter: string) => `/odds/matches/${league}/${filter}`;

/** A match of each list, of one league. */
async function oneOfEachList(matches: Matches) {
  const live = await matches.start({ at: { over: '14.2' } });
  const { competition } = live;
  const soon = await matches.start({ competition });
  const later = await matches.start({ startsIn: 48, competition });
  return { live, soon, later };
}

test.describe('the list of matches', () => {
  test(
    'the list of matches has every live match without scripts, with its odds and its links',
    { tag: '@deep-on-phones' },
    async ({ noJsPage: page, matches }) => {
      const first = await matches.start({ at: { over: '14.2' } });
      const { competition } = first;
      const second = await matches.start({ at: { over: '3.1' }, competition });
      await matches.start({ competition });
      await page.goto(listOf(first, 'in-play'));

      await expect(groupOf(page, first).getByRole('article')).toHaveCount(2);
      for (const match of [first, second]) {
        for (const team of match.teams) await expect(cardOf(page, match)).toContainText(team);
        await expect(oddsLinks(cardOf(page, match)).first()).toBeVisible();
      }
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
      await expect(page.getByRole('link', { name: /^Future 1 match/ })).toBeVisible();
    },
  );

  test(
    'the list of matches filters by the time of a match',
    { tag: '@deep-on-phones' },
    async ({ page, matches }) => {
      const { live, soon, later } = await oneOfEachList(matches);
      await page.goto(listOf(live, 'in-play'));
      const when = page.getByRole('navigation', { name: 'When' });
      await expect(cardOf(page, live)).toBeVisible();
      await expect(groupOf(page, live).getByRole('article')).toHaveCount(1);

      await when.getByRole('link', { name: 'Next 24hrs' }).click();
      await expect(page).toHaveURL(listOf(live, 'next-24-hours'));
      await expect(page).toHaveTitle(
        `${live.competition}: Cricket odds for the next 24 hours | Off the Bat`,
      );
      await expect(cardOf(page, soon)).toBeVisible();
      await expect(groupOf(page, live).getByRole('article')).toHaveCount(1);

      await when.getByRole('link', { name: 'Future' }).click();
      await expect(page).toHaveURL(listOf(live, 'future'));
      await expect(when.getByRole('link', { name: 'Future' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(cardOf(page, later)).toBeVisible();
      await expect(cardOf(page, soon)).toBeVisible();
      await expect(cardOf(page, live)).toHaveCount(0);
    },
  );

  test(
    'the list of matches keeps a collapsed tournament collapsed when the filter changes',
    { tag: '@deep-on-phones' },
    async ({ page, matches }) => {
      const match = await matches.start();
      await page.goto(listOf(match, 'next-24-hours'));
      const group = groupOf(page, match);
      await expect(cardOf(page, match)).toBeVisible();
      await group.getByRole('heading', { level: 2 }).click();
      await expect(group.getByRole('article')).toHaveCount(0);

      await page.getByRole('link', { name: /^Future 1 match/ }).click();
      await expect(page).toHaveURL(listOf(match, 'future'));

      await expect(group).toBeVisible();
      await expect(group).not.toHaveAttribute('open');
      await expect(group.getByRole('article')).toHaveCount(0);
    },
  );

  test(
    'the list of matches keeps a tournament collapsed that was collapsed before scripts ran',
    { tag: '@deep-on-phones' },
    async ({ page, matches }) => {
      const match = await matches.start();
      let run = () => {};
      const allowed = new Promise<void>(resolve => (run = resolve));
      await page.route(/\/_next\/static\/.*\.js/, async route => {
        await allowed;
        await route.continue();
      });
      await page.goto(listOf(match, 'next-24-hours'), { waitUntil: 'commit' });
      const group = groupOf(page, match);
      await group.getByRole('heading', { level: 2 }).click();
      await expect(group).not.toHaveAttribute('open');
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      run();
      await expect(page.locator('html')).toHaveAttribute('data-ready');

      await page.getByRole('link', { name: /^Future 1 match/ }).click();
      await expect(page).toHaveURL(listOf(match, 'future'));
      await expect(group).toBeVisible();
      await expect(group).not.toHaveAttribute('open');
    },
  );

  test(
    'the list of matches redirects to the next 24 hours when a league has nothing in play, and later in the visit shows it',
    { tag: '@deep-on-phones' },
    async ({ page, matches }) => {
      const match = await matches.start();
      await page.goto(listOf(match, 'in-play'));
      await expect(page).toHaveURL('/odds/matches/all/next-24-hours');

      await page.goto(listOf(match, 'in-play'));
      await expect(page.getByText('Matches are not available')).toBeVisible();
      await expect(page).toHaveURL(listOf(match, 'in-play'));
      await page.getByRole('link', { name: 'Future matches' }).click();
      await expect(page).toHaveURL(listOf(match, 'future'));
      await expect(cardOf(page, match)).toBeVisible();
    },
  );
});

test('a league is chosen in the side list', { tag: '@desktop' }, async ({ page, matches }) => {
  const match = await matches.start();
  await page.goto('/odds/matches/all/future');
  const leagues = page.getByRole('navigation', { name: 'Leagues' });
  await expect(page.getByRole('combobox', { name: 'League' })).toBeHidden();

  const league = leagues.getByRole('link', { name: match.competition });
  await league.click();

  await expect(page).toHaveURL(listOf(match, 'future'));
  await expect(page).toHaveTitle(`${match.competition}: Upcoming cricket odds | Off the Bat`);
  await expect(league).toHaveAttribute('aria-current', 'page');
});

test('a league is chosen in the dropdown', { tag: '@phone' }, async ({ page, matches }) => {
  const match = await matches.start();
  await page.goto('/odds/matches/all/future');
  await expect(page.getByRole('navigation', { name: 'Leagues' })).toBeHidden();
  const dropdown = page.getByRole('combobox', { name: 'League' });
  await dropdown.selectOption(match.competition);

  await expect(page).toHaveURL(listOf(match, 'future'));
  await expect(dropdown).toHaveValue(match.league);
  await page.goBack();
  await expect(page).toHaveURL('/odds/matches/all/future');
  await expect(dropdown).toHaveValue('all');
});

const groupOf = (page: Page, { competition }: DrivenMatch): Locator =>
  page
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 2, name: competition, exact: true }) });
