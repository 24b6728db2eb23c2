import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import {
  fixtures,
  leagues,
  liveMatches,
  livePairs,
  ordinaryPairs,
} from '@/tests/system/match/many-matches';
import { expect, test } from '@/tests/journeys/support/visit';

const future = '/odds/matches/all/future';

test.describe('lists at the size of the world', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let site: MockSite;

  test.beforeAll(async () => {
    site = await startMockSite({
      events: [...fixtures, ...liveMatches],
      answers: { '/api/leagues/': { leagues } },
    });
  });
  test.afterAll(() => site.stop());

  test('300 fixtures come by day, forty at first, then more', async ({ page }) => {
    await page.goto(site.url + future);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(40);
    await expect(page.getByText('300 matches').first()).toBeVisible();
    const days = page.getByRole('heading', { level: 3 }).filter({ has: page.locator('time') });
    expect(await days.count()).toBeGreaterThan(5);

    await page.getByRole('link', { name: 'Show 40 more of 300 matches' }).click();

    await expect(cards).toHaveCount(80);
    await expect(page).toHaveURL(site.url + future);
  });

  test('without scripts more fixtures are on further pages', async ({ noJsPage: page }) => {
    await page.goto(site.url + future);
    // By key: cards that come near while the page scrolls to the link may move it under a pointer.
    await page.getByRole('link', { name: 'Show 40 more of 300 matches' }).press('Enter');

    await expect(page).toHaveURL(`${site.url}${future}?page=2`);
    await expect(page.getByRole('article')).toHaveCount(40);
    await page.goto(`${site.url}${future}?page=8`);
    await expect(page.getByRole('article')).toHaveCount(20);
    await expect(page.getByRole('heading', { name: 'Time to be confirmed' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Show \d/ })).toHaveCount(0);
    expect((await fetch(`${site.url}${future}?page=9`)).status).toBe(404);
  });

  test(
    '80 leagues scroll by themselves and can be searched',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(site.url + future);
      const menu = page.getByRole('navigation', { name: 'Leagues' });
      const bottom = await menu.evaluate(element => element.getBoundingClientRect().height);
      expect(bottom).toBeLessThan(800);

      await menu.getByRole('searchbox', { name: 'Find a league' }).fill('league 77');

      await expect(menu.getByRole('link')).toHaveText([/All Leagues$/, /League 77$/]);
    },
  );

  test('44 live matches are counted, on cards of equal height', async ({ page }) => {
    await page.goto(site.url);
    const carousel = page.getByRole('region', { name: 'Watch Live' });
    await expect(carousel.getByText('1 of 44')).toBeVisible();
    const heights = await carousel
      .getByRole('article')
      .evaluateAll(cards => cards.map(card => Math.round(card.getBoundingClientRect().height)));
    expect(new Set(heights).size).toBe(1);
    const prices = await carousel
      .getByRole('article')
      .evaluateAll(cards => cards.map(card => card.querySelectorAll('a[target=_blank]').length));
    expect(Math.max(...prices)).toBe(3);
  });

  test('the home page is sent with twelve of them, and the rest arrives', async ({
    page,
    request,
  }) => {
    const html = await (await request.get(site.url)).text();
    const sent = html.match(/<article[^>]*data-variant="tall"/g) ?? [];
    expect(sent).toHaveLength(12);
    expect(html).toContain('All (44)');
    expect(html).toContain('All (300)');
    expect(Buffer.byteLength(html)).toBeLessThan(250_000);

    await page.goto(site.url);
    const carousel = page.getByRole('region', { name: 'Watch Live' });
    await expect(carousel.getByRole('article')).toHaveCount(44);
    await expect(page.getByText('All (300)')).toBeVisible();
  });

  test('the first forty come alone: what is not shown is not sent', async ({ request }) => {
    const html = await (await request.get(site.url + future)).text();

    const sent = new Set(html.match(/-(1[0-2]\d\d)(?=")/g));
    expect(sent.size).toBe(40);
    expect(Buffer.byteLength(html)).toBeLessThan(250_000);
  });

  test.describe('on phones', { tag: '@phone' }, () => {
    const inPlay = '/odds/matches/all/in-play';

    test('a match with names of ordinary length is a dense row', async ({ page }) => {
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(site.url + inPlay);
        for (const [first, second] of livePairs.slice(0, ordinaryPairs)) {
          const card = page.getByRole('article').filter({ hasText: `${first} v ${second}` });
          const heights = await card.evaluateAll(all =>
            all
              .filter(one => one.dataset['prices'])
              .map(one => {
                one.style.contentVisibility = 'visible';
                return one.getBoundingClientRect().height;
              }),
          );
          expect(heights.length).toBeGreaterThan(5);
          expect(Math.max(...heights), `${first}, ${width} px`).toBeLessThanOrEqual(112);
          await expect(card.first().locator('img')).toBeHidden();
        }
      }
    });

    test('the price of a team is in its line', async ({ page }) => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(site.url + inPlay);
        const [name = ''] = livePairs[1];
        const card = page.getByRole('article').filter({ hasText: name }).first();
        for (const team of livePairs[1]) {
          const line = await card.getByText(team, { exact: true }).first().boundingBox();
          const price = await card
            .getByRole('link', { name: `${team} ` })
            .last()
            .boundingBox();
          expect(middle(price)).toBeCloseTo(middle(line), -1);
        }
      }
    });

    test('names of any length and script are shown in full', async ({ page }) => {
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(site.url + inPlay);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await page.getByRole('article').evaluateAll(overflowing)).toEqual([]);
      }
    });
  });
});

const middle = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : NaN);

/** In the page: the texts of cards that stick out of their card or cover another text. */
function overflowing(cards: HTMLElement[]): string[] {
  return cards.slice(0, 20).flatMap(card => {
    card.style.contentVisibility = 'visible';
    const frame = card.getBoundingClientRect();
    const texts = [...card.querySelectorAll<HTMLElement>('a span, b, p span')]
      .filter(part => part.childElementCount === 0 && part.textContent.trim() !== '')
      .filter(part => part.checkVisibility() && !part.closest('.visually-hidden, [aria-hidden]'));
    const boxes = texts.map(part => ({ part, box: part.getBoundingClientRect() }));
    return boxes
      .filter(
        ({ part, box }) =>
          box.left < frame.left ||
          box.right > frame.right ||
          box.bottom > frame.bottom ||
          boxes.some(
            other =>
              other.part !== part &&
              !other.part.contains(part) &&
              other.box.left < box.right - 1 &&
              box.left < other.box.right - 1 &&
              other.box.top < box.bottom - 1 &&
              box.top < other.box.bottom - 1,
          ),
      )
      .map(({ part }) => part.textContent);
  });
}
