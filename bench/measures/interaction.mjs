import { setTimeout as sleep } from 'node:timers/promises';
import { benchMatch } from '../bench-match.mjs';
import { priceFrame } from '../bench-matches.mjs';

const slowdown = 4;
const updatesPerSecond = 10;
const idleMs = 10_000;
const visits = 6;
/** How long a person typically holds a button or finger down. */
export const press = { delay: 80 };

/**
 * P8: with ten updates a second and a CPU slowed down four times, the latency of a press, and the number
 * of long tasks that updates alone cause: on a list of 120 live prices, and on a match page of 26
 * markets at five bookmakers.
 */
export async function interaction({ browser, sitePort, host }) {
  const site = `http://localhost:${sitePort}`;
  host.answer({ [`/api/events/${benchMatch.event.id}`]: benchMatch.event });
  const list = await measurePresses({
    browser,
    address: `${site}/odds/matches/all/in-play`,
    update: step => host.send(priceFrame(step)),
    act: pressOnList,
  });
  const match = await measurePresses({
    browser,
    address: `${site}/matches/match-${benchMatch.event.id}`,
    update: step => host.send(benchMatch.completeFrame(step)),
    act: pressOnMatchPage,
  });
  return { P8: { list, match } };
}

/**
 * While `update` runs ten times a second: the latency of the presses of `act`, and the long tasks of ten seconds
 * without any, on a page of that width with a CPU slowed down four times.
 */
export async function measurePresses({ browser, address, update, act, width = 1280 }) {
  let step = 0;
  const moving = setInterval(() => update(step++), 1000 / updatesPerSecond);
  const waits = [];
  let longTasks = 0;
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      await page.goto(address);
      await page.waitForTimeout(1500);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.evaluate(watch);
      if (visit === 0) {
        await sleep(idleMs);
        longTasks = await page.evaluate(() => globalThis.benchLongTasks.length);
      }
      await act(page);
      waits.push(...(await page.evaluate(() => globalThis.benchWaits)));
      await page.close();
    }
  } finally {
    clearInterval(moving);
  }
  waits.sort((a, b) => a - b);
  return {
    p98Ms: Math.round(waits[Math.floor(waits.length * 0.98)] ?? NaN),
    longTasksFromUpdates: longTasks,
    presses: waits.length,
  };
}

/** A league's panel, the filters, and the odds format. */
async function pressOnList(page) {
  await page.locator('main summary').first().click(press);
  await page.waitForTimeout(500);
  await page.locator('main nav a[href$="/future"], main a[href$="/future"]').first().click(press);
  await page.waitForTimeout(700);
  await page.locator('main a[href$="/in-play"]').first().click(press);
  await page.waitForTimeout(700);
  await page.locator('select').first().selectOption('malay');
  await page.waitForTimeout(1000);
}

/** A market that is open and one that is not, the tabs, a tool of the markets, and the odds format. */
async function pressOnMatchPage(page) {
  const markets = page.locator('main [data-market] summary');
  await markets.first().click(press);
  await page.waitForTimeout(500);
  await markets.last().click(press);
  await page.waitForTimeout(500);
  for (const tab of ['Comments', 'Match info']) {
    await page.getByRole('tab', { name: tab }).click(press);
    await page.waitForTimeout(500);
  }
  await page.getByRole('button', { name: 'Returns' }).click(press);
  await page.waitForTimeout(700);
  await page.locator('select').first().selectOption('malay');
  await page.waitForTimeout(1000);
}

/** Runs in the page: records input latencies up to the next frame, and tasks of more than 50 ms. */
function watch() {
  globalThis.benchWaits = [];
  globalThis.benchLongTasks = [];
  const inputs = new Set(['pointerup', 'click', 'change', 'keydown']);
  new PerformanceObserver(list => {
    for (const { name, duration } of list.getEntries())
      if (inputs.has(name)) globalThis.benchWaits.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver(list => {
    globalThis.benchLongTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}
