import { median } from '../load.ts';

const visits = 3;
const slowdown = 4;
/** The slow 4G profile of Chromium's developer tools: bytes a second, and ms. */
const network = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

/**
 * P7: first visits of a phone with an empty cache, on a slow network and with a CPU slowed down four times.
 * The largest paint and the moment when the page is interactive (`data-ready` on the html element) in ms
 * since the navigation began, and the sum of its layout shifts; the worst of each for the shifts, else
 * medians.
 */
export async function firstLoad({ browser, bare, pages }) {
  const measured = {};
  for (const [name, url] of Object.entries({ bare, ...pages })) {
    const found = [];
    for (let visit = 0; visit < visits; visit += 1)
      found.push(await visitOf(browser, url, { isOurs: name !== 'bare' }));
    measured[name] = {
      lcpMs: Math.round(median(found.map(({ lcpMs }) => lcpMs))),
      readyMs: Math.round(median(found.map(({ readyMs }) => readyMs))),
      shift: Number(Math.max(...found.map(({ shift }) => shift)).toFixed(4)),
    };
  }
  return { P7: measured };
}

async function visitOf(browser, url, { isOurs }) {
  const { context, page } = await slowPhone(browser);
  await page.addInitScript(watch);
  await page.goto(url);
  if (isOurs) await page.waitForFunction(() => globalThis.benchLoad.readyMs > 0);
  // Late images and what moves once the page is live.
  await page.waitForTimeout(3000);
  const found = await page.evaluate(() => globalThis.benchLoad);
  await context.close();
  return found;
}

/** A phone without a cache on a slow network, whose CPU is slowed down four times. */
export async function slowPhone(browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page };
}

/** Runs in the page before its own scripts. */
function watch() {
  const load = { lcpMs: 0, readyMs: 0, shift: 0 };
  globalThis.benchLoad = load;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) load.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) load.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.ready === undefined) return;
    load.readyMs = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
}
