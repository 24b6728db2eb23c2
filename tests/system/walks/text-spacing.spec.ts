import { expect, test } from '@/tests/journeys/support/test';
import { space, widthOf } from '@/tests/journeys/support/text-spacing';

const contentPaths = [
  '/',
  '/odds/outrights',
  '/odds/movers/24-hours',
  '/match-history',
  '/matches/on',
  '/series',
  '/news',
  '/news/lords-1983',
  '/pages?tag=odds',
  '/bonuses',
  '/bonuses/silly-point-live-boost',
  '/betting-sites',
  '/betting-sites/silly-point',
  '/how-to-bet',
  '/about-us',
  '/calculators/margin?odds=1.9&odds=3.1&odds=x',
  '/calculators/dutching?stake=1000000&odds=3&odds=40',
  '/glossary',
  '/search?q=india',
  '/following',
  '/my-bookmakers',
  '/alerts',
  '/offline-storage',
  '/responsible-gambling/break',
  '/responsible-gambling/reminder',
  '/responsible-gambling/questions',
  '/responsible-gambling/cost',
  '/404',
];

test(
  'no page of content is wider than a phone with spaced letters',
  { tag: '@desktop' },
  async ({ page, consoleErrors, matches }) => {
    test.slow();
    consoleErrors.allow(/status of 404/);
    const match = await matches.start({ at: { over: '14.2' } });
    const { competition } = match;
    await matches.start({ competition });
    await (await matches.start({ at: 0.99, competition })).finish();
    for (const path of [...contentPaths, `/series/${match.league}`]) {
      await page.goto(path);
      await space(page);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await widthOf(page), path).toBe(width);
      }
    }
  },
);
