import { matchPath } from '@/lib/domain/match/match-name';
import { endedMatch, wireEvent, youngestMatch } from '@/tests/e2e/support/site-matches';
import { violations } from '@/tests/e2e/support/violations';
import { expect, test, type Page } from '@/tests/e2e/support/test';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Hidden scores' });

test('hidden scores are covered everywhere until they are pressed', async ({ page, request }) => {
  const match = await youngestMatch(request);
  await page.goto('/following');
  await page.getByRole('checkbox', { name: 'Hide scores' }).check();
  await expect(bar(page)).toBeVisible();

  // Covered already by the first HTML, before scripts run.
  await page.goto('/odds/matches/all/in-play', { waitUntil: 'commit' });
  const card = page.locator('details article').first();
  const covers = card.locator('.score-cover');
  await expect(covers.first()).toBeAttached();
  for (const cover of await covers.all()) await expect(cover).toHaveCSS('visibility', 'hidden');
  await expect(bar(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const [first] = await covers.all();
  const box = await first?.boundingBox();
  if (!box) throw new Error('The score has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(covers.first()).toHaveCSS('visibility', 'visible');
  await expect(covers.nth(1)).toHaveCSS('visibility', 'hidden');
  expect(new URL(page.url()).pathname).toBe('/odds/matches/all/in-play');

  await page.goto(matchPath(match));
  const board = page.getByRole('region', { name: 'Score' });
  await expect(board.getByRole('list', { name: 'Recent balls' })).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Show on this page' }).click();
  await expect(board.getByRole('list', { name: 'Recent balls' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

  await page.goto('/');
  await bar(page).getByRole('button', { name: 'Show always' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first().locator('.score-cover').first()).toHaveCSS(
    'visibility',
    'visible',
  );
});

test(
  'no page shows the score or the state of a match',
  { tag: '@deep-on-phones' },
  async ({ page, request }) => {
    // Eight kinds of pages, one after the other.
    test.slow();
    const match = await youngestMatch(request);
    const ended = await endedMatch(page);
    const results = [match.statusText, (await wireEvent(request, ended.id)).match_status ?? ''];
    await page.addInitScript(() => localStorage.setItem('hideScores', '1'));
    const [team] = match.teams;
    const paths = [
      ...['/', '/odds/matches/all/in-play', '/match-history', '/series', '/how-to-bet'],
      ...[`/search?q=${encodeURIComponent(team.name)}`, matchPath(match), ended.path],
    ];
    for (const path of paths) {
      await page.goto(path);
      await page.mouse.move(200, 200);
      await page.mouse.move(220, 220);
      await expect(bar(page)).toBeVisible();
      const info = page.getByRole('tab', { name: /^Match info/ });
      if (await info.isVisible()) await info.click();
      const text = (await perceptibleTexts(page)).join('\n');
      for (const result of results) expect(text, path).not.toContain(result);
      expect(text.match(/\b\d{1,3}\/\d{1,2}\b/g), path).toBeNull();
    }
  },
);

/** What can be read or heard; what is covered is in neither. With the texts that a shared link shows. */
const perceptibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const labelled = [...document.querySelectorAll('[aria-label], [title], [alt]')].filter(one =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const labels = labelled.flatMap(one =>
      ['aria-label', 'title', 'alt'].map(name => one.getAttribute(name) ?? ''),
    );
    const shared = [...document.querySelectorAll('meta[property], meta[name]')].map(
      one => one.getAttribute('content') ?? '',
    );
    return [document.body.innerText, document.title, ...labels, ...shared];
  });
