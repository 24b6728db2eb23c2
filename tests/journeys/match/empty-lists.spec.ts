import { cardOf } from '@/tests/journeys/support/cards';
import { expect, test } from '@/tests/journeys/support/test';

test(
  'a list of a league without matches is not indexed, in no sitemap, and links to what the league has',
  { tag: '@desktop' },
  async ({ page, request, matches }) => {
    const match = await matches.start({ startsIn: 48 });
    await matches.start({ at: { over: '14.2' } });
    const list = (filter: string) => `/odds/matches/${match.league}/${filter}`;
    const robots = page.locator('meta[name="robots"]');

    await page.goto(list('in-play'));
    await expect(page).toHaveURL(list('in-play'));
    await expect(robots).toHaveAttribute('content', 'noindex, follow');
    await page.getByRole('main').getByRole('link', { name: 'Future matches' }).click();
    await expect(page).toHaveURL(list('future'));
    await expect(cardOf(page, match)).toBeVisible();
    await page.reload();
    await expect(robots).toHaveCount(0);

    const sitemap = async () => (await request.get('/sitemaps/lists-1.xml')).text();
    await expect.poll(sitemap).toContain(`${list('future')}<`);
    expect(await sitemap()).not.toContain(`${list('in-play')}<`);
  },
);

test(
  'a league without a match in play keeps the visitor while another has one',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const { league } = await matches.start();
    await matches.start({ at: { over: '14.2' } });

    await page.goto(`/odds/matches/${league}/in-play`);

    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(page.getByText('Matches are not available')).toBeVisible();
    await expect(page).toHaveURL(`/odds/matches/${league}/in-play`);
  },
);
