import { toCommentary } from '@/lib/domain/commentary';
import { toNames } from '@/lib/domain/player-names';
import { endedMatch, wireEvent } from './site-matches';
import { expect, test, type APIRequestContext } from './visit';

const newest = 20;

test('comments come with the newest 20, and all once the tab is opened', async ({
  page,
  request,
  stillPage,
}) => {
  const match = await endedMatch(stillPage);
  const all = (await commentsOf(request, match.id)).at(-1) ?? [];
  await stillPage.goto(match.path);
  await expect(stillPage.locator('#panel-comments article')).toHaveCount(
    Math.min(newest, all.length),
  );

  await page.goto(match.path);
  await page.getByRole('tab', { name: /^Comments/ }).click();
  const comments = page.getByRole('region', { name: 'Comments' }).getByRole('article');
  await expect(comments).toHaveCount(all.length);
  await expect(comments.first()).toContainText(all[0]?.text.slice(0, 100) ?? '');
  await expect(comments.last()).toContainText(all.at(-1)?.text.slice(0, 100) ?? '');
});

test('comments are told by innings, and can be wickets alone', async ({
  page,
  request,
  stillPage,
}) => {
  const match = await endedMatch(stillPage);
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
