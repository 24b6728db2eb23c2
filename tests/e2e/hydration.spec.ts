import { matchPath } from '@/lib/domain/match/match-name';
import { youngestMatch } from './support/site-matches';
import { expect, test, type Page } from './support/test';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

for (const [timezoneId, tag] of [
  ['Asia/Kolkata', []],
  // Between the other two, so that only `npm run test:deep -- journeys` tests it.
  ['UTC', ['@deep']],
  ['America/New_York', []],
] as const)
  test.describe(`in ${timezoneId}`, { tag: ['@desktop', ...tag] }, () => {
    test.use({ timezoneId });

    test("times are in the visitor's zone, without a hydration error", async ({
      page,
      request,
    }) => {
      const match = matchPath(await youngestMatch(request));
      for (const path of [
        '/',
        '/odds/matches/all/in-play',
        '/odds/matches/all/future',
        '/odds/outrights',
        '/odds/movers/24-hours',
        '/match-history',
        match,
      ]) {
        await page.goto(path);
        // The visitor's own zone has no label; the server's has one.
        await expect(page.locator('time', { hasText: /IST/ })).toHaveCount(0);
        const times = await page.locator('time[datetime*=T]').evaluateAll(all =>
          all.map(time => ({
            utc: time.getAttribute('datetime') ?? '',
            shown: time.textContent,
          })),
        );
        // Dates of news are in the site's zone for all visitors.
        const clocks = times.filter(time => time.shown?.includes(':'));
        expect(clocks.filter(time => !isInZone(time, timezoneId))).toEqual([]);
        if (path !== '/odds/matches/all/in-play') expect(times.length).toBeGreaterThan(0);
      }
    });

    test('past results are under the day of their own time', async ({ page }) => {
      await page.goto('/match-history');

      expect(await misplacedResults(page, timezoneId)).toEqual([]);
    });
  });

test(
  'without scripts past results are under the day of the site',
  { tag: '@desktop' },
  async ({ noJsPage }) => {
    await noJsPage.goto('/match-history');

    expect(await misplacedResults(noJsPage, 'Asia/Kolkata')).toEqual([]);
  },
);

test(
  "the server writes times in the site's zone with its label",
  { tag: '@desktop' },
  async ({ noJsPage }) => {
    await noJsPage.goto('/odds/matches/all/future');
    const time = noJsPage.locator('article time').first();
    const utc = (await time.getAttribute('datetime')) ?? '';

    await expect(time).toHaveText(`${full(utc, 'Asia/Kolkata')} IST`);
  },
);

/** Results whose day in a zone is not the one of the heading above them, with both days. */
async function misplacedResults(page: Page, timeZone: string) {
  const dates = await page
    .getByRole('main')
    .locator('h2 time, ol time[datetime*=T]')
    .evaluateAll(all => all.map(time => time.getAttribute('datetime') ?? ''));
  const isMoment = (date: string) => date.includes('T');
  expect(dates.filter(isMoment).length).toBeGreaterThan(1);
  return dates.flatMap((utc, place) => {
    if (!isMoment(utc)) return [];
    const heading = dates.slice(0, place).findLast(date => !isMoment(date));
    const { year, month, day } = partsOf(utc, timeZone);
    const own = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
    return own === heading ? [] : [{ own, heading }];
  });
}

function isInZone({ utc, shown }: { utc: string; shown: string | null }, timeZone: string) {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(utc)) return false;
  const { second } = partsOf(utc, timeZone);
  const time = clock(utc, timeZone);
  return [full(utc, timeZone), time, `${time}:${second}`].includes(shown ?? '');
}

/** 'Nov 21, 2026, 07:45' */
function full(utc: string, timeZone: string): string {
  const { year, month, day } = partsOf(utc, timeZone);
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}, ${clock(utc, timeZone)}`;
}

function clock(utc: string, timeZone: string): string {
  const { hour, minute } = partsOf(utc, timeZone);
  return `${hour}:${minute}`;
}

function partsOf(utc: string, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return Object.fromEntries(
    format.formatToParts(new Date(utc)).map(({ type, value }) => [type, value]),
  );
}
