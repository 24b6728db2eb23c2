import { Event } from '@/lib/contract/event';
import { toCommentary } from '@/lib/domain/commentary/commentary';
import { toNames } from '@/lib/domain/match/player-names';
import { gotoLive } from '@/tests/journeys/support/goto-live';
import { expect, test, type APIRequestContext } from '@/tests/journeys/support/test';

test(
  'comments come with the newest 4, and all are loaded when the tab is opened',
  { tag: '@deep-on-phones' },
  async ({ page, request, noJsPage, matches }) => {
    const match = await matches.start({ at: { innings: 2, over: '15.2' } });
    const all = (await commentsOf(request, match.id)).at(-1) ?? [];
    expect(all.length).toBeGreaterThan(80);
    await noJsPage.goto(match.path);
    const sent = noJsPage.locator('#panel-comments').getByRole('article');
    await expect(sent).toHaveCount(4);
    await expect(sent.first()).toContainText(all[0]?.text ?? '');

    await page.goto(match.path);
    await page.getByRole('tab', { name: /^Comments/ }).click();
    const comments = page.getByRole('region', { name: 'Comments' }).getByRole('article');
    await expect(comments).toHaveCount(all.length);
    await expect(comments.first()).toContainText(all[0]?.text.slice(0, 100) ?? '');
    await expect(comments.last()).toContainText(all.at(-1)?.text.slice(0, 100) ?? '');
  },
);

test(
  'comments are listed by innings, and can be filtered by wickets',
  { tag: '@deep-on-phones' },
  async ({ page, request, matches }) => {
    const match = await matches.start({ at: { innings: 2, over: '3.1' } });
    const [first = []] = await commentsOf(request, match.id);
    const wickets = first.filter(({ kind }) => kind === 'wicket');
    expect(wickets.length).toBeGreaterThan(0);
    await page.goto(`${match.path}#comments-1`);
    const panel = page.getByRole('tabpanel', { name: /^Comments/ });
    await expect(
      panel.getByRole('group', { name: 'Innings' }).getByRole('button').first(),
    ).toHaveAttribute('aria-pressed', 'true');
    const comments = page.getByRole('region', { name: 'Comments' }).getByRole('article');
    await expect(comments).toHaveCount(first.length);

    const filter = panel.getByRole('button', { name: 'Fall of Wickets' });
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(comments).toHaveCount(wickets.length);
  },
);

test('the tab of comments counts those that have arrived since it was open', async ({
  page,
  matches,
}) => {
  const match = await matches.start({ at: { over: '14.2' } });
  await gotoLive(page, match.path);
  const tab = page.getByRole('tab', { name: /^Comments/ });
  await expect(tab).toHaveText('Comments');

  // A wide and a single.
  await match.play(2);
  await expect(tab).toHaveText('Comments+2 new');
  await tab.click();
  await expect(tab).toHaveText('Comments');
  await match.play();
  const comments = page.getByRole('region', { name: 'Comments' }).getByRole('article');
  await expect(comments.first()).toContainText('14.4');
  await expect(tab).toHaveText('Comments');

  await page.getByRole('tab', { name: 'Match info' }).click();
  await match.play();
  await expect(tab).toHaveText('Comments+1 new');
});

/** All comments of a match, innings by innings. */
async function commentsOf(request: APIRequestContext, id: string) {
  const response = await request.get(`/api/events/${id}?history=true&commentary=all`);
  const { commentary, match_info } = Event.parse(await response.json());
  const names = toNames(match_info);
  return toCommentary(commentary ?? [], names).map(({ comments }) => comments);
}
