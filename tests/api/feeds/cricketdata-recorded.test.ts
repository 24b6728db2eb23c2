import { eventStatus } from '@/lib/contract/event-status';
import { cricketDataReply } from '@/tests/fixtures/feeds/cricketdata-replies';
import { recordedReply, testRecorded } from '@/tests/fixtures/feeds/recorded-reply';
import { cricketDataContextForEach, paths, type CricketDataContext } from './cricketdata-context';

let context: CricketDataContext;
cricketDataContextForEach(created => (context = created));

const seriesPath = '/v1/series_info';
const manyHits = { hitsLimit: 100_000 };
const named = (name: string) => cricketDataReply({ info: { name }, matchList: [] }, manyHits);

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
