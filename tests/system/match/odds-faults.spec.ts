import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { oddsLinks } from '@/tests/journeys/support/cards';
import { answersFor, madeUpEvent, madeUpMarket } from '@/tests/fixtures/servers/mock-api';
import { expect, test, type Page } from '@/tests/journeys/support/visit';

const limitSeconds = 5;
const list = '/odds/matches/all/in-play';
const soon = () => Math.floor(Date.now() / 1000) + 3600;
const longName = 'Ferns-and-Herons-of-the-Long-Meadow'.repeat(3).slice(0, 80);

/** A live match of the host whose prices count as confirmed for the next hour. */
const live = (id: number, changes: Record<string, unknown> = {}) =>
  madeUpEvent({ id, version: 5, updated_at: soon(), ...changes });

const teams = (first: string, second: string) => ({
  name: `${first} - ${second}`,
  competitors: [
    { id: 1, name: first },
    { id: 2, name: second },
  ],
});

const oddOnes = [
  live(201, { markets: [], markets_count: 0, ...teams('Nobody', 'Nothing') }),
  live(202, {
    ...teams('Many', 'More'),
    markets: Array.from({ length: 60 }, (_, index) =>
      madeUpMarket({ id: index, name: `Over ${index}` }),
    ),
    markets_count: 60,
  }),
  live(203, teams(longName, longName)),
  live(204, teams('मुंबई इंडियंस', '東京クリケット')),
  live(205, {
    ...teams('None', 'Odd'),
    markets: [
      madeUpMarket({
        selections: [null, 0, 1, '2.5', 1000, 'x'].map((odds, index) => ({
          id: `s${index}`,
          name: `Runner ${index}`,
          odds,
        })),
      }),
    ],
  }),
  live(206),
  { id: 207, name: ['not', 'a', 'name'], status: 'two' },
];

