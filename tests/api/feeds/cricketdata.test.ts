import {
  cricketDataMatch,
  cricketDataReply,
  cricketDataScorecard,
} from '@/tests/fixtures/feeds/cricketdata-replies';
import { cricketDataContextForEach, paths, type CricketDataContext } from './cricketdata-context';

jest.setTimeout(60_000);

let context: CricketDataContext;
cricketDataContextForEach(created => {
  context = created;
});

/** The provider's responses with a plan of many hits. */
const large = { hitsLimit: 100_000 };

test('a match in play has its score, toss and scorecard', async () => {
  await context.feedOf().step();

  expect(context.event()?.fields).toMatchObject({
    name: 'Ferns - Herons',
    tournament: 'Reed Cup 2026',
    start_time: context.start,
    status: 2,
    match_status: 'Ferns opt to bat',
    inplay_time: '1st innings',
    score: '11/1 (2.1):',
    sources: { score: { name: 'CricketData' } },
  });
  expect(context.event()?.matchInfo).toMatchObject({
    Matchdetail: { Tosswonby: 'ferns', Toss_elected_to: 'bat', Match: { Number: '4th Match' } },
    Innings: [
      {
        Battingteam: 'ferns',
        Total: '11',
        Legbyes: '1',
        Wides: '1',
        Batsmen: [
          { Batsman: 'ivo-marsh', Runs: '5', Howout: 'not out', Isbatting: true },
          { Batsman: 'pia-rook', Howout: 'b Una Reed' },
          { Batsman: 'tam-vale' },
        ],
        Bowlers: [{ Bowler: 'noor-brook', Overs: '1.1', Economyrate: '8.57' }, {}],
      },
    ],
    Teams: { ferns: { Name_Short: 'FER', Players: { 'ivo-marsh': { Name_Full: 'Ivo Marsh' } } } },
  });
  // The provider has no falls of wicket: an empty list would mean that none fell.
  expect(context.event()?.matchInfo?.Innings?.[0]).not.toHaveProperty('FallofWickets');
  expect(context.host.requests.map(({ url }) => url.pathname)).toEqual([
    paths.list,
    paths.scorecard,
  ]);
  expect(context.stateOf()).toMatchObject({ quotaLeft: 99, problem: null });
});

test('all pages of the list are read', async () => {
  const other = cricketDataMatch(context.start, {
    id: 'other',
    name: 'Robins vs Owls, Final, Reed Cup 2026',
    teams: ['Robins', 'Owls'],
    score: [],
  });
  context.host.replies[paths.list] = ({ url }) => {
    const { body } = cricketDataReply(
      url.searchParams.get('offset') === '0' ? [cricketDataMatch(context.start)] : [other],
    ) as { body: { info: object } };
    return { body: { ...body, info: { ...body.info, totalRows: 2 } } };
  };
  await context.feedOf().step();

  expect(context.events().map(({ fields }) => fields.name)).toEqual(
    expect.arrayContaining(['Ferns - Herons', 'Robins - Owls']),
  );
  expect(context.host.callsOf(paths.list)).toHaveLength(2);
});

test('the list is read every 30 s and a scorecard every minute with enough hits', async () => {
  context.host.replies[paths.list] = cricketDataReply([cricketDataMatch(context.start)], large);
  context.host.replies[paths.scorecard] = cricketDataReply(
    cricketDataScorecard(context.start),
    large,
  );
  const feed = context.feedOf();
  await feed.step();
  for (let step = 0; step < 4; step += 1) {
    context.clock.ms += 15_000;
    await feed.step();
  }

  expect(context.host.callsOf(paths.list)).toHaveLength(3);
  expect(context.host.callsOf(paths.scorecard)).toHaveLength(2);
  expect(context.stateOf().note).toBeNull();
});

test('a free plan is read as often as its hits allow, which is reported to the operator', async () => {
  const feed = context.feedOf();
  await feed.step();
  context.clock.ms += 300_000;
  await feed.step();

  expect(context.host.callsOf(paths.list)).toHaveLength(1);
  expect(context.stateOf().note).toBe(
    'slowed by the hits of the plan: list every 436 s, scorecards every 436 s',
  );
});

test('nothing is called without remaining hits until the next day', async () => {
  context.host.replies[paths.list] = cricketDataReply([cricketDataMatch(context.start)], {
    hitsToday: 100,
  });
  const feed = context.feedOf();
  await feed.step();
  context.clock.ms += 3_600_000;
  await feed.step();
  expect(context.host.requests).toHaveLength(1);
  expect(context.stateOf().note).toMatch(/^slowed .*: list paused until tomorrow/);

  context.clock.ms += 86_400_000;
  await feed.step();
  expect(context.host.callsOf(paths.list)).toHaveLength(2);
});

test('a match that ended has its result and its last scorecard', async () => {
  const feed = context.feedOf();
  await feed.step();
  const ended = {
    status: 'Ferns won by 10 runs',
    matchWinner: 'Ferns',
    matchEnded: true,
  };
  context.host.replies[paths.list] = cricketDataReply([cricketDataMatch(context.start, ended)]);
  context.clock.ms += 600_000;
  await feed.step();
  expect(context.event()?.fields).toMatchObject({
    status: 4,
    match_status: 'Ferns won by 10 runs',
  });
  expect(context.event()?.matchInfo?.Matchdetail).toMatchObject({ Result: 'Ferns won by 10 runs' });
  expect(context.host.callsOf(paths.scorecard)).toHaveLength(2);

  context.clock.ms += 3_600_000;
  await feed.step();
  expect(context.host.callsOf(paths.scorecard)).toHaveLength(2);
});

test('an upcoming match is listed with its details', async () => {
  const soon = context.seconds() + 7200;
  context.host.replies[paths.list] = cricketDataReply([
    cricketDataMatch(soon, { status: 'Match not started', matchStarted: false, score: [] }),
  ]);
  await context.feedOf().step();

  expect(context.event()?.fields).toMatchObject({ status: 0, start_time: soon });
  expect(context.event()?.fields.match_status).toBeUndefined();
  expect(context.event()?.matchInfo?.Matchdetail?.Venue).toEqual({ Name: 'Long Meadow, Fernton' });
  expect(context.host.callsOf(paths.scorecard)).toEqual([]);
});

test('a match that is no longer listed is requested by its id', async () => {
  const feed = context.feedOf();
  await feed.step();
  context.host.replies[paths.list] = cricketDataReply([]);
  context.host.replies[paths.info] = cricketDataReply(
    cricketDataMatch(context.start, { status: 'No result', matchEnded: true }),
  );
  context.clock.ms += 3_600_000;
  await feed.step();

  expect(context.event()?.fields).toMatchObject({ status: 4, match_status: 'No result' });
  expect(context.stateOf().note).toMatch(/the provider lists no matches/);
});
