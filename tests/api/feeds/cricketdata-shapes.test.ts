import { eventStatus } from '@/lib/contract/event-status';
import {
  cricketDataFailure,
  cricketDataMatch,
  cricketDataReply,
} from '@/tests/fixtures/feeds/cricketdata-replies';
import { cricketDataContextForEach, paths, type CricketDataContext } from './cricketdata-context';

/* What recorded lists of August and October 2024 have and the documentation lacks. */

let context: CricketDataContext;
cricketDataContextForEach(created => (context = created));

const seriesPath = '/v1/series_info';
/** Recorded names have no series. */
const bare = { name: 'Ferns vs Herons, 4th Match' };
const hundred = { ...bare, matchType: undefined };
const manyHits = { hitsLimit: 100_000 };
const named = (name: string) => cricketDataReply({ info: { name }, matchList: [] }, manyHits);

async function read(changes: Record<string, unknown>, series = named('Reed Cup 2026')) {
  context.host.replies[paths.list] = cricketDataReply([cricketDataMatch(context.start, changes)]);
  context.host.replies[seriesPath] = series;
  await context.feedOf().step();
  return context.event()?.fields;
}

test('a series is named by its own call, which is made once', async () => {
  const feed = context.feedOf();
  context.host.replies[paths.list] = cricketDataReply([cricketDataMatch(context.start, bare)]);
  context.host.replies[seriesPath] = named('Reed Cup 2026');
  await feed.step();
  expect(context.event()?.fields).toMatchObject({
    tournament: 'Reed Cup 2026',
    league: 'reed-cup-2026',
  });

  context.clock.ms += 3_600_000;
  await feed.step();
  expect(context.host.callsOf(seriesPath)).toHaveLength(1);
});

test('a series that cannot be read leaves its matches, and is reported', async () => {
  const fields = await read(bare, cricketDataFailure('Series not found'));

  expect(fields).toMatchObject({ tournament: 'T20 matches', score: '11/1 (2.1):' });
  expect(context.stateOf().note).toMatch('/series_info: Series not found');
});

test('names of series never use the hits that scores need', async () => {
  context.host.replies[paths.list] = cricketDataReply([cricketDataMatch(context.start, bare)], {
    hitsToday: 60,
  });
  context.host.replies[seriesPath] = named('Reed Cup 2026');
  await context.feedOf().step();

  expect(context.host.callsOf(seriesPath)).toEqual([]);
});

test('overs of The Hundred are balls, and its sides bat once', async () => {
  const score = [
    { r: 126, w: 6, o: 100, inning: 'Ferns Inning 1' },
    { r: 40, w: 1, o: 33, inning: 'Herons Inning 1' },
  ];
  const fields = await read({ ...hundred, score }, named('The Hundred Mens Competition 2026'));

  expect(fields).toMatchObject({
    score: '126/6 (20.0):40/1 (6.3)',
    inplay_time: '2nd innings',
    tournament: 'The Hundred Mens Competition 2026',
  });
});

test('a match of no known format has its state without a score, and the reason is reported', async () => {
  const fields = await read(hundred, cricketDataFailure('Series not found'));

  expect(fields).toMatchObject({ status: eventStatus.live, match_status: 'Ferns opt to bat' });
  expect(fields?.score).toBeUndefined();
  expect(context.stateOf().note).toMatch('the format is not known');
});

test.each([
  ['No result - due to rain', { kind: 'no_result' }],
  ['No Result - due to rain', { kind: 'no_result' }],
  ['Match abandoned due to rain', { kind: 'abandoned' }],
  ['Ferns won by 10 runs', { kind: 'won', winner: 0, margin: { runs: 10 } }],
])('%j ends a match without the flag of its end', async (status, result) => {
  const feed = context.feedOf();
  await feed.step();
  context.host.replies[paths.list] = cricketDataReply([
    cricketDataMatch(context.start, { status, matchEnded: false }),
  ]);
  context.clock.ms += 600_000;
  await feed.step();

  expect(context.event()?.fields).toMatchObject({
    status: eventStatus.past,
    match_status: status,
    result,
  });
});

test.each(['Match tied (Super over in progress)', 'Day 2: Stumps - Herons trail by 127 runs'])(
  '%j does not end a match',
  async status => {
    expect(await read({ status })).toMatchObject({
      status: eventStatus.live,
      match_status: status,
    });
    expect(context.event()?.fields.result).toBeUndefined();
  },
);

test("'Match not started' has not, whatever its flag is", async () => {
  const fields = await read({ status: 'Match not started', matchStarted: true, score: [] });

  expect(fields).toMatchObject({ status: eventStatus.upcoming });
});

test("an innings of 'Ferns,Herons' belongs to the side that has not batted", async () => {
  const score = [
    { r: 222, w: 2, o: 20, inning: 'Herons Inning 1' },
    { r: 145, w: 9, o: 19.5, inning: 'Ferns,Herons Inning 1' },
  ];

  expect(await read({ score })).toMatchObject({ score: '145/9 (19.5):222/2 (20.0)' });
});

test('an innings of neither side is refused by name, and the state of the match stays', async () => {
  const score = [{ r: 222, w: 2, o: 20, inning: 'Owls Inning 1' }];

  expect(await read({ score })).toMatchObject({ match_status: 'Ferns opt to bat' });
  expect(context.stateOf().note).toMatch("'Owls Inning 1' is of neither Ferns nor Herons");
});

test('an over that the umpire miscounted is accepted in play', async () => {
  const score = [{ r: 30, w: 0, o: 3.7, inning: 'Ferns Inning 1' }];

  expect(await read({ score })).toMatchObject({ score: '30/0 (4.1):' });
});

test('a winner that contradicts the text is not counted', async () => {
  const feed = context.feedOf();
  await feed.step();
  context.host.replies[paths.list] = cricketDataReply([
    cricketDataMatch(context.start, {
      status: 'Ferns won by 10 runs',
      matchWinner: 'Herons',
      matchEnded: true,
    }),
  ]);
  context.clock.ms += 600_000;
  await feed.step();

  expect(context.event()?.fields).toMatchObject({ status: eventStatus.past });
  expect(context.event()?.fields.result).toBeUndefined();
});
