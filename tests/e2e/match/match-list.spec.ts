import { expect, test } from '@/tests/e2e/support/test';
import { cardOf, liveMatches, oddsLinks, quietLeague } from '@/tests/e2e/support/site-matches';

const inPlay = '/odds/matches/all/in-play';

test.describe('the list of matches', () => {
  test(
    'without scripts has every live match, its odds and its links',
    { tag: '@deep-on-phones' },
    async ({ noJsPage: page, request }) => {
      // The first visitor after a while receives the stale page, which starts its revalidation.
      await expect(async () => {
        const before = await liveMatches(request);
        await page.goto(inPlay);
        const after = (await liveMatches(request)).map(({ id }) => id);
        const live = before.filter(({ id }) => after.includes(id));

        expect(live.length).toBeGreaterThanOrEqual(2);
        for (const match of live) {
          const card = cardOf(page, match);
          await expect(card).toContainText(match.teams[0].name, { timeout: 1000 });
          await expect(oddsLinks(card).first()).toBeVisible({ timeout: 1000 });
        }
      }).toPass();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
      await expect(page.getByRole('link', { name: /^Future \d+ match/ })).toBeVisible();
    },
  );

  test('filters by the time of a match', async ({ page, request }) => {
    await page.goto(inPlay);
    const when = page.getByRole('navigation', { name: 'When' });
    const [live] = await liveMatches(request);
    if (!live) throw new Error('nothing in play');
    await expect(cardOf(page, live)).toBeVisible();

    await when.getByRole('link', { name: 'Next 24hrs' }).click();
    await expect(page).toHaveURL('/odds/matches/all/next-24-hours');
    await expect(page).toHaveTitle(/^Cricket odds for the next 24 hours/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(cardOf(page, live)).toHaveCount(0);

    await when.getByRole('link', { name: 'Future' }).click();
    await expect(page).toHaveURL('/odds/matches/all/future');
    await expect(when.getByRole('link', { name: 'Future' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('keeps a collapsed tournament collapsed when the filter changes', async ({ page }) => {
    // The snapshot request shows that the page's scripts run.
    const snapshot = page.waitForResponse(/\/api\/events\//);
    await page.goto('/odds/matches/all/next-24-hours');
    await snapshot;
    // The last to begin: the first may begin during the test.
    const name = await page
      .getByRole('group')
      .getByRole('heading', { level: 2 })
      .last()
      .innerText();
    const group = page
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
    await expect(group.getByRole('article').first()).toBeVisible();
    await group.getByRole('heading', { level: 2 }).click();
    await expect(group.getByRole('article')).toHaveCount(0);

    await page.getByRole('link', { name: /^Future \d+ match/ }).click();
    await expect(page).toHaveURL(/\/future$/);

    await expect(group).toBeVisible();
    await expect(group).not.toHaveAttribute('open');
    await expect(group.getByRole('article')).toHaveCount(0);
  });

  test(
    'keeps a tournament collapsed that was collapsed before scripts ran',
    { tag: '@deep-on-phones' },
    async ({ page }) => {
      let run = () => {};
      const allowed = new Promise<void>(resolve => (run = resolve));
      await page.route(/\/_next\/static\/.*\.js/, async route => {
        await allowed;
        await route.continue();
      });
      await page.goto('/odds/matches/all/next-24-hours', { waitUntil: 'commit' });
      const headings = page.getByRole('group').getByRole('heading', { level: 2 });
      const name = await headings.last().innerText();
      const group = page
        .getByRole('group')
        .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
      await group.getByRole('heading', { level: 2 }).click();
      await expect(group).not.toHaveAttribute('open');
      const snapshot = page.waitForResponse(/\/api\/events\//);
      run();
      await snapshot;

      await page.getByRole('link', { name: /^Future \d+ match/ }).click();
      await expect(page).toHaveURL(/\/future$/);
      await expect(group).toBeVisible();
      await expect(group).not.toHaveAttribute('open');
    },
  );

  test(
    'shows a message when a league has no live match',
    { tag: '@deep-on-phones' },
    async ({ page, request }) => {
      const league = await quietLeague(request);
      // The first list of a visit would redirect to the next 24 hours; this is the second.
      await page.goto('/odds/matches/all/future');
      // Once scripts run, times have no label of the server's zone, and the visit has had its first
      // list.
      await expect(page.locator('time', { hasText: /IST/ })).toHaveCount(0);
      await page.goto(`/odds/matches/${league}/in-play`);

      await expect(page.getByText('Matches are not available')).toBeVisible();
      await page.getByRole('link', { name: 'Future matches' }).click();
      await expect(page).toHaveURL(`/odds/matches/${league}/future`);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );

  test(
    'redirects to the next 24 hours when nothing is in play, once a visit',
    { tag: '@deep-on-phones' },
    async ({ page, request }) => {
      await page.goto(`/odds/matches/${await quietLeague(request)}/in-play`);
      await expect(page).toHaveURL('/odds/matches/all/next-24-hours');

      await page.goto(`/odds/matches/${await quietLeague(request)}/in-play`);
      await expect(page.getByText('Matches are not available')).toBeVisible();
      await expect(page).toHaveURL(/\/in-play$/);
    },
  );
});

test('a league is chosen in the side list', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/odds/matches/all/future');
  const leagues = page.getByRole('navigation', { name: 'Leagues' });
  await expect(page.getByRole('combobox', { name: 'League' })).toBeHidden();

  const league = leagues.getByRole('link').nth(1);
  const name = await league.locator('span span').first().innerText();
  await league.click();

  await expect(page).toHaveURL(/\/odds\/matches\/(?!all)[a-z0-9-]+\/future$/);
  await expect(page).toHaveTitle(`${name}: Upcoming cricket odds | Off the Bat`);
  await expect(leagues.getByRole('link').filter({ hasText: name }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a league is chosen in the dropdown', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/odds/matches/all/future');
  await expect(page.getByRole('navigation', { name: 'Leagues' })).toBeHidden();
  const dropdown = page.getByRole('combobox', { name: 'League' });
  const slug = (await dropdown.getByRole('option').nth(1).getAttribute('value')) ?? '';
  await dropdown.selectOption(slug);

  await expect(page).toHaveURL(`/odds/matches/${slug}/future`);
  await expect(dropdown).toHaveValue(slug);
  await page.goBack();
  await expect(page).toHaveURL('/odds/matches/all/future');
  await expect(dropdown).toHaveValue('all');
});
