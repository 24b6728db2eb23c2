import { matchFormats } from '@/lib/contract/match-format';
import { MatchInfo } from '@/lib/contract/match-info';
import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import { aComment, aCommentaryItem } from '@/tests/fixtures/comment';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { createDetailsStore, freshKey, freshMs } from './details-store';

const items = (...ids: (string | [string, string])[]) =>
  ids.map(id =>
    typeof id === 'string'
      ? aCommentaryItem({ Id: id, Commentary: `Ball ${id}.` })
      : aCommentaryItem({ Id: id[0], Commentary: id[1] }),
  );
const innings = (id: string, ...ids: (string | [string, string])[]) => [
  { id, items: items(...ids) },
];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A page that was sent with comments 1 to 3 of the second innings, which has ten. */
function setUp() {
  const comments = ['3', '2', '1'].map(id => aComment({ id, text: `Ball ${id}.` }));
  const store = createDetailsStore({
    scorecard: null,
    commentary: [{ id: '2', comments, total: 10, overs: [] }],
  });
  const notifications = { scorecard: 0, commentary: 0 };
  store.subscribe('scorecard', () => (notifications.scorecard += 1));
  store.subscribe('commentary', () => (notifications.commentary += 1));
  const inningsById = (id: string) => store.commentary().innings.find(item => item.id === id);
  return {
    store,
    notifications,
    ids: (id = '2') => inningsById(id)?.comments.map(comment => comment.id) ?? [],
    texts: (id = '2') => inningsById(id)?.comments.map(comment => comment.text) ?? [],
    total: (id = '2') => inningsById(id)?.total,
    fresh: () => [...store.commentary().fresh],
    arrived: () => store.commentary().arrived,
  };
}

describe('new comments', () => {
  test('new comments are placed on top, counted, and marked as new for a while', () => {
    const { store, ids, total, fresh, arrived } = setUp();

    store.putComments(innings('2', '5', '4'));

    expect(ids()).toEqual(['5', '4', '3', '2', '1']);
    expect({ total: total(), arrived: arrived() }).toEqual({ total: 12, arrived: 2 });
    expect(fresh()).toEqual([freshKey('2', '5'), freshKey('2', '4')]);

    jest.advanceTimersByTime(freshMs - 1);
    expect(fresh()).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(fresh()).toEqual([]);
    expect(arrived()).toBe(2);
  });

  test('new comments are each marked for the same duration', () => {
    const { store, fresh } = setUp();
    store.putComments(innings('2', '4'));
    jest.advanceTimersByTime(2000);
    store.putComments(innings('2', '5'));

    jest.advanceTimersByTime(freshMs - 2000);
    expect(fresh()).toEqual([freshKey('2', '5')]);
    jest.advanceTimersByTime(2000);

    expect(fresh()).toEqual([]);
  });

  test('comments with the id of a comment in another innings are other comments', () => {
    const { store, fresh, arrived } = setUp();

    store.putComments(innings('1', '3'));

    expect({ fresh: fresh(), arrived: arrived() }).toEqual({
      fresh: [freshKey('1', '3')],
      arrived: 1,
    });
  });

  test('comments of an unknown innings add that innings, in order', () => {
    const { store } = setUp();

    store.putComments([...innings('10', '1'), ...innings('1', '9')]);

    expect(store.commentary().innings.map(({ id, total }) => [id, total])).toEqual([
      ['1', 1],
      ['2', 10],
      ['10', 1],
    ]);
  });
});

test('a comment with a known id is replaced in place and does not count as new', () => {
  const { store, texts, total, fresh, arrived, notifications } = setUp();

  store.putComments(innings('2', ['2', 'Mended.']));

  expect(texts()).toEqual(['Ball 3.', 'Mended.', 'Ball 1.']);
  expect({ total: total(), fresh: fresh(), arrived: arrived() }).toEqual({
    total: 10,
    fresh: [],
    arrived: 0,
  });
  expect(notifications).toEqual({ scorecard: 0, commentary: 1 });
  jest.runAllTimers();
  expect(notifications.commentary).toBe(1);
});

describe('a snapshot', () => {
  test('adds missed comments without marking or counting them', () => {
    const { store, ids, fresh, arrived, total } = setUp();

    store.applyCommentsSnapshot([
      { id: '2', items: items('6', '5', '4', '3', '2', '1'), total: 60, overs: [] },
    ]);

    expect(ids()).toEqual(['6', '5', '4', '3', '2', '1']);
    expect({ fresh: fresh(), arrived: arrived(), total: total() }).toEqual({
      fresh: [],
      arrived: 0,
      total: 60,
    });
  });

  test('a snapshot is placed below comments that arrived after it, and above older ones that it does not reach', () => {
    const { store, ids, fresh } = setUp();
    store.putComments(innings('2', '5', '4'));

    store.applyCommentsSnapshot([{ id: '2', items: items('4', '3', '2'), total: 11, overs: [] }]);

    expect(ids()).toEqual(['5', '4', '3', '2', '1']);
    expect(fresh()).toEqual([freshKey('2', '5'), freshKey('2', '4')]);
  });

  test('updates the comments that are shown', () => {
    const { store, texts } = setUp();

    store.applyCommentsSnapshot(innings('2', '3', ['2', 'Mended.'], '1'));

    expect(texts()).toEqual(['Ball 3.', 'Mended.', 'Ball 1.']);
  });

  test('removes a comment that it lacks between two that it has', () => {
    const { store, ids } = setUp();

    store.applyCommentsSnapshot(innings('2', '3', '1'));

    expect(ids()).toEqual(['3', '1']);
  });

  test('replaces the comments when it has none in common with the page, since some are missing between', () => {
    const { store, ids } = setUp();

    store.applyCommentsSnapshot([{ id: '2', items: items('90', '89'), total: 90, overs: [] }]);

    expect(ids()).toEqual(['90', '89']);
  });

  test('removes no comments when it has none', () => {
    const { store, ids } = setUp();

    store.applyCommentsSnapshot([{ id: '2', items: [] }, ...innings('1', '7')]);

    expect(ids()).toEqual(['3', '2', '1']);
    expect(ids('1')).toEqual(['7']);
  });
});

test('a scorecard notifies only its own subscribers, and names the players of later summaries', () => {
  const { store, notifications } = setUp();

  store.putInfo(MatchInfo.parse(wireMatchInfo()));
  expect(store.scorecard()?.status).toBe('Play in Progress');
  expect(notifications).toEqual({ scorecard: 1, commentary: 0 });

  const Summary = { Over: '7', Batsmen: [{ Batsman: '402', Runs: '3', Balls: '2' }] };
  store.putComments([{ id: '2', items: [aCommentaryItem({ Id: '9', Summary })] }]);
  const [newest] = store.commentary().innings[0]?.comments ?? [];

  expect(newest?.summary?.batsmen).toEqual([{ name: "Tam O'Shea", figures: '3 (2)' }]);
});

test.each(matchFormats)('a new scorecard is read by the format of its match, %s', format => {
  const store = createDetailsStore({ scorecard: null, commentary: [], format });
  store.putInfo(MatchInfo.parse({ Innings: [{ Total: '63', Overs: '10.2' }] }));

  expect(store.scorecard()?.innings[0]?.ballsPerOver).toBe(figuresOf(format).ballsPerOver);
});
