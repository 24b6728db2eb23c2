import { formatOdds } from '@/lib/domain/odds/odds';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import type { App } from '@/tests/journeys/support/app/app';
import type { DrivenMatch, Matches } from '@/tests/journeys/support/app/matches';
import { expect, test, type Locator, type Page } from '@/tests/journeys/support/test';

/** Changes within two seconds are one move. */
const moveMs = 2000;
/** How long the API caches its response with the movers. */
const answerMs = 10_000;

/** A match whose first side's price fell to 1.10, and what it was before. */
async function movedMatch(matches: Matches, app: App): Promise<[DrivenMatch, number]> {
  const match = await matches.start({ at: { over: '14.2' } });
  const before = (await match.read()).markets[0]?.selections[0]?.odds?.decimal ?? NaN;
  await app.advance(moveMs);
  await match.price('winner', [1.1, 9]);
  await app.advance(answerMs);
  await app.forgetCopies();
  return [match, before];
}

const text = (decimal: number, format: OddsFormat): string =>
  formatOdds({ raw: String(decimal), decimal }, format);

const shortened = (page: Page, match: DrivenMatch): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Shortened' }) })
    .getByRole('listitem')
    .filter({ hasText: `${match.teams[0]} v ${match.teams[1]}` });

test(
  'movers are reached from the odds tabs, and link to the prices of their match',
  { tag: '@deep-on-phones' },
  async ({ page, matches, app }) => {
    const [match, before] = await movedMatch(matches, app);
    await page.goto(`/odds/matches/${match.league}/in-play`);
    await page
      .getByRole('navigation', { name: 'Odds' })
      .getByRole('link', { name: 'Movers' })
      .click();
    await expect(page).toHaveURL('/odds/movers');
    await expect(page.getByRole('link', { name: 'Last hour' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const mover = shortened(page, match);
    await expect(mover).toContainText(`${text(before, 'decimal')} to  → 1.10`);
    await page.getByRole('combobox', { name: 'Odds' }).last().selectOption('moneyline');
    await expect(mover).toContainText(`${text(before, 'moneyline')} to  → -1000`);

    await mover.getByRole('link').click();
    await expect(page).toHaveURL(`${match.path}#prices`);
    await expect(page.getByRole('tab', { name: 'Prices' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(
      page.getByRole('tabpanel', { name: 'Prices' }).getByRole('img', { name: /best price/ }),
    ).toBeVisible();
  },
);

test(
  'the moves are in the server’s HTML without scripts, each period at its own address, which the sitemap has',
  { tag: '@deep-on-phones' },
  async ({ noJsPage: page, request, matches, app }) => {
    const [match, before] = await movedMatch(matches, app);
    const points = (100 * (1 / 1.1 - 1 / before)).toFixed(1);
    await page.goto('/odds/movers/24-hours');

    await expect(page.getByRole('link', { name: '24 hours' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(shortened(page, match)).toContainText(
      `${text(before, 'decimal')} to  → 1.10chance +${points} points`,
    );
    const sitemap = await request.get('/sitemaps/lists-1.xml');
    expect(await sitemap.text()).toContain('/odds/movers/24-hours</loc>');
  },
);