test.describe('odds of a host with faults', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let site: MockSite;

  test.beforeAll(async () => {
    site = await startMockSite({
      events: oddOnes,
      settings: { UNCONFIRMED_AFTER_SECONDS: String(limitSeconds) },
    });
  });
  test.afterAll(() => site.stop());

  const open = async (page: Page, path: string) => {
    await page.goto(site.url + path);
    // Once scripts run, times have no label of the server's zone.
    await expect(page.locator('time', { hasText: /IST/ })).toHaveCount(0);
  };

  test('the list shows every valid match, with its text unchanged', async ({ page }) => {
    await open(page, list);
    const cards = page.getByRole('article');

    await expect(cards).toHaveCount(6);
    for (const text of [longName, 'मुंबई इंडियंस', '東京クリケット', '<b>Bold</b> & Sons'])
      await expect(cards.filter({ hasText: text })).not.toHaveCount(0);
    await expect(page.locator('main b', { hasText: 'Bold' })).toHaveCount(0);
    await expect(oddsLinks(cards.filter({ hasText: 'Nobody' }))).toHaveCount(0);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('a match without markets shows a message', async ({ page }) => {
    await open(page, '/matches/x-201');

    await expect(page.getByText('Markets are not available')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Visit Odds' })).toBeVisible();
  });

  test('the first eleven of sixty markets are open', async ({ page }) => {
    await open(page, '/matches/x-202');
    const panels = page.locator('#markets').getByRole('group');

    await expect(panels).toHaveCount(60);
    await expect(page.locator('#markets details[open]')).toHaveCount(11);
  });

  test('missing odds are suspended, unusual ones are shown as they were sent', async ({ page }) => {
    await open(page, '/matches/x-205');
    const runner = (at: number) =>
      page.locator('#markets [data-layout] > *').filter({ hasText: `Runner ${at}` });

    await expect(runner(0)).toContainText('Suspended');
    await expect(runner(1)).toHaveText(/Runner 1 (Bet now )?0$/);
    await expect(runner(5)).toContainText('Suspended');
    await expect(oddsLinks(page)).toHaveCount(3);
    for (const [name, odds] of [
      ['Runner 2 Bet now 1,', '1'],
      ['Runner 3 Bet now 2.50,', '2.5'],
      ['Runner 4 Bet now 1000.00,', '1000'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute(
        'href',
        new RegExp(`/sportsbet/redirect/205/w/s\\d/${odds.replace('.', '\\.')}$`),
      );
  });

  test('frames that are invalid, late, repeated or of other matches change nothing', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Live frame/);
    await open(page, '/matches/x-206');
    await expect.poll(() => site.host.groups()).toContain('event_206');
    const first = page.locator('#markets a').first();
    const price = (odds: number, version: number, id = 206) => ({
      eventType: 'event_updated',
      message: {
        id,
        version,
        markets: [madeUpMarket({ selections: [{ id: 1, name: 'Riders', odds }] })],
      },
    });

    site.host.send(price(1.5, 9));
    await expect(first).toHaveAttribute('href', /\/1\.5$/);
    for (const frame of [
      'not JSON',
      '[]',
      '{"eventType":"event_updated"}',
      { eventType: 'event_updated', message: { id: 206, version: 10, markets: 'none' } },
      { eventType: 'sunrise', message: {} },
      price(1.1, 8),
      price(1.5, 9),
      price(1.2, 10, 205),
    ])
      site.host.send(frame);
    site.host.send({
      eventType: 'event_updated',
      message: { id: 206, version: 11, score: '99/9:' },
    });

    await expect(page.getByRole('region', { name: 'Score' })).toContainText('99/9');
    await expect(first).toHaveAttribute('href', /\/1\.5$/);
  });

  test('prices that the feed does not confirm are suspended, with the time, until it does', async ({
    page,
    consoleErrors,
  }) => {
    // A minute of its clock passes before a response arrives.
    consoleErrors.allow(/Snapshot failed .*TimeoutError/);
    const inAMinute = Math.floor(Date.now() / 1000) + 60;
    const fresh = live(208, { updated_at: inAMinute });
    site.host.answer(answersFor([...oddOnes, fresh]));
    await page.clock.install();
    await page.goto(`${site.url}/matches/x-208`);
    const markets = page.locator('#markets');
    await expect.poll(() => site.host.groups()).toContain('event_208');
    site.host.send({
      eventType: 'event_updated',
      message: { id: 208, version: 5, updated_at: inAMinute },
    });
    await expect(oddsLinks(markets)).toHaveCount(2);
    await expect(markets).toContainText(/Updated \d\d:\d\d:\d\d/);

    await page.clock.runFor((60 + limitSeconds + 1) * 1000);
    await expect(markets).toContainText(/Not confirmed since \d\d:\d\d:\d\d/);
    await expect(oddsLinks(markets)).toHaveCount(0);
    await expect(markets.getByText('Suspended')).toHaveCount(2);
    site.host.send({
      eventType: 'event_updated',
      message: { id: 208, version: 5, updated_at: soon() },
    });

    await expect(oddsLinks(markets)).toHaveCount(2);
  });

  test('the server renders no link for an unconfirmed price', async ({ request }) => {
    const stale = live(209, { updated_at: Math.floor(Date.now() / 1000) - 2 * limitSeconds });
    site.host.answer(answersFor([...oddOnes, stale]));
    const html = await (await request.get(`${site.url}/matches/x-209`)).text();

    expect(html).toContain('Not confirmed since');
    expect(html).not.toContain('/sportsbet/redirect/');
  });

  test('the server renders no link in an older copy while the host does not respond, until it does again', async ({
    request,
  }) => {
    const confirmed = (at: number) => site.host.answer(answersFor([live(211, { updated_at: at })]));
    const pages = [list, '/', '/matches/x-211'].map(path => site.url + path);
    const linked = async () => {
      const answers = await Promise.all(pages.map(page => request.get(page)));
      expect(answers.map(answer => answer.status())).toEqual(pages.map(() => 200));
      const texts = await Promise.all(answers.map(answer => answer.text()));
      return texts.map(text => text.includes('/sportsbet/redirect/211/'));
    };
    confirmed(Math.floor(Date.now() / 1000));
    await expect.poll(linked, { timeout: 30_000 }).toEqual([true, true, true]);

    site.host.hang(true);
    await expect.poll(linked, { timeout: 60_000 }).toEqual([false, false, false]);

    confirmed(soon());
    site.host.hang(false);
    await expect.poll(linked, { timeout: 30_000 }).toEqual([true, true, true]);
  });
});
