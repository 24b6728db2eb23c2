import type { App } from '@/tests/journeys/support/app/app';
import type { DrivenMatch, Matches } from '@/tests/journeys/support/app/matches';
import { startOneOfEach } from '@/tests/journeys/support/one-of-each';
import { expect, test, type Page } from '@/tests/journeys/support/test';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const siteTimeZone = 'Asia/Kolkata';
const dayMs = 24 * 3_600_000;

for (const [timezoneId, tag] of [
  [siteTimeZone, []],
  // Between the other two, so that only `npm run test:deep -- journeys` tests it.
  ['UTC', ['@deep']],
  ['America/New_York', []],
] as const)
  test.describe(`in ${timezoneId}`, { tag: ['@desktop', ...tag] }, () => {
    test.use({ timezoneId });

    test("times are in the visitor's zone, without a hydration error", async ({
      page,
      app,
      matches,
    }) => {
      const { league, live, upcoming } = await startOneOfEach(app, matches);
      for (const path of [
        '/',
        `/odds/matches/${league}/in-play`,
        `/odds/matches/${league}/future`,
        '/odds/movers/24-hours',
        `/series/${league}`,
        live.path,
        upcoming.path,
      ]) {
        await page.goto(path);
        // The visitor's own zone has no label; the server's has one.
        await expect(page.locator('time', { hasText: /IST/ }), path).toHaveCount(0);
        const times = await page.locator('time[datetime*=T]').evaluateAll(all =>
          all.map(time => ({
            utc: time.getAttribute('datetime') ?? '',
            shown: time.textContent,
          })),
        );
        // Dates of news are in the site's zone for all visitors.
        const clocks = times.filter(time => time.shown?.includes(':'));
        expect(clocks.filter(time => !isInZone(time, timezoneId))).toEqual([]);
        if (!path.endsWith('/in-play')) expect(times.length, path).toBeGreaterThan(0);
      }
    });

    test('past results are under the day of their own time', async ({ page, app, matches }) => {
      const results = await endedOnBothSidesOfMidnight(app, matches);
      await page.goto('/match-history');

      await expectUnderOwnDay(page, results, timezoneId);
    });
  });

test(
  "times are in the site's zone with its label without scripts, and results under its day",
  { tag: '@desktop' },
  async ({ noJsPage: page, app, matches }) => {
    const match = await matches.start();
    await page.goto(`/odds/matches/${match.league}/future`);
    await expect(page.getByRole('article').locator('time').first()).toHaveText(
      `${full(await startOf(match), siteTimeZone)} IST`,
    );

    const results = await endedOnBothSidesOfMidnight(app, matches);
    await page.goto('/match-history');
    await expectUnderOwnDay(page, results, siteTimeZone, ' IST');
  },
);

/**
 * Two results of one day in UTC; in the site's zone the second is of the next day, and in New York the
 * first is of the day before. They start later than all of other tests, and so are the first of the list.
 */
async function endedOnBothSidesOfMidnight(app: App, matches: Matches): Promise<DrivenMatch[]> {
  const midnight = Math.ceil(app.now() / dayMs + 3) * dayMs;
  const at = (hour: number) => (midnight - app.now()) / 3_600_000 + hour;
  const first = await matches.start({ at: { over: '0.1' }, startsIn: at(2) });
  const second = await matches.start({ at: { over: '0.1' }, startsIn: at(20) });
  await first.finish();
  await second.finish();
  await app.forgetCopies();
  return [first, second];
}

async function expectUnderOwnDay(
  page: Page,
  results: DrivenMatch[],
  zone: string,
  label = '',
): Promise<void> {
  const days = new Map<string, string>();
  for (const result of results) {
    const utc = await startOf(result);
    const { year, month, day } = partsOf(utc, zone);
    days.set(`${result.path}?history=true`, `${year}-${month}-${day}`);
    const row = page.getByRole('listitem').filter({ hasText: result.teams[0] });
    await expect(row.locator('time[datetime*=T]')).toHaveText(`${clock(utc, zone)}${label}`);
  }
  const shown = await page.locator('main ol > li').evaluateAll(rows => {
    let day: string | null | undefined;
    return rows.map(row => {
      day = row.querySelector('h2 time')?.getAttribute('datetime') ?? day;
      return [row.querySelector('a[href$=true]')?.getAttribute('href') ?? '', day ?? ''] as const;
    });
  });
  expect(shown.filter(([href]) => days.has(href)).toSorted()).toEqual([...days].toSorted());
}

const startOf = async (match: DrivenMatch): Promise<string> =>
  new Date(Number((await match.read()).startTime) * 1000).toISOString();

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
