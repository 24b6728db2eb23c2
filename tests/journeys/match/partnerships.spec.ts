import { expect, test, type Page } from '@/tests/journeys/support/test';

const chart = (page: Page) => page.getByRole('figure', { name: /^Partnerships/ });

test(
  'the page of the charts has the partnerships of each innings, without scripts',
  { tag: '@desktop' },
  async ({ noJsPage: page, matches }) => {
    const match = await matches.start({ at: { innings: 2, over: '14.2' } });
    await page.goto(match.path);
    await page.getByRole('link', { name: 'All charts' }).click();

    await expect(chart(page).getByRole('heading', { level: 4 })).toHaveCount(2);
    const [first] = await chart(page).getByRole('list').nth(1).getByRole('listitem').all();
    if (!first) throw new Error('There is no partnership.');
    await expect(first).toContainText(/^1st wicket\d+ \(\d+\)\S.* \d+ \(\d+\).*\S \d+ \(\d+\)$/);
    // The pair at the crease.
    await expect(chart(page).getByRole('listitem').last()).toContainText(/wicket\d+\* \(\d+\)/);
    await page.getByText('The charts in numbers').click();
    await expect(page.getByRole('table', { name: /^Partnerships, / })).toHaveCount(2);
  },
);

test(
  'the partnerships of a Test fit a small phone',
  { tag: '@desktop' },
  async ({ noJsPage: page, matches }) => {
    const match = await matches.start({ record: 'test', at: 0.97 });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${match.path}/charts`);

    await expect(chart(page).getByRole('heading', { level: 4 })).toHaveCount(4);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 320);
  },
);

test('a ball changes the partnership in the open charts of a match', async ({ page, matches }) => {
  const match = await matches.start({ at: { over: '14.2' } });
  await page.goto(match.path);
  await page.getByRole('tab', { name: 'Charts' }).click();
  const last = chart(page).getByRole('listitem').last();
  await expect(last).toContainText(/wicket\d+\*/);
  const before = await last.textContent();

  await match.play(6);

  await expect(last).not.toHaveText(before ?? '');
});
