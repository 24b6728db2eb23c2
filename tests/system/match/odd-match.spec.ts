import { matchName } from '@/lib/domain/match/match-name';
import { toMatch } from '@/lib/domain/match/match';
import { Event } from '@/lib/contract/event';
import { nextBall, oddMatches, oddNames } from './odd-match';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test, type Page } from '@/tests/journeys/support/visit';

test.describe('an unusual feed', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let site: MockSite;

  test.beforeAll(async () => {
    site = await startMockSite({ events: Object.values(oddMatches) });
  });
  test.afterAll(() => site.stop());

  async function open(page: Page, id: keyof typeof oddMatches, hash: string) {
    const match = toMatch(Event.parse({ ...oddMatches[id], match_info: null, commentary: null }));
    await page.goto(`${site.url}/matches/${matchName(match)}${hash}`);
    await expect.poll(() => site.host.groups()).toContain(`event_${id}`);
  }
  const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

  test('an incomplete scorecard shows its valid parts', async ({ page, consoleErrors }) => {
    consoleErrors.allow(/Live frame|Snapshot|dropped/);
    await open(page, 78, '#score');
    const score = panel(page, 'Score');

    await expect(score.getByRole('button', { name: `${oddNames.first} 1st Inns` })).toBeVisible();
    await expect(score).toContainText('61/1');
    const rows = score.getByRole('table', { name: 'Batting' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText(`${oddNames.longName}*`);
    await expect(rows.nth(2)).toContainText('Unknown player');
    await expect(score).toContainText('55/1 Unknown player, 5.6 ov');
    await expect(score.getByRole('table', { name: 'Bowling' })).toContainText(
      '<i>Ivo</i> "Quick" Marsh',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${oddNames.first} Vs ${oddNames.second}`,
    );
  });

  test('unordered comments are shown in order, each once, as text', async ({ page }) => {
    await open(page, 78, '#comments');
    const comments = panel(page, 'Comments').getByRole('article');

    await expect(comments).toHaveCount(5);
    await expect(comments.nth(0)).toContainText('Ball 9.');
    await expect(comments.nth(0)).toHaveAttribute('data-kind', 'boundary');
    await expect(comments.nth(1)).toContainText('wd');
    await expect(comments.nth(2)).toContainText('Ball 7, mended.');
    await expect(comments.nth(3)).toContainText('<img src=x onerror=alert(1)>');
    await expect(comments.nth(3).getByRole('button', { name: 'Read more' })).toBeVisible();
    await expect(comments.nth(4)).toHaveAttribute('data-kind', 'wicket');
    await expect(panel(page, 'Comments')).toContainText('End of Over 1 (7 runs)');
    await panel(page, 'Comments').getByRole('button', { name: '6s' }).click();
    await expect(comments).toHaveCount(1);
    await expect(page.locator('main img[src=x]')).toHaveCount(0);
  });

  test('a match without a scorecard has no Score, and shows the rest', async ({ page }) => {
    await open(page, 79, '#score');

    await expect(page.getByRole('tab')).toHaveText(['Match info', 'Comments']);
    await expect(panel(page, 'Match info')).toContainText('Match begins at');
    await page.getByRole('tab', { name: 'Comments' }).click();
    await expect(panel(page, 'Comments')).toContainText('Comments not available');
    await expect(page.getByText('Markets are not available')).toBeVisible();
  });

  test('teams in a list have no names, and no player has a wrong one', async ({ page }) => {
    await open(page, 80, '#score');

    await expect(panel(page, 'Score').getByRole('button', { name: 'Innings 1' })).toBeVisible();
    await expect(panel(page, 'Score').getByRole('table', { name: 'Batting' })).toContainText(
      'Unknown player',
    );
    await page.getByRole('tab', { name: 'Match info' }).click();
    await expect(panel(page, 'Match info').locator('dt')).toHaveText(['Match begins at']);
  });

  test('the charts of a host that counts no overs are drawn from all its comments', async ({
    page,
  }) => {
    await open(page, 81, '#charts');
    const numbers = panel(page, 'Charts').locator('details');

    await numbers.locator('summary').click();
    const rows = numbers.getByRole('table', { name: /^Score after every 20 overs/ });
    await expect(rows.getByRole('row')).toHaveCount(1 + 17);
    // 1,998 balls at four, one, one, one, one.
    await expect(rows.getByRole('row').nth(1)).toContainText('192 (+192)');
    await expect(rows.getByRole('row').last()).toContainText('3198 (+126) after 333');
  });

  test('a long innings keeps its scroll position: new comments wait above', async ({ page }) => {
    await open(page, 81, '#comments');
    const list = page.getByRole('region', { name: 'Comments' });
    const comments = list.getByRole('article');
    await expect(comments).toHaveCount(2000);
    await list.hover();
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => list.evaluate(area => area.scrollTop)).toBeGreaterThan(2000);
    await list.evaluate(scrollEnded);
    await expect(list.getByText('Late ball')).toHaveCount(0);
    const seen = await topComment(list);

    site.host.send(nextBall(2001));
    site.host.send(nextBall(2002));
    const pill = page.getByRole('button', { name: '2 new comments' });
    await expect(pill).toBeVisible();
    const after = await topComment(list);
    expect(after.words).toBe(seen.words);
    // Browsers scroll by physical pixels.
    expect(Math.abs(after.top - seen.top)).toBeLessThanOrEqual(1);

    await pill.click();
    await expect(pill).toBeHidden();
    await expect(comments.first()).toContainText('Late ball 2002.');
    await expect(comments.first()).toBeInViewport();
    await expect(list).toBeFocused();
  });
});

/** Resolves when a scrolled area has stopped, which may take some frames. */
async function scrollEnded(area: Element): Promise<void> {
  let top = NaN;
  for (let still = 0; still < 10;) {
    await new Promise(requestAnimationFrame);
    still = area.scrollTop === top ? still + 1 : 0;
    top = area.scrollTop;
  }
}

/** The comment at the list's upper edge, and its distance from it. */
const topComment = (list: ReturnType<Page['getByRole']>) =>
  list.evaluate(area => {
    const edge = area.getBoundingClientRect().top;
    const first = [...area.querySelectorAll('[role=article]')].find(
      element => element.getBoundingClientRect().bottom > edge,
    );
    return { words: first?.textContent, top: (first?.getBoundingClientRect().top ?? NaN) - edge };
  });
