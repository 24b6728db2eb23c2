import { retryPolicy } from '@/lib/live/socket/retry';
import type { DrivenMatch } from '@/tests/journeys/support/app/matches';
import { oddsLinksOf } from '@/tests/journeys/support/cards';
import { expect, test, type Page } from '@/tests/journeys/support/test';

const strip = 'Live updates are interrupted. Reconnecting…';
const scoreOf = (page: Page) => page.getByRole('region', { name: 'Score' });

test(
  'a lost connection is reopened, and the page is up to date again',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    const line = await openLive(page, match);
    await expect(scoreOf(page)).toContainText('100/3');

    await line.cut();
    await expect(page.getByText(strip)).toBeVisible();
    // A wide and a single.
    await match.play(2);
    await match.price('winner', [1.44]);
    await expect(scoreOf(page)).toContainText('100/3');
    line.mend();
    await page.clock.fastForward(retryPolicy.delayMs);

    await expect(page.getByText(strip)).toBeHidden();
    await expect(scoreOf(page)).toContainText('102/3');
    await expect(priceOn(page, match)).toContainText('1.44');
  },
);

test(
  'the page waits for Retry after ten attempts',
  { tag: '@desktop' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    const line = await openLive(page, match);

    await line.cut();
    for (let attempt = 1; attempt <= retryPolicy.attempts; attempt += 1) {
      const refused = line.refusal();
      await page.clock.fastForward(retryPolicy.delayMs);
      await refused;
    }

    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(page.getByText('Live updates have stopped.')).toBeVisible();
    await page.clock.fastForward(10 * retryPolicy.delayMs);
    expect(line.refusals()).toBe(retryPolicy.attempts);

    await match.price('winner', [1.44]);
    line.mend();
    await retry.click();
    await expect(retry).toBeHidden();
    await expect(priceOn(page, match)).toContainText('1.44');
  },
);

const priceOn = (page: Page, match: DrivenMatch) =>
  oddsLinksOf(page.locator('[data-market="winner"]'), match).first();

/** Control over the page's live connection. */
type Line = {
  /** Closes it, and every new one, until `mend`; resolves when the page knows. */
  cut(): Promise<void>;
  mend(): void;
  /** Resolves when the page knows that its next attempt is refused. */
  refusal(): Promise<void>;
  refusals(): number;
};

/** Opens a match page whose connection the test can cut; resolves when the page receives updates. */
async function openLive(page: Page, match: DrivenMatch): Promise<Line> {
  let isCut = false;
  let refusals = 0;
  let onRefusal = () => {};
  const drops: (() => Promise<unknown>)[] = [];
  await page.clock.install();
  await page.routeWebSocket('**/ws/event/', async socket => {
    if (isCut) {
      await socket.close();
      refusals += 1;
      onRefusal();
      return;
    }
    const server = socket.connectToServer();
    drops.push(() => Promise.all([socket.close(), server.close()]));
  });
  await page.goto(match.path);
  await match.price('winner', [1.8]);
  await expect(priceOn(page, match)).toContainText('1.80');
  return {
    async cut() {
      isCut = true;
      for (const drop of drops) await drop();
    },
    mend() {
      isCut = false;
    },
    refusal: () => new Promise(resolve => (onRefusal = resolve)),
    refusals: () => refusals,
  };
}
