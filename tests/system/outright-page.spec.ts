import { Event } from '@/lib/contract/event';
import { matchPath } from '@/lib/domain/match/match-name';
import { toMatch } from '@/lib/domain/match/match';
import {
  manyPricesEvent,
  manyPricesHistory,
  manyPricesOutright,
} from '@/tests/fixtures/prices/thirty-bookmakers';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { misfits } from '@/tests/journeys/support/misfits';
import { violations } from '@/tests/journeys/support/violations';
import { expect, test } from '@/tests/journeys/support/visit';

const widths = [320, 390, 768, 1280, 1680];
const counts = [5, 30] as const;
const matchId = 71;
const endedId = 72;

test.describe('the page of an outright', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let site: MockSite;
  // Its prices stay confirmed for an hour.
  const at = Math.floor(Date.now() / 1000) + 3600;
  const events = [
    ...counts.map(count => manyPricesOutright(count, count, at)),
    manyPricesEvent(matchId, 5, at),
    { ...manyPricesOutright(endedId, 5, at), status: 4 },
  ];
  const pathOf = (id: number) =>
    matchPath(toMatch(Event.parse(events.find(event => event.id === id))));

  /** Some bookmakers of the event price its first selection only. */
  const quotesOf = (id: number): number =>
    manyPricesOutright(id, id, at)
      .markets.flatMap(({ selections }) => selections)
      .reduce((sum, { prices }) => sum + prices.length, 0);

  test.beforeAll(async () => {
    const history = Object.fromEntries(
      counts.flatMap(id => [
        [`/api/events/${id}/price-history/`, manyPricesHistory(at)],
        [`/api/events/${id}/price-history`, manyPricesHistory(at)],
      ]),
    );
    site = await startMockSite({ events, answers: history });
  });
  test.afterAll(() => site.stop());

  const read = async (path: string) => {
    const answer = await fetch(site.url + path, { redirect: 'manual' });
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
  };

  for (const count of counts)
    test(`twenty selections at ${count} bookmakers fit at every width`, async ({ page }) => {
      const found: string[] = [];
      await page.goto(site.url + pathOf(count));
      await expect(page.locator('[data-market="winner"] td [data-bookmaker]')).toHaveCount(
        quotesOf(count),
      );
      for (const [index, width] of widths.entries()) {
        await page.emulateMedia({ colorScheme: index % 2 ? 'dark' : 'light' });
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await misfits(page)).map(text => `${width} px: ${text}`));
      }
      expect(found).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });

  test('is complete without scripts, and describes no match', async () => {
    const { status, html } = await read(pathOf(30));

    expect(status).toBe(200);
    expect(html).toContain('<h1');
    expect(html).toContain('The Stand-in Cup - Winner');
    expect(html).toMatch(
      /<link rel="canonical" href="[^"]*\/odds\/outrights\/the-stand-in-cup-winner-30"/,
    );
    expect(html.match(/<td[^>]*>\s*<(?:a|span)[^>]*data-bookmaker=/g)?.length).toBe(quotesOf(30));
    expect(html).toContain('Opening, highest, lowest and current price');
    expect(html).toContain('BreadcrumbList');
    expect(html).not.toContain('SportsEvent');
    expect(html).not.toContain('noindex');
  });

  test('every other address of an outright leads to it, and its own address of a match to the match', async () => {
    const page = pathOf(5);
    const aliases = [
      '/matches/the-stand-in-cupvswinner-2026-11-28-5',
      '/odds/outrights/another-name-5',
      '/matches/anything-5/event.ics',
    ];
    for (const alias of aliases)
      expect(await read(alias), alias).toMatchObject({ status: 308, to: page });
    expect(await read(`/odds/outrights/anything-${matchId}`)).toMatchObject({
      status: 308,
      to: pathOf(matchId),
    });
    expect((await read('/odds/outrights/no-such-event-999')).status).toBe(404);
  });

  test('one that is over stays, without prices and not indexed', async ({ page }) => {
    expect((await read(pathOf(endedId))).html).toContain('noindex');
    await page.goto(site.url + pathOf(endedId));

    await expect(page.getByText('This outright is over.')).toBeVisible();
    await expect(page.locator('main a[href*="/redirect/"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Price alerts' })).toHaveCount(0);
  });

  test('a price moves without a reload', async ({ page }) => {
    await page.goto(site.url + pathOf(5));
    await expect.poll(() => site.host.groups()).toContain('event_5');
    const event = manyPricesOutright(5, 5, at);
    const [market] = event.markets;
    if (!market) throw new Error('no market');
    const selections = market.selections.map(selection => ({
      ...selection,
      prices: selection.prices.map(price => ({ ...price, odds: 7.77 })),
    }));
    site.host.send({
      eventType: 'event_updated',
      message: { ...event, version: 2, markets: [{ ...market, selections }] },
    });

    await expect(
      page.locator('td [data-bookmaker="silly-point"]').filter({ hasText: '7.77' }),
    ).toHaveCount(20);
  });

  test('the history has the favourites, or the selection that is chosen', async ({ page }) => {
    await page.goto(`${site.url}${pathOf(5)}#prices`);
    const history = page.getByRole('region', { name: 'Price history' });
    await expect(history.locator('path[data-side]:not([d$="h0"])')).toHaveCount(3);

    await history.getByRole('combobox', { name: 'Line of' }).selectOption('Owls');

    await expect(history.getByRole('img', { name: /now Owls \d+\.\d\d\.$/ })).toBeVisible();
    await expect(history.locator('path[data-side]:not([d$="h0"])')).toHaveCount(1);
  });

  test('the list names a common bookmaker once, and leads to the comparison', async ({ page }) => {
    await page.goto(`${site.url}/odds/outrights`);
    const first = page.locator('section').filter({ hasText: 'Final on 2 March' }).last();
    const line = first.getByText(/^Best at .* unless named\.$/);
    const common =
      /^Best at (.+?)(?:, .*)? unless named/.exec((await line.textContent()) ?? '')?.[1] ?? '';
    expect(common).not.toBe('');

    const tiles = await first
      .locator('a[href*="/redirect/"]')
      .evaluateAll(all =>
        all.map(tile => ({ text: tile.textContent, name: tile.getAttribute('aria-label') ?? '' })),
      );
    expect(tiles.filter(({ text }) => text?.includes(common))).toEqual([]);
    expect(tiles.filter(({ name }) => name.includes(common)).length).toBeGreaterThan(1);
    await first.getByRole('heading').getByRole('link', { name: 'Winner' }).click();
    await expect(page).toHaveURL(/\/odds\/outrights\/the-stand-in-cup-winner-\d+$/);
  });

  test('answers 503 while the host does not respond', async () => {
    const unread = '/odds/outrights/the-stand-in-cup-winner-73';
    site.host.hang(true);
    const { status } = await read(unread);
    site.host.hang(false);

    expect(status).toBe(503);
  });
});
