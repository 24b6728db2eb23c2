import { cardOf, oddsLinksOf } from '@/tests/journeys/support/cards';
import type { DrivenMatch } from '@/tests/journeys/support/app/matches';
import { gotoLive } from '@/tests/journeys/support/goto-live';
import { expect, test, type Page } from '@/tests/journeys/support/test';

const priceOn = (page: Page, match: DrivenMatch) => oddsLinksOf(cardOf(page, match), match);

test(
  'a price on the list changes, and shows its direction for a moment',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await match.price('winner', [1.8]);
    await page.clock.install();
    await gotoLive(page, `/odds/matches/${match.league}/in-play`);
    const price = priceOn(page, match);
    await expect(price).toContainText('1.80');

    await match.price('winner', [1.62]);
    await expect(price).toContainText('1.62');
    await expect(price.locator('[data-direction]')).toHaveAttribute('data-direction', 'down');
    await page.clock.runFor(5000);
    await expect(price.locator('[data-direction]')).toHaveCount(0);

    await match.price('winner', [1.9]);
    await expect(price.locator('[data-direction]')).toHaveAttribute('data-direction', 'up');
    await expect(price).toContainText('1.90');
  },
);

test(
  'the price of another match stays as it is',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    const { competition } = match;
    const other = await matches.start({ at: { over: '3.1' }, competition });
    await other.price('winner', [2.4]);
    await gotoLive(page, `/odds/matches/${match.league}/in-play`);
    await expect(priceOn(page, other)).toContainText('2.40');

    await match.price('winner', [1.51]);
    await expect(priceOn(page, match)).toContainText('1.51');
    await expect(priceOn(page, other)).toContainText('2.40');
    await expect(priceOn(page, other).locator('[data-direction]')).toHaveCount(0);
  },
);

test(
  'a ball changes the score on the list',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto(`/odds/matches/${match.league}/in-play`);
    const teams = cardOf(page, match).locator(`a[href="${match.path}"]`);
    await expect(teams).toContainText('100/3');

    // A wide and a single.
    await match.play(2);

    await expect(teams).toContainText('102/3');
  },
);

test(
  'prices and score change on the page of the match, which is sent no data of others',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const frames: string[] = [];
    page.on('websocket', socket =>
      socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
    );
    const match = await matches.start({ at: { over: '14.2' } });
    const other = await matches.start({ at: { over: '3.1' } });
    await gotoLive(page, match.path);
    const score = page.getByRole('region', { name: 'Score' });
    await expect(score).toContainText('100/3');

    await other.play();
    await match.play(2);
    await match.price('winner', [1.37]);

    await expect(score).toContainText('102/3');
    await expect(oddsLinksOf(page.locator('#markets'), match).first()).toContainText('1.37');
    expect(frames.join()).toContain(`"event_${match.id}"`);
    expect(frames.join()).not.toContain(other.id);
  },
);
