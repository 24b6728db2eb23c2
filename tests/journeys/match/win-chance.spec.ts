import { forecastResults } from '@/lib/domain/forecast/forecast-results';
import { scoresOnlyCookie } from '@/lib/routing/scores-only';
import { violations } from '@/tests/journeys/support/violations';
import { expect, test, type Page } from '@/tests/journeys/support/test';

const ourChart = (page: Page) => page.getByRole('img', { name: /^Our model’s win chance/ });
const marketChart = (page: Page) => page.getByRole('img', { name: /^Win chance/ });
const scoreboard = (page: Page) => page.getByRole('region', { name: 'Score' });
const chanceText = /Win chance, our model[A-Z]{2,4} \d+ %, [A-Z]{2,4} \d+ %/;

async function chooseScoresOnly(page: Page, url: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: scoresOnlyCookie.name, value: scoresOnlyCookie.on, url }]);
}

for (const policy of ['prices shown', 'scores only'] as const) {
  test(
    `a match has our win chance and what moved it without scripts, ${policy}`,
    { tag: '@deep-on-phones' },
    async ({ noJsPage: page, app, matches }) => {
      const markets = policy === 'prices shown' ? 1 : 0;
      if (policy === 'scores only') await chooseScoresOnly(page, app.url);
      const match = await matches.start({ at: { innings: 2, over: '9.3' } });
      await match.price('winner', [1.5, 2.7]);
      await app.forgetCopies();
      await page.goto(match.path);

      await expect(scoreboard(page)).toContainText(chanceText);
      await expect(ourChart(page)).toBeVisible();
      await expect(marketChart(page)).toHaveCount(markets);
      await page.getByRole('link', { name: 'All charts' }).click();

      await expect(page.getByRole('heading', { level: 1 })).toContainText('Charts');
      await expect(ourChart(page)).toBeVisible();
      await expect(marketChart(page)).toHaveCount(markets);
      const largest = page.getByRole('heading', { name: /^Largest moves/ }).locator('xpath=..');
      await expect(largest.getByRole('listitem')).toHaveCount(5);
      await page.getByText('The charts in numbers').click();
      const overs = page.getByRole('table', { name: /^Win chance, our model/ });
      await expect(overs).toHaveCount(2);
      await expect(overs.first().getByRole('row')).toHaveCount(21);
      await expect(overs.last().getByRole('row')).toHaveCount(10);
      await expect(overs.last()).toContainText(/wicket of [\w ]+, [−+]\d+/);
    },
  );

  test(`our win chance follows the balls, ${policy}`, async ({ page, app, matches }) => {
    if (policy === 'scores only') await chooseScoresOnly(page, app.url);
    const match = await matches.start({ at: { innings: 2, over: '9.5' } });
    await page.goto(match.path);
    await expect(scoreboard(page)).toContainText(chanceText);
    const before = await scoreboard(page).textContent();
    await page.getByRole('tab', { name: /^Charts/ }).click();
    await page.getByText('The charts in numbers').click();
    const overs = page.getByRole('table', { name: /^Win chance, our model/ }).last();
    await expect(overs.getByRole('row')).toHaveCount(10);
    await match.play();

    await expect(overs.getByRole('row')).toHaveCount(11);
    const chanceOf = (text: string | null) => chanceText.exec(text ?? '')?.[0];
    expect(chanceOf(before)).toBeDefined();
    await expect(scoreboard(page)).toContainText(chanceText);
    await match.playUntil(({ innings }) => (innings.at(-1)?.wickets ?? 0) > 5);
    await expect(scoreboard(page)).not.toContainText(chanceOf(before) ?? '');
  });
}

test('the page of our forecast is one link from a chart, whole without scripts, and in the sitemap', async ({
  noJsPage: page,
  request,
  matches,
}) => {
  const match = await matches.start({ at: { innings: 2, over: '9.3' } });
  await page.goto(match.path);
  await page.getByRole('link', { name: 'How good is our forecast?' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How good is our forecast?');
  await expect(page.getByRole('img', { name: /^Chases\. / })).toBeVisible();
  const { brier } = forecastResults.seasons.chases;
  await expect(page.getByRole('table', { name: /the lower, the better/ })).toContainText(
    `Chase${forecastResults.seasons.chases.states.toLocaleString('en-GB')}${brier.value.toFixed(3)}`,
  );
  const sitemap = await request.get('/sitemaps/pages-1.xml');
  expect(await sitemap.text()).toContain('/how-good-is-our-forecast');
});

test('the page of our forecast has no barrier that axe finds, and fits a phone', async ({
  page,
}) => {
  await page.goto('/how-good-is-our-forecast');

  expect(await violations(page)).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});
