import { gotoLive } from '@/tests/journeys/support/goto-live';
import { shiftOf } from '@/tests/journeys/support/shift-of';
import { expect, test } from './support/test';

test(
  'no animation runs for more than five seconds',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '3.1' } });
    await page.addInitScript(noteLongestAnimation);
    for (const path of ['/', match.path]) {
      await page.goto(path);

      // The longest is the dot of a live match: twice 1.8 seconds.
      await expect(page.locator('html')).toHaveAttribute('data-longest-animation', '3600');
    }
  },
);

test(
  'a phone lays out what is below its window a moment later',
  { tag: '@phone' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '3.1' } });
    const { competition } = match;
    // The first four cards of a list are laid out at once.
    for (let more = 0; more < 4; more += 1)
      await matches.start({ at: { over: '2.1' }, competition });
    const upcoming = await matches.start();

    await page.goto('/');
    const section = page.getByRole('region', { name: 'Upcoming Matches' });
    await expect(section).toContainText(upcoming.teams[0]);
    expect(await section.evaluate(laidOut)).toEqual({ before: false, after: true });

    await page.goto(`/odds/matches/${match.league}/in-play`);
    const cards = page.getByRole('group').getByRole('article');
    await expect(cards).toHaveCount(5);
    expect(await cards.last().evaluate(laidOut)).toEqual({ before: false, after: true });
  },
);

test('the first cards of a list have their height at once', async ({ page, matches }) => {
  const long = { record: 'four-day', at: 0.6 } as const;
  const { competition, league } = await matches.start(long);
  for (let more = 0; more < 2; more += 1) await matches.start({ ...long, competition });
  const cards = page.getByRole('group').getByRole('article');
  const path = `/odds/matches/${league}/in-play`;
  await page.goto(path);
  await expect(cards).toHaveCount(3);
  expect(await shiftOf(page)).toBeLessThan(0.002);

  // In a window this low the last one is not near, and would have an estimated height.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 120 });
  await page.goto(path);
  await expect(cards).toHaveCount(3);
  const link = cards.last().getByRole('link').first();
  expect(
    await link.evaluate(element => element.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true);
});

test(
  'a ball causes no layout shift on a match page',
  { tag: '@phone' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await gotoLive(page, match.path);
    const score = page.getByRole('region', { name: 'Score', exact: true });
    await expect(score).toContainText('100/3');
    const shifts = await page.evaluateHandle(() => {
      const values: number[] = [];
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          if ('value' in entry) values.push(Number(entry.value));
      }).observe({ type: 'layout-shift' });
      return values;
    });

    // A wide, and singles to the end of the over.
    for (const total of ['101/3', '102/3', '103/3', '104/3', '105/3']) {
      await match.play();
      await expect(score).toContainText(total);
    }

    await page.evaluate(nextFrame);
    // A figure with another digit shifts by 0.0001.
    expect(Math.max(0, ...(await shifts.jsonValue()))).toBeLessThan(0.0005);
  },
);

test(
  'the markets of a match have their final position before the tabs have loaded',
  { tag: '@phone' },
  async ({ noJsPage: page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto(match.path);
    const top = async () => (await page.locator('#markets').boundingBox())?.y;
    const before = await top();
    expect(before).toBeGreaterThan(0);

    await page.getByRole('region', { name: 'Match', exact: true }).evaluate(tabs => tabs.remove());
    expect(await top()).toBe(before);
  },
);

const widths = [
  ...Array.from({ length: 29 }, (_, index) => 320 + index * 10),
  768,
  1000,
  1240,
  1280,
];

test(
  'nothing moves when times change to the time zone of the visitor',
  { tag: '@desktop' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await matches.start({ competition: match.competition });
    for (const path of [match.path, `/series/${match.league}`]) {
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

/**
 * In the page, before its scripts: stores on the document the duration of its longest animation, in
 * ms.
 */
function noteLongestAnimation(): void {
  let longest = 0;
  document.addEventListener('animationstart', () => {
    const ends = document
      .getAnimations()
      // Scroll-driven animations move only with the visitor.
      .filter(animation => animation.timeline === document.timeline)
      .filter(animation => animation instanceof CSSAnimation)
      .map(animation => Number(animation.effect?.getComputedTiming().endTime));
    longest = Math.max(longest, ...ends);
    document.documentElement.dataset['longestAnimation'] = String(longest);
  });
}

/** In the page: whether a part is laid out only at its time. */
async function laidOut(part: HTMLElement | SVGElement): Promise<Record<string, boolean>> {
  const inner = part.querySelector('a');
  if (!inner) throw new Error('There is nothing to lay out.');
  const isLaidOut = () => inner.checkVisibility({ contentVisibilityAuto: true });
  part.scrollIntoView();
  part.style.animationName = 'none';
  part.getAnimations();
  part.style.animationName = '';
  const [moment] = part.getAnimations();
  if (!moment) throw new Error('It has no moment.');
  moment.pause();
  const before = isLaidOut();
  moment.finish();
  // Frames decide what is near.
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  return { before, after: isLaidOut() };
}

/** In the page: resolves in the frame after the next, in which shifts of that are reported. */
const nextFrame = (): Promise<unknown> =>
  new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));

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
    .filter((_, index) => Math.abs((before[index] ?? 0) - (after[index] ?? 0)) > 0.5)
    .slice(0, 3)
    .map(element => element.textContent);
}
