import { toCommentary } from '@/lib/domain/commentary/commentary';
import { toNames } from '@/lib/domain/match/player-names';
import { endedMatch, wireEvent } from '@/tests/e2e/support/site-matches';
import { expect, test, type APIRequestContext } from '@/tests/e2e/support/test';

const newest = 6;

test(
  'comments come with the newest 6, and all are loaded when the tab is opened',
  { tag: '@deep-on-phones' },
  async ({ page, request, noJsPage }) => {
    const match = await endedMatch(noJsPage);
    const all = (await commentsOf(request, match.id)).at(-1) ?? [];
    await noJsPage.goto(match.path);
    // An over with wides has more than six balls.
    const rendered = await noJsPage.locator('#panel-comments').getByRole('article').count();
    expect(rendered).toBeGreaterThanOrEqual(Math.min(newest, all.length));
    expect(rendered).toBeLessThanOrEqual(16);

    await page.goto(match.path);
    await page.getByRole('tab', { name: /^Comments/ }).click();
    const comments = page.getByRole('region', { name: 'Comments' }).getByRole('article');
    await expect(comments).toHaveCount(all.length);
    await expect(comments.first()).toContainText(all[0]?.text.slice(0, 100) ?? '');
    await expect(comments.last()).toContainText(all.at(-1)?.text.slice(0, 100) ?? '');
  },
);

test('comments are listed by innings, and can be filtered by wickets', async ({
  page,
  request,
  noJsPage,
}) => {
  const match = await endedMatch(noJsPage);
  const [first = []] = await commentsOf(request, match.id);
  await page.goto(`${match.path}#comments-1`);
  const panel = page.getByRole('tabpanel', { name: /^Comments/ });
  await expect(
    panel.getByRole('group', { name: 'Innings' }).getByRole('button').first(),
  ).toHaveAttribute('aria-pressed', 'true');
  const comments = page.getByRole('region', { name: 'Comments' }).getByRole('article');
  await expect(comments).toHaveCount(first.length);

  const wickets = panel.getByRole('button', { name: 'Fall of Wickets' });
  await wickets.click();
  await expect(wickets).toHaveAttribute('aria-pressed', 'true');
  await expect(comments).toHaveCount(first.filter(({ kind }) => kind === 'wicket').length);
});

/** All comments of a match, innings by innings. */
async function commentsOf(request: APIRequestContext, id: string) {
  const { commentary, match_info } = await wireEvent(request, id, '?history=true&commentary=all');
  const names = toNames(match_info);
  return toCommentary(commentary ?? [], names).map(({ comments }) => comments);
}
