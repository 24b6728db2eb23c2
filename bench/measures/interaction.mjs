import { setTimeout as sleep } from 'node:timers/promises';
import { priceFrame } from '../bench-matches.mjs';

const slowdown = 4;
const pricesPerSecond = 10;
const idleMs = 10_000;
const visits = 6;
/** How long a person typically holds a button or finger down. */
const press = { delay: 80 };

/**
 * P8: on a list of 120 live prices with ten changes a second and a CPU slowed down four times: the
 * latency of a press, and the number of long tasks that updates alone cause.
 */
export async function interaction({ browser, sitePort, host }) {
  let step = 0;
  const moving = setInterval(() => host.send(priceFrame(step++)), 1000 / pricesPerSecond);
  const waits = [];
  let longTasks = 0;
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(`http://localhost:${sitePort}/odds/matches/all/in-play`);
      await page.waitForTimeout(1500);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.evaluate(watch);
      if (visit === 0) {
        await sleep(idleMs);
        longTasks = await page.evaluate(() => globalThis.benchLongTasks.length);
      }
      await page.locator('main summary').first().click(press);
      await page.waitForTimeout(500);
      await page
        .locator('main nav a[href$="/future"], main a[href$="/future"]')
        .first()
        .click(press);
      await page.waitForTimeout(700);
      await page.locator('main a[href$="/in-play"]').first().click(press);
      await page.waitForTimeout(700);
      await page.locator('select').first().selectOption('malay');
      await page.waitForTimeout(1000);
      waits.push(...(await page.evaluate(() => globalThis.benchWaits)));
      await page.close();
    }
  } finally {
    clearInterval(moving);
  }
  waits.sort((a, b) => a - b);
  return {
    P8: {
      p98Ms: Math.round(waits[Math.floor(waits.length * 0.98)] ?? NaN),
      longTasksFromUpdates: longTasks,
    },
    presses: waits.length,
  };
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
