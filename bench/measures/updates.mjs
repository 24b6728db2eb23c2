import { setTimeout as sleep } from 'node:timers/promises';
import { busyMatch, marketFrame } from '../bench-matches.mjs';

const slowdown = 4;
const updatesPerSecond = 50;
const measuredMs = 10_000;

/**
 * P9: the page of a match with 26 markets, on a CPU slowed down four times, while one market moves 50
 * times a second, which is more than the API sends: the tasks of more than 50 ms, and the share of the
 * time in which the page's main thread is busy.
 */
export async function updates({ browser, sitePort, host }) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`http://localhost:${sitePort}/matches/match-${busyMatch.id}`);
  await page.locator('main a[href*="/sportsbet/redirect/"]:visible').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let step = 0;
  const moving = setInterval(() => host.send(marketFrame(step++)), 1000 / updatesPerSecond);
  try {
    // The first updates load code.
    await sleep(3000);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await sleep(2000);
    await page.evaluate(watchLongTasks);
    const [before, stepBefore] = [await taskSeconds(session), step];
    await sleep(measuredMs);
    const busySeconds = (await taskSeconds(session)) - before;
    const longTasks = await page.evaluate(() => globalThis.benchLongTasks);
    return {
      sentPerSecond: Math.round(((step - stepBefore) * 1000) / measuredMs),
      longTasks: longTasks.length,
      longestMs: Math.round(Math.max(0, ...longTasks)),
      busyShare: Number(((busySeconds * 1000) / measuredMs).toFixed(2)),
    };
  } finally {
    clearInterval(moving);
    await page.close();
  }
}

async function taskSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}

/** Runs in the page. */
function watchLongTasks() {
  globalThis.benchLongTasks = [];
  new PerformanceObserver(list => {
    globalThis.benchLongTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}
