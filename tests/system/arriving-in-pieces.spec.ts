import type { RequestListener, ServerResponse } from 'node:http';
import { Event } from '@/lib/contract/event';
import { matchName } from '@/lib/domain/match/match-name';
import { toMatch } from '@/lib/domain/match/match';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test } from '@/tests/journeys/support/visit';
import { layoutMatches } from './match/layout-matches';

const { 92: chase } = layoutMatches;
const match = toMatch(Event.parse({ ...chase, match_info: null, commentary: null }));

const PIECES = 32;
const NEXT_PIECE = '/next-piece';

/** The parts of a row arrive one after the other; what grew at the window's lower end was 0.02 and more. */
const MOST_SHIFT = 0.01;

test.describe('what has been painted stays in its place while the rest arrives', () => {
  test.describe.configure({ mode: 'default' });
  let site: MockSite;
  let slowLine: HttpHost;

  test.beforeAll(async () => {
    site = await startMockSite({ events: [chase] });
    slowLine = await httpHost(linePacedBy(site.url));
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
      test(
        `the painted part of ${path} stays in its place, at ${width} px`,
        { tag: '@desktop' },
        async ({ page }) => {
          await page.setViewportSize({ width, height });
          await page.addInitScript(noteShifts);
          await page.addInitScript(requestWhenPainted, NEXT_PIECE);
          await page.routeWebSocket('**/ws/**', () => {});

          await page.goto(`${slowLine.url}${path}`);

          const shifts = await page.evaluate(
            () => (window as unknown as { shifts: Shift[] }).shifts,
          );
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(MOST_SHIFT);
        },
      );
});

/** The site behind a line that sends a document's next piece when it is requested. */
function linePacedBy(origin: string): RequestListener {
  let open: ServerResponse | null = null;
  let rest: Buffer[] = [];
  const sendPiece = () => {
    open?.write(rest.shift() ?? '');
    if (rest.length === 0) open?.end();
  };
  return (request, response) => {
    if (request.url === NEXT_PIECE) {
      sendPiece();
      return void response.writeHead(rest.length > 0 ? 200 : 204).end();
    }
    void fetch(`${origin}${request.url}`).then(async answer => {
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'Content-Type': type });
      if (!type.startsWith('text/html')) return response.end(body);
      rest = piecesOf(body);
      open = response;
      sendPiece();
    });
  };
}

/** Pieces that end with an element: half a button is as wide as its text until then. */
function piecesOf(document: Buffer): Buffer[] {
  const text = document.toString('latin1');
  const ends = [...text.matchAll(/<\/(?:div|li|p|section|article|nav)>/g)].map(
    ({ 0: tag, index }) => index + tag.length,
  );
  // Nothing is painted before the body begins, or after its last element.
  const start = text.indexOf('<body');
  const size = ((ends.at(-1) ?? start) - start) / PIECES;
  const cuts = Array.from({ length: PIECES }, (_, index) =>
    ends.find(end => end >= start + (index + 1) * size),
  ).filter(cut => cut !== undefined);
  return [0, ...cuts].map((from, index) => document.subarray(from, cuts[index]));
}

/** In the page, before its scripts: requests the next piece once what has arrived is painted. */
function requestWhenPainted(path: string): void {
  const request = async () => {
    const { status } = await fetch(path);
    if (status === 200) afterPaint();
  };
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => void request()));
  afterPaint();
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
