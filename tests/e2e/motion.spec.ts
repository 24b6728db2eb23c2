import { matchPath } from '@/lib/domain/match/match-name';
import { startMockApi } from '@/tests/fixtures/servers/mock-api';
import { startSite } from '@/tests/fixtures/servers/start-site';
import { youngestMatch } from './support/site-matches';
import { expect, test, type Page } from './support/test';

test(
  'no animation runs for more than five seconds',
  { tag: '@deep-on-phones' },
  async ({ page, request }) => {
    for (const path of ['/', matchPath(await youngestMatch(request))]) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(longestMs), { intervals: [30] }).toBeGreaterThan(1000);

      expect(await page.evaluate(longestMs)).toBeLessThanOrEqual(5000);
    }
  },
);

test('the animation of the menu starts when it is open', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  const host = await startMockApi(0);
  host.answer({
    '/api/pages/links/': {
      links: [{ link: 'giveaway', title: 'Giveaway', in_sidebar: true, is_running: true }],
      bottom_links: [],
    },
  });
  const site = await startSite(host.url);
  try {
    await page.goto(`${site.url}/about-us`);
    expect(await statesInMenu(page)).toEqual([]);

    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => statesInMenu(page)).toContain('running');
  } finally {
    // A page that is still loading would report the stopped site.
    await page.goto('about:blank');
    await site.stop();
    await host.stop();
  }
});

test(
  'a phone lays out what is below its window a moment later',
  { tag: '@phone' },
  async ({ page }) => {
    for (const [path, part] of [
      ['/', 'section:has(> * > h2:text-is("Upcoming Matches"))'],
      ['/odds/matches/all/in-play', 'details:nth-of-type(2) article'],
    ] as const) {
      await page.goto(path);
      const late = page.locator(part).first();
      await expect(late).toBeAttached();

      expect(await late.evaluate(isLaidOutBefore), path).toBe(false);
      await expect.poll(() => late.evaluate(isLaidOut), path).toBe(true);
    }
  },
);

test(
  'a ball causes no layout shift on a match page',
  { tag: '@phone' },
  async ({ page, request }) => {
    test.slow();
    const shiftsOfYoungest = async () => {
      await page.goto(matchPath(await youngestMatch(request)));
      return shiftsOfBalls(page);
    };
    // A new innings or a result changes the scoreboard: that shift does not count.
    const shifts = (await shiftsOfYoungest()) ?? (await shiftsOfYoungest());
    if (!shifts) throw new Error('The innings ended each time.');

    // A figure with another digit shifts by 0.0001.
    expect(Math.max(0, ...shifts)).toBeLessThan(0.0005);
  },
);

test(
  'the markets of a match have their final position before the tabs have loaded',
  { tag: '@phone' },
  async ({ noJsPage: page, request }) => {
    await page.goto(matchPath(await youngestMatch(request)));
    const top = async () => (await page.locator('#markets').boundingBox())?.y;
    const before = await top();

    await page.getByRole('region', { name: 'Match', exact: true }).evaluate(tabs => tabs.remove());
    expect(await top()).toBe(before);
  },
);

const widths = [...Array.from({ length: 29 }, (_, at) => 320 + at * 10), 768, 1000, 1240, 1280];

test(
  'nothing moves when times change to the time zone of the visitor',
  {
    tag: '@desktop',
  },
  async ({ page, request }) => {
    const league = (await youngestMatch(request)).league;
    for (const path of [matchPath(await youngestMatch(request)), `/series/${league}`]) {
      await page.goto(path);
      const times = page.locator('main time[data-zone]');
      await expect(times.first()).toBeVisible();
      await expect(times.first()).not.toContainText('IST');

      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(movedByZone), `${path} at ${width} px`).toEqual([]);
      }
    }
  },
);

/** In the page: the texts of elements that are elsewhere when each time has the site's label. */
function movedByZone(): (string | null)[] {
  const elements = [...document.querySelectorAll('main *')];
  const tops = () => elements.map(element => element.getBoundingClientRect().top);
  const times = [...document.querySelectorAll<HTMLElement>('main time[data-zone]')];
  const after = tops();
  const changes = times.map(time => {
    const text = time.firstChild;
    if (!(text instanceof Text)) throw new Error('A time without text.');
    const { data } = text;
    const { zone } = time.dataset;
    text.data = `${data} ${zone}`;
    delete time.dataset['zone'];
    return () => {
      text.data = data;
      time.dataset['zone'] = zone;
    };
  });
  const before = tops();
  for (const undo of changes) undo();
  return elements
    .filter((_, at) => Math.abs((before[at] ?? 0) - (after[at] ?? 0)) > 0.5)
    .slice(0, 3)
    .map(element => element.textContent);
}

/** The layout shifts of the page until four balls have arrived; null if the innings ended. */
async function shiftsOfBalls(page: Page): Promise<number[] | null> {
  const innings = async () =>
    String(
      await page.getByRole('region', { name: 'Score' }).locator('[data-tone]').allInnerTexts(),
    );
  await expect(
    page.getByRole('list', { name: 'Recent balls' }).getByRole('listitem').first(),
  ).toBeVisible();
  const before = await innings();
  const shifts = await page.evaluateHandle(() => {
    const values: number[] = [];
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if ('value' in entry) values.push(Number(entry.value));
    }).observe({ type: 'layout-shift' });
    return values;
  });
  const comments = page.getByRole('tab', { name: 'Comments' });
  const arrived = async () => Number(/\+(\d+)/.exec(await comments.innerText())?.[1] ?? 0);
  const first = await arrived();
  const isSame = async () => (await innings()) === before;
  await expect
    .poll(async () => (await arrived()) >= first + 4 || !(await isSame()), { timeout: 60_000 })
    .toBe(true);
  return (await isSame()) ? shifts.jsonValue() : null;
}

/** In the page: whether a part is laid out before its time, and then still is. */
function isLaidOutBefore(part: Element): boolean {
  const inner = part.querySelector('a');
  if (!(part instanceof HTMLElement) || !inner) throw new Error('There is nothing to lay out.');
  part.scrollIntoView();
  part.style.animationName = 'none';
  part.getAnimations();
  part.style.animationName = '';
  const [moment] = part.getAnimations();
  if (!moment) throw new Error('It has no moment.');
  moment.pause();
  const before = inner.checkVisibility({ contentVisibilityAuto: true });
  moment.finish();
  return before;
}

const isLaidOut = (part: Element): boolean | undefined =>
  part.querySelector('a')?.checkVisibility({ contentVisibilityAuto: true });

/** In the page: the duration of its longest automatic animation; 0 without one. */
function longestMs(): number {
  const ends = document
    .getAnimations()
    // Scroll-driven animations move only with the visitor.
    .filter(animation => animation.timeline === document.timeline)
    .filter(animation => animation instanceof CSSAnimation)
    .map(animation => Number(animation.effect?.getComputedTiming().endTime));
  return Math.max(0, ...ends);
}

function statesInMenu(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const menu = document.getElementById('menu');
    const animations = menu?.getAnimations({ subtree: true }) ?? [];
    return animations
      .filter(animation => animation instanceof CSSAnimation)
      .map(({ playState }) => playState);
  });
}
