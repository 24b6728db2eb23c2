import { setTimeout as after } from 'node:timers/promises';
import { Event } from '@/lib/contract/event';
import { matchName } from '@/lib/domain/match/match-name';
import { toMatch } from '@/lib/domain/match/match';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test } from '@/tests/journeys/support/visit';
import { layoutMatches } from './match/layout-matches';

const { 92: chase } = layoutMatches;
const match = toMatch(Event.parse({ ...chase, match_info: null, commentary: null }));

/** As over a slow line: every piece is painted before the next arrives. */
const PIECES = 32;
const BETWEEN_PIECES_MS = 50;

/** P7 of docs/performance.md. */
const MOST_SHIFT = 0.002;

test.describe('what has been painted stays in its place while the rest arrives', () => {
  test.describe.configure({ mode: 'default' });
  let site: MockSite;
  let slowLine: HttpHost;

  test.beforeAll(async () => {
    site = await startMockSite({ events: [chase] });
    slowLine = await httpHost((request, response) => {
      void sendInPieces(`${site.url}${request.url}`, response);
    });
  });
  test.afterAll(async () => {
    await slowLine.close();
    await site.stop();
  });

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const)
    for (const path of ['/', '/odds/matches', `/matches/${matchName(match)}`, '/about-us', '/news'])
      test(`of ${path}, at ${width} px`, { tag: '@desktop' }, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.addInitScript(noteShifts);
        await page.routeWebSocket('**/ws/**', () => {});

        await page.goto(`${slowLine.url}${path}`);

        const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(MOST_SHIFT);
      });
});

async function sendInPieces(
  url: string,
  response: Parameters<Parameters<typeof httpHost>[0]>[1],
): Promise<void> {
  const answer = await fetch(url);
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'Content-Type': type });
  if (type.startsWith('text/html')) {
    const size = Math.ceil(body.length / PIECES);
    for (let from = 0; from < body.length; from += size) {
      response.write(body.subarray(from, from + size));
      await after(BETWEEN_PIECES_MS);
    }
    response.end();
  } else response.end(body);
}

type Shift = { value: number; moved: string[] };

/** In the page, before its scripts: collects what moved after it was painted. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue;
      const moved = entry.sources.map(
        ({ node }: { node: Node | null }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`,
      );
      shifts.push({ value: Number(entry.value), moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
