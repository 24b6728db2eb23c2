import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startSite } from '@/tests/fixtures/servers/start-site';
import type { Puts } from '../live/paint-api';

const seconds = 40;

type Painted = { text: string; at: number };

/**
 * P9: from the feed's put of a price, through database, socket and page, to the frame after the change;
 * beside a text node that a script sets while no price moves. Medians and p99 in ms, at full speed and at a
 * quarter of it.
 */
export async function paint({ browser }: { browser: Browser }) {
  const api = fork(
    new URL('../live/paint-api.ts', import.meta.url),
    [mkdtempSync(path.join(tmpdir(), 'off-the-bat-bench-'))],
    { execArgv: ['--import', 'tsx'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  const [{ address }] = (await once(api, 'message')) as [{ address: string }];
  const site = await startSite(address, { LOG_LEVEL: 'fatal' });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    // tsx names functions with its own helper, which the page does not have.
    await page.addInitScript({ content: 'globalThis.__name = named => named;' });
    await page.goto(`${site.url}/matches/match-m1`);
    await page.locator('main a[href*="/sportsbet/redirect/"]').first().waitFor();
    const session = await page.context().newCDPSession(page);
    const P9 = {
      fullSpeed: await measure(page, api),
      byHand: await measureByHand(page),
    };
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const quarterSpeed = await measure(page, api);
    const quarterByHand = await measureByHand(page);
    await page.close();
    return { P9: { ...P9, quarterSpeed, quarterByHand } };
  } finally {
    await site.stop();
    api.kill();
  }
}

async function measure(page: Page, api: ChildProcess) {
  // The first update loads code that the next ones need.
  await page.evaluate(watchFirstPrice);
  const finished = once(api, 'message') as Promise<[{ puts: Puts }]>;
  api.send({ seconds });
  const [{ puts }] = await finished;
  await page.waitForTimeout(500);
  const painted = await page.evaluate(
    () => (globalThis as unknown as { benchPainted: Painted[] }).benchPainted,
  );
  const waits = painted.flatMap(({ text, at }) => {
    const putAt = puts[text];
    return putAt === undefined ? [] : [at - putAt];
  });
  return { ...percentiles(waits), missed: Object.keys(puts).length - waits.length };
}

async function measureByHand(page: Page) {
  return percentiles(await page.evaluate(setTextNodes));
}

function percentiles(waits: number[]) {
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? NaN);
  return { p50Ms: at(0.5), p99Ms: at(0.99), count: sorted.length };
}

/** Runs in the page: records each text of the first price with the time of the frame that shows it. */
function watchFirstPrice() {
  const painted: Painted[] = [];
  Object.assign(globalThis, { benchPainted: painted });
  const link = document.querySelector('main a[href*="/sportsbet/redirect/"]');
  const market = link?.closest('details') ?? document.body;
  let last = '';
  const record = () => {
    const shown = market.querySelector('a[href*="/sportsbet/redirect/"]')?.textContent ?? '';
    const text = /\d+\.\d\d/.exec(shown)?.[0] ?? '';
    if (text === last) return;
    last = text;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => painted.push({ text, at: Date.now() });
      port2.postMessage(null);
    });
  };
  new MutationObserver(record).observe(market, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** Runs in the page: the same for a text node that nothing else depends on. */
async function setTextNodes(): Promise<number[]> {
  const node = document.body.appendChild(document.createElement('p'));
  const waits: number[] = [];
  for (let step = 0; step < 100; step += 1) {
    await new Promise(resolve => setTimeout(resolve, 50 + (step % 17)));
    const before = Date.now();
    node.textContent = String(step);
    await new Promise<void>(resolve =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
    );
    waits.push(Date.now() - before);
  }
  node.remove();
  return waits;
}
