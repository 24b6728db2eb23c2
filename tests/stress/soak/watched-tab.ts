import type { Browser, CDPSession, Page } from '@playwright/test';

/** The heap of a tab after a garbage collection. */
export type TabFigures = { heapMb: number; nodes: number; listeners: number };

/** A tab whose console errors are recorded and whose memory is measured. */
export type WatchedTab = {
  page: Page;
  complaints: string[];
  weigh(): Promise<TabFigures>;
};

/** Time limits for a busy machine. */
const patienceMs = 120_000;

export async function openTab(browser: Browser, url: string): Promise<WatchedTab> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const complaints: string[] = [];
  page.on('console', message => {
    if (['warning', 'error'].includes(message.type()))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', error => complaints.push(`${page.url()}: uncaught: ${error.message}`));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await page.goto(url);
  return { page, complaints, weigh: () => weigh(session) };
}

async function weigh(session: CDPSession): Promise<TabFigures> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0;
  return {
    heapMb: Math.round(valueOf('JSHeapUsedSize') / 104_857.6) / 10,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  };
}
