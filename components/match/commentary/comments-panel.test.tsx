import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Event, type WireEvent } from '@/lib/contract/event';
import { fetchMatchSnapshot } from '@/lib/api-client/live-snapshot';
import { logWarning } from '@/lib/client-log';
import type { InningsComments } from '@/lib/domain/commentary/commentary';
import { aComment, aCommentaryItem } from '@/tests/fixtures/comment';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { aMatch } from '@/tests/fixtures/match';
import { matchDetails } from '@/tests/fixtures/match-side';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { CommentsPanel } from './comments-panel';
import { StaticComments } from './static-comments';

jest.mock('@/lib/api-client/live-snapshot');
jest.mock('@/lib/client-log');
const fetched = jest.mocked(fetchMatchSnapshot);

const summary = {
  over: '6',
  runs: '1',
  wickets: '1',
  score: '55/1',
  runRate: '9.16',
  batsmen: [{ name: "Tam O'Shea", figures: '28 (18)' }],
  bowlers: [{ name: 'Noor Vale', figures: '2 - 0 - 17 - 1' }],
};
const comments = [
  aComment({ id: '5', over: '6.2', ball: 'wd', text: 'Down the leg side.' }),
  aComment({
    id: '4',
    over: '6.1',
    ball: '4',
    kind: 'boundary',
    four: true,
    text: 'Cut for four.',
  }),
  aComment({ id: '3', over: null, ball: null, players: null, text: 'A drinks break.' }),
  aComment({ id: '2', over: '5.6', ball: 'W', kind: 'wicket', text: 'Bowled!', summary }),
  aComment({
    id: '1',
    over: '5.5',
    ball: '6',
    kind: 'boundary',
    six: true,
    text: 'Over the rope.',
  }),
  aComment({ id: '0', over: '5.4', ball: '0', text: 'Left alone.' }),
];
const two: InningsComments[] = [
  { id: '1', comments: [aComment({ id: '9', text: 'The first innings.' })], total: 1, overs: [] },
  { id: '2', comments, total: 6, overs: [] },
];

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(null);
});

async function show(commentary = two, { open = false, current = null as string | null } = {}) {
  const panel = (isOpen: boolean) => (
    <CommentsPanel matchId="5012" open={isOpen} current={current} onChoose={() => {}} />
  );
  const live = renderLive(panel(open), { details: { ...matchDetails, commentary } });
  await act(async () => {});
  const setOpen = async (isOpen: boolean) => {
    live.rerender(live.wrap(panel(isOpen)));
    await act(async () => {});
  };
  return { ...live, setOpen };
}

const articles = () => screen.queryAllByRole('article');
const texts = () => articles().map(one => one.querySelector('p')?.textContent);
const withText = (text: string) => {
  const article = articles().find(one => one.textContent.includes(text));
  if (!article) throw new Error(`no comment contains ${text}`);
  return article;
};

const inningsLabels = () =>
  within(screen.getByRole('group', { name: 'Innings' }))
    .getAllByRole('button')
    .map(one => one.textContent);

test('shows the latest innings, newest first, labelled by the scorecard or its number', async () => {
  await show([...two, { id: '3', comments, total: 6, overs: [] }]);

  expect(texts()).toEqual(comments.map(comment => comment.text));
  expect(inningsLabels()).toEqual(['Herons 1st Inns', 'Ferns 1st Inns', 'Innings 3']);
});

test("the server's HTML has the same comments, in full, and no client code", async () => {
  const long = aComment({ id: '6', text: 'Beaten outside off. '.repeat(40).trim() });
  const [first, second] = two as [InningsComments, InningsComments];
  const commentary = [first, { ...second, comments: [long, ...comments] }];
  render(
    <StaticComments match={aMatch()} commentary={commentary} scorecard={matchDetails.scorecard} />,
  );
  const still = articles().map(one => one.textContent);
  expect(still[0]).toContain(long.text);
  expect(inningsLabels()).toEqual(['Herons 1st Inns', 'Ferns 1st Inns']);
  cleanup();

  await show(commentary);
  expect(
    articles()
      .map(one => one.textContent)
      .slice(1),
  ).toEqual(still.slice(1));
  expect(withText('Read more')).toHaveTextContent('Beaten outside off.');
});

