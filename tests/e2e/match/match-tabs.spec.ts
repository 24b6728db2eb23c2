import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { matchPath } from '@/lib/domain/match/match-name';
import {
  endedMatch,
  liveMatches,
  wireEvent,
  youngestMatch,
} from '@/tests/e2e/support/site-matches';
import { expect, test, type Locator, type Page } from '@/tests/e2e/support/test';

test(
  'opens with Match info, beside the markets',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await page.goto(matchPath(await youngestMatch(request)));

    await expect(page.getByRole('tab')).toHaveText([
      /^Match info/,
      /^Score/,
      /^Comments/,
      /^Charts/,
      /^Prices/,
    ]);
    await expect(tab(page, 'Match info')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, 'Match info')).toContainText('Match begins at');
    await expect(page.locator('#markets')).toBeVisible();
  },
);

test('opens with Markets, the first tab', { tag: '@phone' }, async ({ page, request }) => {
  await page.goto(matchPath(await youngestMatch(request)));

  await expect(page.getByRole('tab')).toHaveText([
    /^Markets/,
    /^Match info/,
    /^Score/,
    /^Comments/,
    /^Charts/,
    /^Prices/,
  ]);
  await expect(tab(page, 'Markets')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#markets')).toBeVisible();
  await expect(page.getByText('Match begins at')).toBeHidden();

  await tab(page, 'Match info').click();
  await expect(panel(page, 'Match info')).toBeVisible();
  await expect(page.locator('#markets')).toBeHidden();
  // On any tab updates can be paused.
  await page.getByRole('button', { name: 'Pause updates' }).click();
  await expect(page.getByRole('button', { name: 'Resume updates' })).toBeVisible();
});

test(
  'tabs are reached by arrow keys',
  { tag: '@deep-on-phones' },
  async ({ page, request, isMobile }) => {
    await page.goto(matchPath(await youngestMatch(request)));
    const [first, last] = [isMobile ? 'Markets' : 'Match info', 'Prices'];
    await expect(tab(page, first)).toHaveAttribute('aria-selected', 'true');
    await tab(page, first).focus();

    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, last)).toBeFocused();
    await expect(tab(page, last)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(tab(page, first)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await expect(tab(page, last)).toBeFocused();
    await expect(panel(page, last)).toBeVisible();
  },
);

test('the open tab and innings survive a reload', async ({ page, request }) => {
  const match = (await liveMatches(request)).at(-1);
  if (!match) throw new Error('nothing in play');
  const innings = toScorecard((await wireEvent(request, match.id)).match_info ?? {}).innings;
  await page.goto(matchPath(match));
  await tab(page, 'Score').click();
  const first = panel(page, 'Score')
    .getByRole('group', { name: 'Innings' })
    .getByRole('button', { name: innings[0]?.label ?? '' });
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/#score-1$/);

  await page.reload();
  await expect(tab(page, 'Score')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'Score')).toBeVisible();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
});

test(
  'the score is the scorecard of the feed',
  { tag: '@deep-on-phones' },
  async ({ page, request, noJsPage }) => {
    const { id, path } = await endedMatch(noJsPage);
    const { match_info } = await wireEvent(request, id, '?history=true');
    const { innings } = toScorecard(match_info ?? {});
    expect(innings.length).toBeGreaterThan(0);
    await page.goto(`${path}#score-1`);
    const score = panel(page, 'Score');

    for (const { label, total, batting, bowling, falls } of innings) {
      await score.getByRole('button', { name: label, exact: true }).click();
      await expect(score.getByRole('heading', { name: label, exact: true })).toBeAttached();
      await expect(score).toContainText(total);
      expect(await rowsOf(score, 'Batting')).toEqual(
        batting.map(({ name, stats }) => [expect.stringContaining(name), ...stats]),
      );
      expect(await rowsOf(score, 'Bowling')).toEqual(
        bowling.map(({ name, stats }) => [name, ...stats]),
      );
      await expect(score.getByRole('listitem')).toHaveCount(falls.length);
    }
  },
);

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const panel = (page: Page, name: string) =>
  page.getByRole('tabpanel', { name: new RegExp(`^${name}`) });

/** A table's cells, row by row, without the header. */
async function rowsOf(part: Locator, name: string): Promise<string[][]> {
  const rows = await part.getByRole('table', { name }).getByRole('row').all();
  return Promise.all(rows.slice(1).map(row => row.locator('th, td').allInnerTexts()));
}
