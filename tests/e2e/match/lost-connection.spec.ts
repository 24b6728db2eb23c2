import { matchPath } from '@/lib/domain/match/match-name';
import { toMatch } from '@/lib/domain/match/match';
import { toInningsScores } from '@/lib/domain/scorecard/score';
import { retryPolicy } from '@/lib/live/socket/retry';
import { expect, test } from '@/tests/e2e/support/test';
import { websocketProxy } from '@/tests/e2e/support/websocket-proxy';
import { wireEvent, youngestMatch } from '@/tests/e2e/support/site-matches';

const strip = 'Live updates are interrupted. Reconnecting…';

test(
  'a lost connection is reopened, and the page is up to date again',
  { tag: '@deep-on-phones' },
  async ({ page, request }) => {
    test.slow();
    const line = await websocketProxy(page);
    const match = await youngestMatch(request);
    await page.goto(matchPath(match));
    await expect.poll(() => line.received()).toBeGreaterThan(0);

    line.cut();
    await expect(page.getByText(strip)).toBeVisible();
    const missed = toMatch(await wireEvent(request, match.id)).version ?? 0;
    // The match changes while the page is disconnected.
    await expect
      .poll(async () => toMatch(await wireEvent(request, match.id)).version, { timeout: 30_000 })
      .toBeGreaterThan(missed);
    line.mend();

    await expect(page.getByText(strip)).toBeHidden({ timeout: 3 * retryPolicy.delayMs });
    await expect(async () => {
      const { scores } = toMatch(await wireEvent(request, match.id));
      const shown = await page.getByRole('region', { name: 'Score' }).innerText();
      for (const { runs } of scores.flatMap(toInningsScores)) expect(shown).toContain(runs);
    }).toPass({ timeout: 10_000 });
  },
);

test(
  'after ten attempts it waits for Retry',
  { tag: '@desktop' },
  async ({ page, request, consoleErrors }) => {
    test.slow();
    // The clock jumps over the time limit of a request that is under way.
    consoleErrors.allow(/Snapshot failed/);
    await page.clock.install();
    const line = await websocketProxy(page);
    const match = await youngestMatch(request);
    await page.goto(matchPath(match));
    await expect.poll(() => line.received()).toBeGreaterThan(0);

    line.cut();
    for (let attempt = 1; attempt <= retryPolicy.attempts; attempt++) {
      await expect(page.getByText(strip)).toBeVisible();
      await page.clock.fastForward(retryPolicy.delayMs);
      await expect.poll(() => line.attempts()).toBe(1 + attempt);
    }

    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(page.getByText('Live updates have stopped.')).toBeVisible();
    await page.clock.fastForward(10 * retryPolicy.delayMs);
    expect(line.attempts()).toBe(1 + retryPolicy.attempts);

    line.mend();
    await retry.click();
    await expect(retry).toBeHidden();
    const before = line.received();
    await expect.poll(() => line.received(), { timeout: 30_000 }).toBeGreaterThan(before);
  },
);
