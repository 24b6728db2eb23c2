import { Event } from '@/lib/contract/event';
import { matchName } from '@/lib/domain/match/match-name';
import { toMatch } from '@/lib/domain/match/match';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test } from '@/tests/journeys/support/visit';
import { layoutMatches } from './layout-matches';
import { recordShifts, shiftsOf } from './layout-shifts';
import { laterStates, longOvers } from './later-states';

const { 92: chase } = layoutMatches;

test.describe('a page that arrives', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let site: MockSite;

  test.beforeAll(async () => {
    site = await startMockSite({ events: [chase, ...Object.values(longOvers)] });
  });
  test.afterAll(() => site.stop());

  const pathOf = (event: { id: number }) => {
    const match = toMatch(Event.parse({ ...event, match_info: null, commentary: null }));
    return `${site.url}/matches/${matchName(match)}`;
  };

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const)
    for (const [state, later] of Object.entries(laterStates))
      test(`a page that arrives as live and is ${state} moves nothing, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        // The host's response to the server is live, and the one to the scripts is later.
        await page.route(`**/api/events/${chase.id}`, route => route.fulfill({ json: later }));
        await page.addInitScript(recordShifts);
        await page.goto(pathOf(chase));
        const board = page.getByRole('region', { name: 'Score', exact: true });

        await expect(board).toContainText(later.match_status);
        await expect(board).toContainText('Ended');
        const shifts = (await shiftsOf(page)).filter(({ value }) => value > 0.002);
        expect(shifts.filter(({ isOutside }) => isOutside)).toEqual([]);
        // Within the score a figure may be as much wider as it is longer.
        expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
      });

  test('a page that arrives as live and has ended names the player of the match', async ({
    page,
  }) => {
    await page.route(`**/api/events/${chase.id}`, route =>
      route.fulfill({ json: laterStates.ended }),
    );
    await page.goto(pathOf(chase));

    await expect(
      page.getByRole('region', { name: 'Score', exact: true }).getByText('Player of the match'),
    ).toBeVisible();
  });

  for (const width of [320, 360, 390, 1280])
    test(`a page in a long over has its newest ball in view, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const event of Object.values(longOvers)) {
        await page.goto(pathOf(event));
        const board = page.getByRole('region', { name: 'Score', exact: true });
        const balls = board.getByRole('list', { name: 'Recent balls' }).getByRole('listitem');
        const [first, newest] = [balls.first(), balls.last()];
        await expect(balls).toHaveCount(event.id === 94 ? 12 : 120);

        await expect(newest).toBeInViewport({ ratio: 1 });
        expect((await board.boundingBox())?.height).toBeLessThan(400);
        // The oldest is on its left, where it can be scrolled to.
        expect((await first.boundingBox())?.x).toBeLessThan((await newest.boundingBox())?.x ?? 0);
        await first.scrollIntoViewIfNeeded();
        await expect(first).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });

  test('a page without scripts has the newest ball in view too', async ({ noJsPage: page }) => {
    await page.setViewportSize({ width: 360, height: 844 });
    await page.goto(pathOf(longOvers[94]));
    const balls = page.getByRole('list', { name: 'Recent balls' }).getByRole('listitem');

    await expect(balls.last()).toBeInViewport({ ratio: 1 });
    await expect(balls.first()).not.toBeInViewport();
  });
});
