import { cardOf } from '@/tests/journeys/support/cards';
import { foundBySearch } from '@/tests/journeys/support/found-by-search';
import { violations } from '@/tests/journeys/support/violations';
import { expect, test, type Page } from '@/tests/journeys/support/test';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Hidden scores' });

test('hidden scores are covered everywhere until they are pressed', async ({
  page,
  matches,
  isMobile,
}) => {
  const match = await matches.start({ at: { innings: 2, over: '10.3' } });
  const list = `/odds/matches/${match.league}/in-play`;
  await page.goto('/following');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  const choice = page.getByRole('button', { name: 'Hide scores' });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page)).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('checkbox', { name: 'Hide scores' })).toBeChecked();

  // Covered already by the first HTML, before scripts run.
  await page.goto(list, { waitUntil: 'commit' });
  const covers = cardOf(page, match).locator('.score-cover');
  await expect(covers.nth(1)).toBeAttached();
  for (const cover of await covers.all()) await expect(cover).toHaveCSS('visibility', 'hidden');
  await expect(bar(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const box = await covers.first().boundingBox();
  if (!box) throw new Error('The score has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(covers.first()).toHaveCSS('visibility', 'visible');
  await expect(covers.nth(1)).toHaveCSS('visibility', 'hidden');
  await expect(page).toHaveURL(list);

  await page.goto(match.path);
  const board = page.getByRole('region', { name: 'Score' });
  await expect(board.getByRole('list', { name: 'Recent balls' })).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Show on this page' }).click();
  await expect(board.getByRole('list', { name: 'Recent balls' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

  await page.goto('/');
  await bar(page).getByRole('button', { name: 'Show always' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await expect(cardOf(page, match).locator('.score-cover').first()).toHaveCSS(
    'visibility',
    'visible',
  );
});

test(
  'no page shows the score or the state of a match',
  { tag: '@deep-on-phones' },
  async ({ page, app, matches }) => {
    const match = await matches.start({ at: { innings: 2, over: '10.3' } });
    const { competition } = match;
    const ended = await matches.start({ at: 1, competition });
    const results = [(await match.read()).statusText, (await ended.read()).statusText];
    expect(results).toEqual([expect.stringContaining('need'), expect.stringContaining('won by')]);
    await page.addInitScript(() => localStorage.setItem('hideScores', '1'));
    const [team] = match.teams;
    await foundBySearch(app, team, match);
    /* Each page with the match that it has. */
    const pages = [
      ['/', match],
      [`/odds/matches/${match.league}/in-play`, match],
      ['/match-history', ended],
      ['/series', null],
      ['/how-to-bet', match],
      [`/search?q=${encodeURIComponent(team)}`, match],
      [match.path, null],
      [`${ended.path}?history=true`, null],
    ] as const;
    for (const [path, present] of pages) {
      await page.goto(path);
      await page.mouse.move(200, 200);
      await page.mouse.move(220, 220);
      await expect(bar(page)).toBeVisible();
      const links = page.locator(`a[href^="${present?.path ?? ''}"]`);
      if (present) await expect(links.first(), path).toBeAttached();
      if (path.startsWith('/matches/'))
        await page.getByRole('tab', { name: /^Match info/ }).click();
      const text = (await perceptibleTexts(page)).join('\n');
      for (const result of results) expect(text, path).not.toContain(result);
      expect(text.match(/\b\d{1,3}\/\d{1,2}\b/g), path).toBeNull();
    }
  },
);

/** The texts that a visitor can see or a screen reader reads, without covered scores, and those of link previews. */
const perceptibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const labelled = [...document.querySelectorAll('[aria-label], [title], [alt]')].filter(
      element => element.checkVisibility({ visibilityProperty: true }),
    );
    const labels = labelled.flatMap(element =>
      ['aria-label', 'title', 'alt'].map(name => element.getAttribute(name) ?? ''),
    );
    const shared = [...document.querySelectorAll('meta[property], meta[name]')].map(
      element => element.getAttribute('content') ?? '',
    );
    return [document.body.innerText, document.title, ...labels, ...shared];
  });