test("the server's HTML has a message when there are no comments", () => {
  render(<StaticComments match={aMatch()} commentary={[]} scorecard={null} />);

  expect(screen.getByText('Comments not available')).toBeVisible();
});

test('shows the innings that is chosen', async () => {
  await show(two, { current: '1' });

  expect(texts()).toEqual(['The first innings.']);
});

test('a comment has the over, the result of the ball, bowler and batter, and the text', async () => {
  await show();

  const four = withText('Cut for four.');
  expect(four).toHaveTextContent(/^6\.14Pia Rook to Tam O'SheaCut for four\.$/);
  expect(four).toHaveAttribute('data-kind', 'boundary');
  expect(withText('Bowled!')).toHaveAttribute('data-kind', 'wicket');
  expect(withText('Down the leg side.')).toHaveTextContent('wd');
  expect(within(withText('Left alone.')).getByText('no run')).toBeInTheDocument();
  expect(withText('A drinks break.')).toHaveTextContent(/^A drinks break\.$/);
});

test('the end of an over has its figures', async () => {
  await show();

  const end = screen.getByRole('heading', { name: 'End of Over 6 (1 run)' }).closest('section');
  expect(end).toHaveTextContent('55/1 RR 9.16');
  expect(end).toHaveTextContent("Tam O'Shea28 (18)");
  expect(end).toHaveTextContent('Noor Vale2 - 0 - 17 - 1');
});

test.each([
  ['4s', ['Cut for four.']],
  ['6s', ['Over the rope.']],
  ['Fall of Wickets', ['Bowled!']],
])('the filter %s shows %p, All shows everything again', async (name, left) => {
  await show();

  await userEvent.click(screen.getByRole('button', { name }));
  expect(texts()).toEqual(left);
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));

  expect(texts()).toHaveLength(6);
});

test('shows a message when a filter matches no comment', async () => {
  await show(two, { current: '1' });

  await userEvent.click(screen.getByRole('button', { name: '6s' }));

  expect(screen.getByText('Comments not available')).toBeVisible();
});

test('shows a message without comments', async () => {
  await show([]);

  expect(screen.getByText('Comments not available')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('marks a new comment', async () => {
  const { stores } = await show();

  act(() =>
    stores.details.putComments([
      { id: '2', items: [aCommentaryItem({ Id: 6, Commentary: 'Just now.' })] },
    ]),
  );

  expect(texts()[0]).toBe('Just now.');
  expect(articles().map(one => one.hasAttribute('data-new'))).toEqual([
    true,
    ...comments.map(() => false),
  ]);
});

describe('the complete commentary', () => {
  test('is fetched once, when the comments are first opened', async () => {
    let arrive: (event: WireEvent) => void = () => {};
    fetched.mockReturnValue(new Promise(done => (arrive = done)));
    const { setOpen } = await show();
    expect(fetched).not.toHaveBeenCalled();

    await setOpen(true);
    expect(fetched).toHaveBeenCalledWith('5012', { allComments: true });
    expect(screen.getByText('Loading the earlier comments…')).toBeVisible();
    const items = ['5', '4', '3', '2', '1', '0', '-1'].map(Id => aCommentaryItem({ Id }));
    await act(async () =>
      arrive(Event.parse(wireEvent({ version: 18, commentary: [{ id: '2', items }] }))),
    );
    await setOpen(false);
    await setOpen(true);

    expect(articles()).toHaveLength(7);
    expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('leaves the first comments after a failed load, and retries at the next opening', async () => {
    fetched.mockRejectedValueOnce(new Error('down'));
    const { setOpen } = await show(two, { open: true });

    expect(articles()).toHaveLength(6);
    expect(logWarning).toHaveBeenCalledWith('Comments not loaded', { reason: 'Error: down' });
    await setOpen(false);
    await setOpen(true);

    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
