import type { Matches } from '@/tests/journeys/support/app/matches';
import { cardOf, oddsLinksOf } from '@/tests/journeys/support/cards';
import { shiftOf } from '@/tests/journeys/support/shift-of';
import { expect, test, type Page } from '@/tests/journeys/support/test';
import { violations } from '@/tests/journeys/support/violations';

/** An upcoming match: Silly Point has the best price, and Nightwatchman the best of the two that are chosen. */
async function quotedMatch(matches: Matches) {
  const match = await matches.start();
  await match.price('winner', [1.8, 2.1]);
  await match.price('winner', [1.95, 2.3], 'silly-point');
  await match.price('winner', [1.85, 2.2], 'nightwatchman');
  return match;
}

/** As on a visit before. */
const chooseBefore = (page: Page, slugs: readonly string[]) =>
  page.addInitScript(
    text =>
      localStorage.getItem('visited') ??
      (localStorage.setItem('bookmakers', text), localStorage.setItem('visited', '1')),
    JSON.stringify(slugs),
  );

test('the choice holds on lists and home without moving them, until one press shows all', async ({
  page,
  request,
  matches,
}) => {
  const match = await quotedMatch(matches);
  await chooseBefore(page, ['nightwatchman', 'deep-cover']);
  const line = page.getByText('Best of your 2 bookmakers.');

  for (const path of [`/odds/matches/${match.league}/future`, match.path]) {
    const html = await (await request.get(path)).text();
    expect(html).not.toContain('of your');
    await page.goto(path);
    await expect(line).toBeVisible();
    await expect(oddsLinksOf(page, match).first()).toHaveAttribute(
      'href',
      `${match.oddsHref('winner')}1.85?bookmaker=nightwatchman`,
    );
    expect(await shiftOf(page), path).toBeLessThan(0.003);
    expect(await violations(page)).toEqual([]);
  }

  await page.goto(`/odds/matches/${match.league}/future`);
  await page.getByRole('button', { name: 'Show all' }).click();
  const card = cardOf(page, match);
  await expect(oddsLinksOf(card, match)).toHaveAttribute(
    'href',
    `${match.oddsHref('winner')}1.95?bookmaker=silly-point`,
  );
  await page.reload();
  await expect(oddsLinksOf(card, match)).toHaveAttribute('href', /silly-point$/);
  await expect(line).toBeHidden();
});

test('the choice is made on its own page, and holds in the Prices tab, the ticker and among movers', async ({
  page,
  matches,
  app,
}) => {
  const match = await matches.start({ at: { over: '14.2' } });
  // The prices of the start are recorded before the next ones.
  await app.advance(2000);
  await match.price('winner', [1.7, 2.1]);
  await match.price('winner', [1.95, 2.3], 'silly-point');
  await match.price('winner', [1.9, 2.2], 'nightwatchman');
  await page.goto('/my-bookmakers');
  const panel = page.getByRole('region', { name: 'Compare these bookmakers' });
  await panel.getByRole('button', { name: 'None' }).click();
  await panel.getByRole('checkbox', { name: 'Nightwatchman' }).check();
  await panel.getByRole('checkbox', { name: 'Deep Cover' }).check();
  expect(await violations(page)).toEqual([]);

  // Deep Cover's 1.70 is not the best before nor after: what moves is Nightwatchman's price.
  await app.advance(2000);
  await match.price('winner', [1.5, 2.2], 'nightwatchman');
  await app.advance(10_000);
  await page.goto('/odds/movers');
  await expect(page.getByText('Moves of the best of your 2 bookmakers.')).toBeVisible();
  const mover = page
    .getByRole('listitem')
    .filter({ has: page.getByText(match.teams[0], { exact: true }) })
    .filter({ hasText: `${match.teams[0]} v ${match.teams[1]}` });
  // Of all bookmakers it would be 1.95. The first price is that of the start, about 2.
  await expect(mover).toContainText(/ to\s+→\s+1\.70/);
  expect(await shiftOf(page)).toBeLessThan(0.003);
  expect(await violations(page)).toEqual([]);

  await page.goto(`${match.path}#prices`);
  const prices = page.getByRole('tabpanel', { name: 'Prices' });
  await expect(
    prices.getByRole('img', { name: /: best of your 2 bookmakers\..* 1\.70/ }),
  ).toBeVisible();

  await page.goto('/how-to-bet');
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  const ticker = page.getByRole('complementary', { name: 'Live scores' });
  await expect(ticker).toContainText('Best of your 2 bookmakers');
  await expect(ticker.locator(`a[href="${match.path}"]`)).toContainText('1.70');
});

test(
  'a new price of a chosen bookmaker reaches the list',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await quotedMatch(matches);
    await chooseBefore(page, ['nightwatchman', 'deep-cover']);
    await page.clock.install();
    await page.goto(`/odds/matches/${match.league}/future`);
    const price = oddsLinksOf(cardOf(page, match), match);
    await expect(price).toHaveAttribute('href', /1\.85\?bookmaker=nightwatchman$/);

    await match.price('winner', [1.9, 2.2], 'deep-cover');
    await page.clock.runFor(11_000);

    await expect(price).toHaveAttribute('href', /1\.9\?bookmaker=deep-cover$/);
  },
);

test('bookmakers are moved by keys and by dragging, and the choice fits the narrowest phone', async ({
  page,
  matches,
  isMobile,
}) => {
  const match = await quotedMatch(matches);
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(match.path);
  await page.getByRole('button', { name: 'My bookmakers' }).click();
  const panel = page.getByRole('region', { name: 'Compare these bookmakers' });
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(5);
  const [first = '', second = ''] = await rows.locator('label').allTextContents();

  await page.getByRole('button', { name: `Move ${first}, 1 of 5` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.locator('label').first()).toHaveText(second);
  await expect(panel.getByRole('status')).toHaveText(`${first} is 2 of 5.`);
  await expect(page.getByRole('button', { name: `Move ${first}, 2 of 5` })).toBeFocused();

  const handle = await page.getByRole('button', { name: `Move ${first}, 2 of 5` }).boundingBox();
  const target = await rows.first().boundingBox();
  if (!handle || !target) throw new Error('they have no box');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width - 20, target.y + target.height / 2);
  await page.mouse.up();
  await expect(rows.locator('label').first()).toHaveText(first);

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /bookmakers$/ }).first()).toBeFocused();
});
