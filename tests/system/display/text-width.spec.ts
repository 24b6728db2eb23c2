import { startOneOfEach } from '@/tests/journeys/support/one-of-each';
import { expect, test, type Page } from '@/tests/journeys/support/test';

const texts = [
  '/privacy',
  '/terms',
  '/online-casino',
  '/giveaway',
  '/example-bookmaker',
  '/leagues',
  '/tutorials',
  '/responsible-gambling',
  '/betting-explained/decimal-odds',
  '/how-to-bet',
  '/how-to-play-cricket',
  '/news/lords-1983',
  '/bonuses/silly-point-live-boost',
  '/betting-sites/silly-point',
];
const choices = ['/alerts', '/following', '/my-bookmakers', '/offline-storage'];

/** In the page: the characters of a line of its longest paragraph, and whether anything is beside that. */
const longestParagraph = (page: Page) =>
  page.locator('main').evaluate(main => {
    const rectOf = (element: Element) => element.getBoundingClientRect();
    // The complete text of a folded one is there too, a pixel wide.
    const isShown = (element: Element) => rectOf(element).height > 0 && rectOf(element).width > 1;
    const paragraphs = [...main.querySelectorAll('p')].filter(isShown);
    const lengthOf = (element?: Element) => element?.textContent.length ?? 0;
    const longest = paragraphs.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
    if (!longest) throw new Error('There is no text.');
    const box = rectOf(longest);
    const lineHeight = parseFloat(getComputedStyle(longest).lineHeight);
    longest.scrollIntoView({ block: 'center' });
    const isBeside = (element: Element) => {
      const { left, top, bottom } = rectOf(element);
      return left >= box.right && bottom > 0 && top < innerHeight;
    };
    return {
      charactersOfLine: lengthOf(longest) / Math.round(box.height / lineHeight),
      hasBeside: [...main.querySelectorAll('a, img, h2, li')].filter(isShown).some(isBeside),
    };
  });

for (const width of [1280, 1680, 1920])
  test(
    `a text has lines that are easily read and something beside it at ${width} px`,
    { tag: '@desktop' },
    async ({ page, app, matches }) => {
      await startOneOfEach(app, matches);
      await page.setViewportSize({ width, height: 1000 });
      for (const path of [...texts, ...choices]) {
        await page.goto(path);
        const { charactersOfLine, hasBeside } = await longestParagraph(page);

        expect(hasBeside, path).toBe(true);
        expect(charactersOfLine, path).toBeGreaterThan(40);
        expect(charactersOfLine, path).toBeLessThan(80);
      }
    },
  );

test('what is only beside a text is not on phones', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/privacy', '/news/lords-1983', '/bonuses/silly-point-live-boost']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'On this page' }), path).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^More: / }), path).toHaveCount(0);
  }
  for (const path of choices) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Your choices' }), path).toHaveCount(0);
  }
});

test('the contents of a text lead to its parts', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 1000 });
  for (const path of ['/privacy', '/news/lords-1983', '/leagues']) {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents, path).toHaveCount(1);
    const last = contents.getByRole('link').last();
    await last.click();
    await expect(page.getByRole('heading', { name: await last.innerText() })).toBeInViewport();
  }
});
