import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test, type Page } from '@/tests/journeys/support/visit';
import {
  headId,
  headMatches,
  headNames,
  headStates,
  type HeadName,
  type HeadState,
} from './head-matches';
import { recordShifts, shiftsOf } from './layout-shifts';
import { wireTeams } from './layout-matches';

const states = Object.keys(headStates) as HeadState[];
const names = Object.keys(headNames) as HeadName[];
const phoneHeight = 844;

test.describe('the head of a match on a phone', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let site: MockSite;

  test.beforeAll(async () => {
    site = await startMockSite({ events: headMatches });
  });
  test.afterAll(() => site.stop());

  async function open(page: Page, state: HeadState, name: HeadName, width: number) {
    await page.setViewportSize({ width, height: phoneHeight });
    await page.goto(`${site.url}/matches/x-${headId(state, name)}`);
  }
  const board = (page: Page) => page.getByRole('region', { name: 'Score', exact: true });

  for (const width of [320, 360, 390])
    test(`is as high with long names as with short ones, at ${width} px`, async ({ page }) => {
      for (const state of states) {
        const heights: number[] = [];
        for (const name of names) {
          await open(page, state, name, width);
          heights.push((await board(page).boundingBox())?.height ?? 0);
          expect.soft(await sideways(page), `${state}, ${name}`).toBe(0);
        }
        expect.soft(new Set(heights).size, `${state}: ${heights.join(', ')}`).toBe(1);
      }
    });

  test('leaves the first price in the first two thirds of the screen', async ({ page }) => {
    const tops: Record<string, number> = {};
    for (const state of states.filter(state => 'bookmakers' in headStates[state]))
      for (const name of names) {
        await open(page, state, name, 390);
        const price = page.locator('#markets a[href*="/sportsbet/redirect/"]').first();
        tops[`${state}, ${name}`] = (await price.boundingBox())?.y ?? Infinity;
      }
    expect(Object.entries(tops).filter(([, top]) => top > 560)).toEqual([]);
  });

  for (const width of [320, 390])
    test(`has all its controls in reach of a finger, at ${width} px`, async ({ page }) => {
      for (const name of names) {
        await open(page, 'live', name, width);
        const controls = [
          board(page).getByRole('link', { name: 'Watch stream' }),
          ...['Share this match', 'Follow', 'Pause updates', 'More about the innings'].map(label =>
            board(page).getByRole('button', { name: label }),
          ),
        ];
        for (const control of controls) {
          await expect(control).toBeInViewport({ ratio: 1 });
          const box = await control.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(44);
          expect(box?.width).toBeGreaterThanOrEqual(width < 360 ? 36 : 44);
        }
      }
    });

  test('folds the situation after its first line, with the newest ball in view', async ({
    page,
  }) => {
    await open(page, 'live', 'short', 390);
    const crease = board(page).getByLabel('At the crease');
    const newest = board(page).getByRole('list', { name: 'Recent balls' }).getByRole('listitem');
    await expect(board(page).getByText('CRR')).toBeInViewport({ ratio: 1 });
    await expect(newest.last()).toBeInViewport({ ratio: 1 });
    await expect(crease).toBeHidden();

    await board(page).getByRole('button', { name: 'More about the innings' }).click();
    await expect(crease).toBeInViewport({ ratio: 1 });
    await expect(newest.last()).toBeInViewport({ ratio: 1 });
  });

  test('shows the whole situation without scripts, and on wide screens', async ({
    page,
    noJsPage,
  }) => {
    await open(noJsPage, 'live', 'short', 390);
    await expect(board(noJsPage).getByLabel('At the crease')).toBeVisible();
    await open(page, 'live', 'short', 1280);
    await expect(board(page).getByLabel('At the crease')).toBeVisible();
    await expect(board(page).getByRole('button', { name: 'More about the innings' })).toBeHidden();
  });

  test('a delay and a toss that come later move nothing before the match', async ({ page }) => {
    const id = headId('upcoming', 'short');
    const event = headMatches.find(match => match.id === id);
    await page.route(`**/api/events/${id}`, route =>
      route.fulfill({
        json: {
          ...event,
          version: 2,
          match_status: 'Start delayed by rain',
          match_info: {
            Matchdetail: {
              ...headStates.upcoming.match_info.Matchdetail,
              Tosswonby: '1',
              Toss_elected_to: 'bat',
            },
            Teams: wireTeams,
          },
        },
      }),
    );
    await page.addInitScript(recordShifts);
    await open(page, 'upcoming', 'short', 390);

    await expect(board(page)).toContainText('Start delayed by rain');
    await expect(board(page)).toContainText('India won the toss and chose to bat');
    const shifts = (await shiftsOf(page)).filter(({ value }) => value > 0.002);
    expect(shifts.filter(({ isOutside }) => isOutside)).toEqual([]);
  });
});

/** By how much a page is wider than its window, in px. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
