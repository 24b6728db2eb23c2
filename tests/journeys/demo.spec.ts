import { Event, EventPage } from '@/lib/contract/event';
import { toMatch, type Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import type { App } from './support/app/app';
import { expect, test, type Page } from './support/test';

/*
 * The demo as `npm start` shows it, by a clock that only the tests move: at forty times its speed each of
 * the feed's ticks has about four balls.
 */
test.use({ settings: { FEED: 'demo', DEMO_SPEED: '40', DEMO_CLOCK: 'manual' } });
const tickMs = 500;
/** A match takes this long at most, with the wait for its start. */
const longestMs = 3_600_000;

test.describe('the demo', { tag: '@desktop' }, () => {
  // One demo for all of them: it takes ten seconds to start.
  test.describe.configure({ mode: 'default', timeout: 90_000 });
  const scoreOn = (page: Page) => page.getByRole('region', { name: 'Score' });

  test('the demo has matches in play and upcoming ones, and a match begins at its time', async ({
    page,
    app,
  }) => {
    expect((await matchesOf(app, '2')).length).toBeGreaterThanOrEqual(3);
    const [next] = (await matchesOf(app, '0')).toSorted(
      (a, b) => Number(a.startTime) - Number(b.startTime),
    );
    if (!next?.startTime) throw new Error('no match is to come');
    await page.goto(matchPath(next));
    await expect(page.getByText('Live', { exact: true })).toHaveCount(0);

    await app.advance(next.startTime * 1000 - (await app.advance(0)) + tickMs * 4);

    await expect(scoreOn(page)).toContainText(/\d+\/\d/);
    // A replay is never shown as a match of today.
    await expect(scoreOn(page)).toContainText(/Replay of .+, odds simulated/);
  });

  test('a ball changes the score of its open page', async ({ page, app }) => {
    const match = await youngest(app);
    await page.goto(matchPath(match));
    await expect(scoreOn(page)).toContainText(runsOf(match));

    const after = await advanceUntil(app, match, next => runsOf(next) !== runsOf(match));

    await expect(scoreOn(page)).toContainText(runsOf(after));
  });

  test('a wicket is in the score and in the comments', async ({ page, app }) => {
    const match = await youngest(app);
    await page.goto(matchPath(match));

    const after = await advanceUntil(app, match, next => wicketsOf(next) > wicketsOf(match));

    await expect(scoreOn(page)).toContainText(runsOf(after));
    await page.getByRole('tab', { name: 'Comments' }).click();
    await expect(
      page.getByRole('tabpanel', { name: 'Comments' }).getByText('W', { exact: true }).first(),
    ).toBeVisible();
  });

  test('the second innings has both scores', async ({ page, app }) => {
    const match = await youngest(app);
    await page.goto(matchPath(match));

    const after = await advanceUntil(app, match, ({ scores }) => !scores.includes(null));

    for (const score of after.scores)
      await expect(scoreOn(page)).toContainText(String(score).split(' ')[0] ?? '');
  });

  test('a match ends with its result, and is among the results', async ({ page, app }) => {
    const match = await youngest(app);
    await page.goto(matchPath(match));

    // The clock makes each of its ticks; the match, which stays ended, is looked at less often.
    const after = await advanceUntil(app, match, ({ status }) => status === 'other', tickMs * 20);

    await expect(scoreOn(page)).toContainText(after.statusText);
    await app.forgetCopies();
    await page.goto('/');
    await expect(
      page
        .getByRole('region', { name: 'Recent Results' })
        .locator(`a[href^="${matchPath(after)}"]`)
        .first(),
    ).toBeAttached();
  });
});

async function matchesOf(app: App, status: string): Promise<Match[]> {
  const response = await fetch(`${app.apiUrl}/api/events/?status=${status}`);
  return EventPage.parse(await response.json()).results.map(event => toMatch(event));
}

/** A match of one innings a side whose second has not begun. */
async function youngest(app: App): Promise<Match> {
  for (let waited = 0; waited < longestMs; waited += 60_000) {
    const found = (await matchesOf(app, '2')).find(
      ({ scores, inplayTime }) => scores.includes(null) && inplayTime === '1st innings',
    );
    if (found) return found;
    await app.advance(60_000);
  }
  throw new Error('no match is in its first innings');
}

async function advanceUntil(
  app: App,
  { id }: Match,
  isThere: (match: Match) => boolean,
  stepMs = tickMs,
) {
  for (let waited = 0; waited < longestMs; waited += stepMs) {
    await app.advance(stepMs);
    const response = await fetch(`${app.apiUrl}/api/events/${id}`);
    const match = toMatch(Event.parse(await response.json()));
    if (isThere(match)) return match;
  }
  throw new Error('it never came');
}

/** The score of the side that bats, such as '101/3'. */
const runsOf = ({ scores }: Match): string =>
  String(scores.find(Boolean) ?? '').split(' ')[0] ?? '';
const wicketsOf = (match: Match): number => Number(runsOf(match).split('/')[1] ?? 10);
