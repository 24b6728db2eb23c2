import ICAL from 'ical.js';
import { schemaErrors } from '@/tests/fixtures/formats/schema-errors';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test } from '@/tests/journeys/support/visit';
import { hostile, inScripts, namesInScripts, withoutStart } from '@/tests/fixtures/foreign-texts';

const future = '/odds/matches/all/future';

test.describe('a host with unusual texts and times', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let site: MockSite;

  test.beforeAll(async () => {
    const events = [...Object.values(withoutStart), ...Object.values(hostile), ...inScripts];
    site = await startMockSite({
      events,
      answers: {
        '/api/leagues/': { leagues: [{ slug: 'stand-in', name: hostile.breaks.tournament }] },
      },
    });
  });
  test.afterAll(() => site.stop());

  const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });
  /** The status of a path, and where it redirects to. */
  const answerOf = async (path: string) => {
    const response = await get(path);
    return [response.status, response.headers.get('location')] as const;
  };
  const eventsOf = async (path: string) => {
    const text = await (await get(path)).text();
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    return calendar
      .getAllSubcomponents('vevent')
      .map(subcomponent => String(subcomponent.getFirstPropertyValue('summary')));
  };

  for (const [id, names] of Object.entries(namesInScripts))
    test(`other addresses of ${names[0].slice(0, 20)} redirect to its own, which responds`, async () => {
      const [, own] = await answerOf(`/matches/x-${id}`);
      expect(own).toMatch(/^\/matches\/[\x21-\x7e]+$/);
      const market = String(own).replace('/matches/', '/odds/markets/');

      for (const [from, to] of [
        [`/matches/${id}`, own],
        [`/matches/x-${id}?history=true`, `${own}?history=true`],
        [`/matches/x-${id}/comments/1/1`, `${own}/comments/1/1`],
        [`/matches/x-${id}/event.ics`, `${own}/event.ics`],
        [`/odds/markets/x-${id}/w`, `${market}/w`],
      ] as const) {
        expect(await answerOf(from), from).toEqual([308, to]);
        expect((await get(String(to))).status, String(to)).toBe(200);
      }
      expect(await eventsOf(`${own}/event.ics`)).toEqual([names.join(' v ')]);
      expect((await get(`/og/match/${id}.png`)).status).toBe(200);
    });

  test('a path that is redirected as it was sent is encoded', async () => {
    expect(await answerOf('/odds/matches/भारत')).toEqual([
      308,
      `/odds/matches/${encodeURIComponent('भारत')}/in-play`,
    ]);
  });

  test('a match without a start is the last of its list, with its own page', async ({ page }) => {
    await page.goto(site.url + future);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(inScripts.length + 5);
    await expect(cards.last()).toContainText('Time to be confirmed');
    const groups = page.getByRole('group').getByRole('heading', { level: 2 });
    await expect(groups.last()).toContainText('Unknown Cup');
    await page.getByRole('link', { name: /Ferns/ }).first().click();

    await expect(page).toHaveURL(`${site.url}/matches/fernsvsherons-511`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferns Vs Herons');
    await expect(page.getByRole('region', { name: 'Score' })).toContainText('Time to be confirmed');
    await expect(page.getByText('Starts in')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  });

  test('a match without a start is in no calendar and not an event for search engines', async () => {
    const path = '/matches/fernsvsherons-511';
    expect(await answerOf('/matches/x-511')).toEqual([308, path]);
    expect(await answerOf('/matches/fernsvsherons-2026-11-26-511')).toEqual([308, path]);
    expect(await (await get(path)).text()).not.toContain('"SportsEvent"');
    expect((await get(`${path}/event.ics`)).status).toBe(404);
    expect((await get('/og/match/511.png')).status).toBe(200);
    expect(await (await get('/odds/matches/all/next-24-hours')).text()).not.toContain(
      'fernsvsherons',
    );
  });

  test('a live match without a start is in play', async ({ page }) => {
    await page.goto(`${site.url}/odds/matches/all/in-play`);

    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('Owls');
    expect((await get('/matches/larksvsowls-512')).status).toBe(200);
  });

  test('names are clean and short on lists, pages, images and in calendars', async ({ page }) => {
    for (const { id } of Object.values(hostile)) {
      const [status, own] = await answerOf(`/matches/x-${id}`);
      expect([status, (await get(String(own))).status], String(own)).toEqual([308, 200]);
      expect((await get(`/og/match/${id}.png`)).status).toBe(200);
      await page.goto(site.url + String(own));
      expect(await page.title()).not.toMatch(/[\u202e\0\r\n]/);
      expect(await page.content()).not.toMatch(/[\u202e\u2028\u0085]/);
    }
    for (const path of ['/', future, '/series', '/series/stand-in', '/search?q=Turned'])
      expect((await get(path)).status, path).toBe(200);
  });

  test('a name of one long word makes no page wider than the screen', async ({ page }) => {
    const ids = [hostile.long.id, inScripts.at(-1)?.id];
    const paths = ids.flatMap(id => [`/matches/x-${id}`, `/odds/markets/x-${id}/w`]);
    const wider: string[] = [];
    for (const path of [
      '/',
      future,
      '/odds/matches/stand-in/future',
      '/series/stand-in',
      ...paths,
    ]) {
      await page.goto(site.url + path);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (scrollWidth > width) wider.push(`${path}: ${scrollWidth} at ${width}`);
      }
    }
    expect(wider).toEqual([]);
  });

  test('calendars and sitemaps have all that can be written, and nothing else', async () => {
    const text = await (await get('/calendars/stand-in.ics')).text();
    const summaries = await eventsOf('/calendars/stand-in.ics');

    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(inScripts.length + 2);
    expect(text).not.toMatch(/^SUMMARY:owned/m);
    expect(summaries).toContain('Crlf BEGIN:VEVENT SUMMARY:owned END:VEVENT v Turnedround');
    expect(
      await schemaErrors(await (await get('/sitemaps/matches-1.xml')).text(), 'sitemap'),
    ).toEqual([]);
  });
});
