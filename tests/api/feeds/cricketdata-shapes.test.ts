import { eventStatus } from '@/lib/contract/event-status';
import {
  cricketDataFailure,
  cricketDataMatch,
  cricketDataReply,
} from '@/tests/fixtures/feeds/cricketdata-replies';
import { recordedReply, testRecorded } from '@/tests/fixtures/feeds/recorded-reply';
import { cricketDataContextForEach, paths, type CricketDataContext } from './cricketdata-context';

/* What recorded lists of August and October 2024 have and the documentation does not say. */

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

test('a series that cannot be asked for leaves its matches, and is said', async () => {
  const fields = await read(bare, cricketDataFailure('Series not found'));

  expect(fields).toMatchObject({ tournament: 'T20 matches', score: '11/1 (2.1):' });
  expect(context.stateOf().note).toMatch('/series_info: Series not found');
});

test('names of series never take the hits that scores need', async () => {
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

test('a match of no known format has its state without a score, and the reason is said', async () => {
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

test("'Match not started' has not, whatever its flag says", async () => {
  const fields = await read({ status: 'Match not started', matchStarted: true, score: [] });

  expect(fields).toMatchObject({ status: eventStatus.upcoming });
});

test("an innings of 'Ferns,Herons' is of the side that has not batted", async () => {
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

test('a winner that contradicts the words is not counted', async () => {
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

/** Reads a recorded list on the day of its recording; series that are not of The Hundred have a name of the test. */
async function readRecorded(file: string, at: number) {
  context.clock.ms = at;
  type Item = { id: string; matchType?: string; series_id: string };
  const { data } = recordedReply('cricketdata', file) as { data: Item[] };
  const hundreds = data.filter(match => !match.matchType).map(match => match.series_id);
  const idIn = (url: URL) => url.searchParams.get('id') ?? '';
  context.host.replies[paths.list] = cricketDataReply(data, manyHits);
  context.host.replies[paths.scorecard] = ({ url }) =>
    cricketDataReply({ ...data.find(({ id }) => id === idIn(url)), scorecard: [] }, manyHits);
  context.host.replies[seriesPath] = ({ url }) =>
    named(hundreds.includes(idIn(url)) ? 'The Hundred 2024' : `Series ${idIn(url).slice(0, 8)}`);
  await context.feedOf().step();
  const shown = new Map(context.events().map(({ fields }) => [fields.name, fields]));
  return { data, shown };
}

testRecorded('every match of the list of August 2024 is shown right', async () => {
  const { data, shown } = await readRecorded(
    'currentMatches_2024-08.json',
    Date.UTC(2024, 7, 17, 20),
  );
  const states = [...shown.values()].map(({ status }) => status);

  expect(context.events()).toHaveLength(data.length);
  expect(states.filter(status => status === eventStatus.past)).toHaveLength(10);
  expect(states.filter(status => status === eventStatus.live)).toEqual([]);
  expect(shown.get('Southern Brave - Welsh Fire')).toMatchObject({
    status: eventStatus.past,
    result: { kind: 'no_result' },
    score: '21/2 (3.1):181/5 (20.0)',
    tournament: 'The Hundred 2024',
  });
  expect(shown.get('Birmingham Phoenix - Southern Brave')).toMatchObject({
    score: '126/7 (20.0):126/6 (20.0)',
    result: { kind: 'tied', winner: 1, super_over: true },
  });
  expect(shown.get('West Indies - South Africa')).toMatchObject({
    score: '144 (42.4) & 222 (66.2):160 (54.0) & 246 (80.4)',
    result: { kind: 'won', winner: 1, margin: { runs: 40 } },
  });
  expect(context.stateOf()).toMatchObject({ problem: null });
});

testRecorded('of the list of October 2024 what is refused is named', async () => {
  const { data, shown } = await readRecorded(
    'currentMatches_2024-10.json',
    Date.UTC(2024, 9, 16, 18),
  );

  expect(context.events()).toHaveLength(data.length);
  expect(shown.get('Southern Super Stars - Konark Suryas Odisha')).toMatchObject({
    status: eventStatus.live,
    match_status: 'Match tied (Super over in progress)',
  });
  expect(shown.get('Lions - Western Province')).toMatchObject({ status: eventStatus.upcoming });
  expect(shown.get('Hong Kong - Kuwait')).toMatchObject({
    status: eventStatus.past,
    result: { kind: 'no_result' },
  });
  // Its first innings is of 'Eastern Cape', which is neither side.
  expect(shown.get('Eastern Storm - Northern Cape')).toMatchObject({
    status: eventStatus.past,
    match_status: 'Eastern Storm won by 77 runs',
    result: { kind: 'won', winner: 0, margin: { runs: 77 } },
  });
  expect(shown.get('Eastern Storm - Northern Cape')?.score).toBeUndefined();
  expect(context.stateOf()).toMatchObject({ problem: null, refused: 1 });
});

testRecorded('the complete scorecard of October 2024 has its four innings', async () => {
  context.clock.ms = Date.UTC(2024, 9, 17, 12);
  const { data } = recordedReply('cricketdata', 'match_scorecard_PAK-v-ENG_2024-10-15.json') as {
    data: Record<string, unknown>;
  };
  context.host.replies[paths.list] = cricketDataReply([data], manyHits);
  context.host.replies[paths.scorecard] = cricketDataReply(data, manyHits);
  context.host.replies[seriesPath] = named('England tour of Pakistan 2024');
  await context.feedOf().step();

  expect(context.stateOf()).toMatchObject({ problem: null, note: null });
  expect(context.stateOf().refused ?? 0).toBe(0);
  expect(context.event()?.matchInfo?.Innings).toMatchObject([
    {
      Total: '366',
      Wickets: '10',
      Overs: '123.3',
      Byes: '4',
      Extras: '12',
      Batsmen: { length: 11 },
    },
    { Total: '291', Extras: '12', Bowlers: { length: 5 } },
    { Total: '221', Extras: '17' },
    { Total: '36', Wickets: '2', Extras: '0' },
  ]);
});
