import { Event } from '@/lib/contract/event';
import { matchName } from '@/lib/domain/match/match-name';
import { toMatch } from '@/lib/domain/match/match';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test, type Locator, type Page } from '@/tests/journeys/support/visit';
import { layoutMatches } from './layout-matches';

const widths = [390, 1000, 1280, 1920];
const phoneHeight = 844;
const { 91: firstInnings, 92: chase, 93: testMatch } = layoutMatches;

test.describe('the boxes of a match page', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let site: MockSite;

  test.beforeAll(async () => {
    site = await startMockSite({ events: Object.values(layoutMatches) });
  });
  test.afterAll(() => site.stop());

  async function open(page: Page, event: { id: number }, width: number) {
    await page.setViewportSize({ width, height: phoneHeight });
    const match = toMatch(Event.parse({ ...event, match_info: null, commentary: null }));
    await page.goto(`${site.url}/matches/${matchName(match)}`);
  }
  const scoreboard = (page: Page) => page.getByRole('region', { name: 'Score', exact: true });
  const tabs = (page: Page) => page.getByRole('region', { name: 'Match', exact: true });

  for (const width of widths)
    test(`no text of a scoreboard overlaps another at ${width} px, and flags are squares`, async ({
      page,
    }) => {
      for (const match of [testMatch, chase, firstInnings]) {
        await open(page, match, width);
        const flags = await scoreboard(page).locator('[style*="background-position"]').all();
        const boxes = await Promise.all(flags.map(flag => flag.boundingBox()));
        expect(boxes.map(box => box && box.width - box.height)).toEqual([0, 0]);

        expect(await overlaps(scoreboard(page))).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });

  test('a Test has a line with overs for each innings, its day and session, and its lead', async ({
    page,
  }) => {
    await open(page, testMatch, 390);
    const board = scoreboard(page);

    const lines = ['364 126.1 ov', '298/8 109.3 ov', '391 128.0 ov', '120 51.5 ov'];
    const tops = await Promise.all(
      lines.map(line => board.getByText(line, { exact: true }).evaluate(topOf)),
    );
    expect(tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? 0))).toBe(true);
    await expect(board).toContainText('Day 4, session 2');
    await expect(board).toContainText('Tea, India lead by 151 runs');

    await page.goto(`${site.url}/odds/matches/all/in-play`);
    const card = page.getByRole('article').filter({ hasText: '298/8 109.3 ov' });
    await expect(card).toContainText('Tea, India lead by 151 runs');
    for (const width of widths) {
      await page.setViewportSize({ width, height: phoneHeight });
      expect(await overlaps(card.getByRole('link').first())).toEqual([]);
    }
  });

  test('the strip has the complete current over, extras by name, and a separator', async ({
    page,
  }) => {
    await open(page, chase, 1280);
    const balls = scoreboard(page).getByRole('list', { name: 'Recent balls' });

    const newest = [
      '•no run',
      'Over 13: 4',
      '4lb4 leg byes',
      '5wdwide, 5 runs',
      '2nbno-ball, 2 runs',
    ];
    for (const [index, text] of newest.entries())
      await expect(balls.getByRole('listitem').nth(index - newest.length)).toHaveText(text);
  });

  test('the tabs are in the upper half on phones, and a line with the score stays', async ({
    page,
  }) => {
    for (const match of [chase, firstInnings]) {
      await open(page, match, 390);
      const top = await page.getByRole('tablist').evaluate(topOf);
      expect(top).toBeLessThan(phoneHeight / 2);
    }
    const bar = page.locator('[data-score-bar]');
    const isAtBar = () => document.elementFromPoint(195, 78)?.closest('[data-score-bar]') != null;
    expect(await page.evaluate(isAtBar)).toBe(false);

    for (const y of [600, 1500]) {
      await page.evaluate(to => window.scrollTo(0, to), y);
      await page.waitForFunction(isAtBar);
      await expect(bar).toContainText('122/3');
      expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 56, width: 390, height: 44 });
    }
  });

  test('columns are 63 and 32 percent, at most 800 and 405 px, and one where they do not fit', async ({
    page,
  }) => {
    const measured = async (width: number) => {
      await open(page, chase, width);
      const markets = await page.locator('#markets').boundingBox();
      const side = await tabs(page).boundingBox();
      if (!markets || !side) throw new Error('A column is missing.');
      return { markets, side, gap: side.x - markets.x - markets.width };
    };

    for (const width of [390, 1000]) {
      const { markets, side } = await measured(width);
      expect(side.y).toBeLessThan(markets.y);
      expect(Math.abs(side.x - markets.x)).toBeLessThanOrEqual(16);
    }
    for (const width of [1280, 1920]) {
      const { markets, side, gap } = await measured(width);
      const page = markets.width + gap + side.width;
      expect(side.y).toBe(markets.y);
      expect(markets.width).toBeLessThanOrEqual(800);
      expect(side.width).toBeLessThanOrEqual(405);
      expect(markets.width / page).toBeCloseTo(0.63, 2);
      expect(side.width / page).toBeCloseTo(0.32, 2);
      expect(gap).toBeLessThan(70);
    }
  });

  test('the side column stays in view beside long markets', async ({ page }) => {
    await open(page, chase, 1280);
    await page.evaluate(() => window.scrollTo(0, 1500));

    const side = await tabs(page).boundingBox();
    expect(side?.y).toBe(24);
    expect(side?.height).toBeLessThanOrEqual(phoneHeight - 48);
    await expect(page.getByRole('tab', { name: 'Match info' })).toBeInViewport();
  });

  test('a title of two lines keeps its padding, and three selections are thirds', async ({
    page,
  }) => {
    await open(page, chase, 1280);
    const title = page.getByRole('heading', { level: 2, name: /^Runs in the second innings/ });
    const inner = await title.boundingBox();
    const outer = await page.locator('summary', { has: title }).boundingBox();
    if (!inner || !outer) throw new Error('There is no title.');
    expect(inner.height).toBeGreaterThan(30);
    expect(inner.y - outer.y).toBeGreaterThanOrEqual(8);
    expect(outer.y + outer.height - inner.y - inner.height).toBeGreaterThanOrEqual(8);

    const three = await Promise.all(
      ['India', 'England', 'Draw'].map(name =>
        page
          .getByRole('link', { name: new RegExp(`^${name} Bet now .*Match Winner`) })
          .boundingBox(),
      ),
    );
    expect(new Set(three.map(box => box?.y)).size).toBe(1);
    expect(new Set(three.map(box => Math.round(box?.width ?? 0))).size).toBe(1);
  });
});

/** In the page: the upper edge of an element. */
const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The pairs of texts and images of a part whose boxes intersect, or that stick out of it. */
const overlaps = (part: Locator): Promise<string[]> =>
  part.evaluate(root => {
    const frame = root.getBoundingClientRect();
    const boxes: { name: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest('.visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const clipped = parent.getBoundingClientRect();
      // Lines that a folded part cuts off are not drawn.
      const folded = parent.closest('dl')?.getBoundingClientRect() ?? frame;
      for (const box of range.getClientRects())
        if (box.width > 1 && clipped.width > 1 && box.top < folded.bottom - 1)
          boxes.push({ name: text.textContent, box });
    }
    for (const picture of root.querySelectorAll('img, svg'))
      if (picture.checkVisibility())
        boxes.push({ name: picture.tagName, box: picture.getBoundingClientRect() });
    const meets = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    const pairs = boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(other => meets(box, other.box))
        .map(other => `${name} | ${other.name}`),
    );
    const out = boxes.filter(({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1);
    return [...pairs, ...out.map(({ name }) => `${name} sticks out`)];
  });
