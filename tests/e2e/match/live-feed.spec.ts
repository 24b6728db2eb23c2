import { matchPath } from '@/lib/domain/match/match-name';
import type { Match } from '@/lib/domain/match/match';
import { websocketProxy } from '@/tests/e2e/support/websocket-proxy';
import { recordPrice, type Shown } from './record-price';
import { cardOf, youngestMatch } from '@/tests/e2e/support/site-matches';
import { expect, test, type Page } from '@/tests/e2e/support/test';

/** The demo plays about a ball a second here, with breaks for overs, wickets and innings. */
const feedMs = 60_000;

test.describe('a match in play', () => {
  test.setTimeout(2 * feedMs);

  test(
    'changes its price on the list, with the direction',
    { tag: '@deep-on-phones' },
    async ({ page, request }) => {
      const frames = framesOf(page);
      const match = await youngestMatch(request);
      await page.goto('/odds/matches/all/in-play');
      const history = await recordPrice(page, firstPrice(match));

      await expect
        .poll(async () => moves(await history.jsonValue()).some(([, { direction }]) => direction), {
          timeout: feedMs,
        })
        .toBe(true);
      // A step without a direction is the page catching up with what it missed before it opened.
      for (const [before, after] of moves(await history.jsonValue()))
        if (after.direction)
          expect(after.direction).toBe(Number(after.price) > Number(before.price) ? 'up' : 'down');
      expect(frames.some(text => isUpdate(text, match.id))).toBe(true);
    },
  );

  test(
    'shows the direction of a price for a moment only',
    { tag: '@deep-on-phones' },
    async ({ page, request }) => {
      const line = await websocketProxy(page);
      const match = await youngestMatch(request);
      await page.goto('/odds/matches/all/in-play');
      const history = await recordPrice(page, firstPrice(match));
      const direction = async () => (await history.jsonValue()).at(-1)?.direction;
      await expect.poll(direction, { timeout: feedMs }).toMatch(/up|down/);

      line.hold();

      await expect.poll(direction).toBeNull();
    },
  );

  test('changes its score on the list', { tag: '@deep-on-phones' }, async ({ page, request }) => {
    const frames = framesOf(page);
    const match = await youngestMatch(request);
    await page.goto('/odds/matches/all/in-play');
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    const teams = cardOf(page, match).locator(`a[href="${matchPath(match)}"]`);
    const before = await teams.innerText();

    await expect(teams).not.toHaveText(before, { timeout: feedMs, useInnerText: true });
    await expect(teams).toHaveText(/\d/);
  });

  test('changes its prices and its score on its own page', async ({ page, request }) => {
    const frames = framesOf(page);
    const match = await youngestMatch(request);
    await page.goto(matchPath(match));
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    const score = page.getByRole('region', { name: 'Score' });
    const before = await score.innerText();
    const history = await recordPrice(page, firstPrice(match));

    await expect(score).not.toHaveText(before, { timeout: feedMs, useInnerText: true });
    await expect
      .poll(async () => moves(await history.jsonValue()).length, { timeout: feedMs })
      .toBeGreaterThan(0);
    expect(frames.every(text => text.includes(`"event_${match.id}"`))).toBe(true);
  });
});

/** The beginning of the links of a match's first price. */
function firstPrice(match: Match): string {
  const [market] = match.markets;
  return `/sportsbet/redirect/${match.id}/${market?.id}/${market?.selections[0]?.id}/`;
}

/** The texts that the page's sockets receive from now on. */
function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  return frames;
}

const isUpdate = (text: string, id: string): boolean =>
  text.includes('"event_updated"') && text.includes(id);

/** Each step from one price to another. */
const moves = (seen: Shown[]): [Shown, Shown][] =>
  seen.slice(1).flatMap((after, at): [Shown, Shown][] => {
    const before = seen[at];
    return before && before.price !== after.price ? [[before, after]] : [];
  });
