import { Event } from '@/lib/contract/event';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { gotoLive } from '@/tests/journeys/support/goto-live';
import { expect, test, type Locator, type Page } from '@/tests/journeys/support/test';

test(
  'a wide match page opens with Match info, beside the markets',
  { tag: '@desktop' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto(match.path);

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

test(
  'a narrow match page opens with Markets, the first tab',
  { tag: '@phone' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto(match.path);

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
  },
);

test(
  'six tabs fit a phone of 360 px, and the count of new comments is on its own tab',
  { tag: '@phone' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await page.setViewportSize({ width: 360, height: 800 });
    await gotoLive(page, match.path);
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(6);
    for (const one of await tabs.all()) await expect(one).toBeInViewport({ ratio: 1 });

    // A wide and a single.
    await match.play(2);
    const badge = tab(page, 'Comments').getByText('+2');
    await expect(badge).toBeVisible();
    const own = await tab(page, 'Comments').boundingBox();
    const box = await badge.boundingBox();
    if (!own || !box) throw new Error('The tab has no badge.');
    expect(box.x).toBeGreaterThanOrEqual(own.x);
    expect(box.x + box.width).toBeLessThanOrEqual(own.x + own.width);
    const nameTops = await tabs.evaluateAll(all =>
      all.map(({ firstChild }) => {
        const range = document.createRange();
        if (firstChild) range.selectNodeContents(firstChild);
        return range.getBoundingClientRect().top;
      }),
    );
    expect(Math.min(...nameTops)).toBeGreaterThanOrEqual(box.y + box.height);
  },
);

test(
  'tabs are reached by arrow keys',
  { tag: '@deep-on-phones' },
  async ({ page, matches, isMobile }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto(match.path);
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

test(
  'the open tab and innings survive a reload',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { innings: 2, over: '3.1' } });
    await page.goto(match.path);
    await tab(page, 'Score').click();
    const innings = panel(page, 'Score')
      .getByRole('group', { name: 'Innings' })
      .getByRole('button');
    await expect(innings).toHaveCount(2);
    const first = innings.first();
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/#score-1$/);

    await page.reload();
    await expect(tab(page, 'Score')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, 'Score')).toBeVisible();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'the score is the scorecard of the feed',
  { tag: '@deep-on-phones' },
  async ({ page, request, matches }) => {
    const match = await matches.start({ record: 'super over', at: 1 });
    const response = await request.get(`/api/events/${match.id}?history=true`);
    const { innings } = toScorecard(Event.parse(await response.json()).match_info ?? {});
    expect(innings).toHaveLength(4);
    await page.goto(`${match.path}?history=true#score-1`);
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
const rowsOf = (part: Locator, name: string): Promise<string[][]> =>
  part
    .getByRole('table', { name })
    .getByRole('row')
    .evaluateAll(rows =>
      rows
        .slice(1)
        .map(row =>
          [...row.querySelectorAll<HTMLElement>('th, td')].map(({ innerText }) => innerText),
        ),
    );
