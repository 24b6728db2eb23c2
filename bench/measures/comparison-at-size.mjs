import { gzipSync } from 'node:zlib';
import { benchMatch, benchMatchOf } from '../bench-match.mjs';
import { median } from '../load.ts';
import { slowPhone } from './first-load.mjs';
import { measurePresses, press } from './interaction.mjs';

const size = { id: 901, markets: 60, bookmakers: 30 };
const visits = 5;

/**
 * P15: a match with 60 markets at 30 bookmakers beside one with as many as the demo has, on a phone with ten
 * updates a second and a CPU slowed down four times: the latency of a press and long tasks, with frames of changed
 * markets and with complete ones; the page's HTML in KB (gzip); and when its first price can be read, in ms, and as a
 * share of the other's.
 */
export async function comparisonAtSize({ browser, sitePort, host }) {
  const site = `http://localhost:${sitePort}`;
  const large = benchMatchOf(size);
  const addressOf = ({ event }) => `${site}/matches/match-${event.id}`;
  for (const { event } of [benchMatch, large]) host.answer({ [`/api/events/${event.id}`]: event });

  const pressesWith = frame =>
    measurePresses({
      browser,
      address: addressOf(large),
      update: step => host.send(frame(step)),
      act: pressOnPhone,
      width: 390,
    });
  const presses = await pressesWith(large.frame);
  const withCompleteFrames = await pressesWith(large.completeFrame);
  const html = await (await fetch(addressOf(large))).text();
  // In turn, so that what else the machine does slows both down.
  const times = { large: [], small: [] };
  for (let visit = 0; visit < visits; visit += 1) {
    times.large.push(await firstPriceMs(browser, addressOf(large)));
    times.small.push(await firstPriceMs(browser, addressOf(benchMatch)));
  }
  const [largeMs, smallMs] = [median(times.large), median(times.small)];
  return {
    P15: {
      ...presses,
      withCompleteFrames,
      htmlGzKb: Math.round(gzipSync(html).length / 102.4) / 10,
      firstPriceMs: Math.round(largeMs),
      firstPriceOfSmallMs: Math.round(smallMs),
      firstPriceRatio: Number((largeMs / smallMs).toFixed(2)),
    },
  };
}

/** A market that is open and one that is not, the sheet of all bookmakers, a tool, the tabs and the odds format. */
async function pressOnPhone(page) {
  const markets = page.locator('main [data-market] summary');
  await markets.nth(1).click(press);
  await page.waitForTimeout(500);
  await markets.last().click(press);
  await page.waitForTimeout(500);
  await page.locator('main [data-market] a[href^="/odds/markets/"]').first().click(press);
  await page.waitForTimeout(700);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(press);
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: 'Returns' }).click(press);
  await page.waitForTimeout(700);
  for (const tab of ['Match info', 'Markets']) {
    await page.getByRole('tab', { name: tab }).click(press);
    await page.waitForTimeout(500);
  }
  // The first one is in the closed menu.
  await page.getByRole('combobox', { name: 'Odds' }).last().selectOption('malay');
  await page.waitForTimeout(1000);
}

/** From the begin of the navigation to the frame after the first price is laid out. */
async function firstPriceMs(browser, address) {
  const { context, page } = await slowPhone(browser);
  await page.addInitScript(watch);
  await page.goto(address);
  const time = await page.waitForFunction(() => globalThis.benchFirstPrice);
  const found = await time.jsonValue();
  await context.close();
  return found;
}

/** Runs in the page before its own scripts. */
function watch() {
  const look = () => {
    const price = document.querySelector('main a[href*="/sportsbet/redirect/"]');
    if (price && price.getBoundingClientRect().height > 0)
      globalThis.benchFirstPrice = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
