import { gzipSync } from 'node:zlib';
import { Event } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { matchStates } from '@/tests/fixtures/match-states';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { wireEvent, youngestMatch } from '@/tests/e2e/support/site-matches';
import { expect, test } from '@/tests/e2e/support/test';

type States = ReturnType<typeof matchStates>;

const maxHtmlBytes = 30 * 1024;
const maxElements = 1800;
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

test.describe('a match', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let site: MockSite;
  let states: States;

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const live = await youngestMatch(request);
    states = matchStates(await wireEvent(request, live.id));
    await request.dispose();
    site = await startMockSite({ events: Object.values(states) });
  });
  test.afterAll(() => site.stop());

  const urlOf = (state: keyof States) =>
    `${site.url}${matchPath(toMatch(Event.parse(states[state])))}`;

  test('in every state has at most 30 KB of compressed HTML and 1800 elements', async ({
    request,
  }) => {
    for (const state of Object.keys(states) as (keyof States)[]) {
      const html = await (await request.get(urlOf(state))).text();
      const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
      expect.soft(gzipSync(html).byteLength, state).toBeLessThanOrEqual(maxHtmlBytes);
      expect.soft(markup.match(/<[a-z]/gi)?.length ?? 0, state).toBeLessThanOrEqual(maxElements);
    }
  });

  for (const size of [desktop, phone])
    test(`that has ended opens on its score, ${size.width} px wide`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(urlOf('finished'));

      await expect(page.getByRole('tab', { selected: true })).toHaveText('Score');
      await expect(page.getByRole('table', { name: 'Batting' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Score' })).toContainText(
        'Mumbai Indians won by 4 wickets',
      );
      await expect(page.getByText('Player of the match: WG Jacks 2/14')).toBeVisible();
      await expect(page.getByText('Markets are not available')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Watch stream' })).toHaveCount(0);
      await page.getByRole('tab', { name: 'Match info' }).click();
      await expect(page.getByText('Live Coverage')).toHaveCount(0);
    });

  test('of hundreds of overs has none in its HTML, and draws all when its charts are opened', async ({
    page,
    request,
    consoleErrors,
  }) => {
    // The stand-in has the bookmakers of the API without their logos.
    consoleErrors.allow(/\/media\/logos\//);
    const url = urlOf('a four-day match in play');
    const html = await (await request.get(url)).text();
    expect(html.match(/overs\\":\[/g)).toHaveLength(4);
    expect(html).not.toContain('overs\\":[{');
    await page.goto(url);

    await page.getByRole('tab', { name: 'Charts' }).click();

    await expect(page.getByRole('img', { name: /^Runs in each over of/ })).toHaveCount(4);
  });

  test('that was abandoned has its result and no empty block', async ({ page }) => {
    await page.goto(urlOf('abandoned'));

    await expect(page.getByRole('region', { name: 'Score' })).toContainText(
      'Match abandoned without a ball bowled',
    );
    await expect(page.getByRole('tab')).toHaveText(['Match info']);
    await expect(page.getByText(/not available/)).toHaveCount(0);
  });

  test('that has ended shows all its innings without scripts', async ({ noJsPage: page }) => {
    await page.setViewportSize(phone);
    await page.goto(urlOf('Test finished'));

    await expect(page.getByRole('table', { name: 'Batting' })).toHaveCount(4);
    for (const name of ['England 1st Inns', 'India 1st Inns', 'England 2nd Inns', 'India 2nd Inns'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  });
});
