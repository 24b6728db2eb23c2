import {
  cricketDataFailure,
  cricketDataInnings,
  cricketDataMatch,
  cricketDataReply,
  cricketDataScorecard,
} from '@/tests/fixtures/feeds/cricketdata-replies';
import { recordedReply, testRecorded } from '@/tests/fixtures/feeds/recorded-reply';
import {
  cricketDataContextForEach,
  key,
  paths,
  type CricketDataContext,
} from './cricketdata-context';

jest.setTimeout(60_000);

let context: CricketDataContext;
cricketDataContextForEach(created => {
  context = created;
});

describe('a failure', () => {
  test.each([
    [
      'a wrong key',
      cricketDataFailure('Invalid API Key'),
      'the key in CRICKETDATA_KEY is not valid',
    ],
    [
      'a used-up quota',
      cricketDataFailure('Blocking since hits today exceeded hits limit', { hitsToday: 112 }),
      'the hits of the plan are used up: scores come again tomorrow',
    ],
    [
      'a used-up quota with the hits beside it',
      {
        body: {
          status: 'failure',
          reason: 'hits today exceeded hits limit',
          hitsToday: 103,
          hitsUsed: 1,
          hitsLimit: 100,
        },
      },
      'the hits of the plan are used up: scores come again tomorrow',
    ],
    [
      'calls that are blocked',
      cricketDataFailure('Blocked for 15 minutes'),
      'too many calls: the provider blocks the key',
    ],
    [
      'another reason',
      cricketDataFailure(`ERR: ${key} is asleep`),
      '/currentMatches: ERR: [hidden] is asleep',
    ],
    ['a page', { body: '<html>' }, '/currentMatches: the reply is not JSON'],
    ['a provider that fails', { status: 502, body: {} }, '/currentMatches: answered 502'],
    [
      'an unknown shape',
      cricketDataReply({ matches: [] }),
      '/currentMatches: the reply has an unknown shape',
    ],
  ])('such as %s is reported once, without the key', async (_, reply, problem) => {
    context.host.replies[paths.list] = reply;
    const feed = context.feedOf();
    await feed.step();
    const calls = context.host.requests.length;
    await feed.step();

    expect(context.stateOf()).toMatchObject({ problem, errors: 1 });
    expect(context.warnings).toEqual([{ source: 'cricketdata', problem }]);
    expect(JSON.stringify([context.stateOf(), context.warnings])).not.toContain(key);
    expect(context.host.requests).toHaveLength(calls);
  });

  test('a failure of a host that is not reached names no URL', async () => {
    await context.host.close();
    await context.feedOf().step();

    expect(context.stateOf().problem).toBe('/currentMatches: not reached');
  });
});

describe('a scorecard', () => {
  const cut = cricketDataInnings({ batting: cricketDataInnings().batting.slice(0, 2) });

  test.each([
    [
      'that breaks a law of cricket',
      cricketDataReply(cricketDataScorecard(0, { scorecard: [cut] })),
      /innings 1: the batters faced 10 balls of 13 legal ones and 0 no-balls/,
    ],
    ['that is not there', cricketDataFailure('ERR: Scorecard not found'), /Scorecard not found/],
    [
      'of an unknown shape',
      cricketDataReply(cricketDataScorecard(0, { scorecard: [{ inning: 'Ferns Inning 1' }] })),
      /batting is not readable/,
    ],
    [
      'of another match',
      cricketDataReply(
        cricketDataScorecard(0, { scorecard: [cricketDataInnings({ inning: 'Owls Inning 1' })] }),
      ),
      /'Owls Inning 1' is of neither Ferns nor Herons/,
    ],
  ])('%s is refused and reported, and the score is shown', async (_, reply, reason) => {
    context.host.replies[paths.scorecard] = reply;
    await context.feedOf().step();

    expect(context.event()?.matchInfo).toBeNull();
    expect(context.event()?.fields.score).toBe('11/1 (2.1):');
    expect(context.stateOf()).toMatchObject({ refused: 1, problem: null });
    expect(context.stateOf().note).toMatch(reason);
  });
});

test('a score that cannot be read leaves the last one', async () => {
  const feed = context.feedOf();
  await feed.step();
  const score = [{ r: 15, w: 1, o: 2.9, inning: 'Ferns Inning 1' }];
  context.host.replies[paths.list] = cricketDataReply([
    cricketDataMatch(context.start, { score, status: 'Ferns are batting' }),
  ]);
  context.clock.ms += 600_000;
  await feed.step();

  expect(context.event()?.fields).toMatchObject({
    match_status: 'Ferns are batting',
    score: '11/1 (2.1):',
  });
  expect(context.stateOf().note).toMatch(/'2.9' are no overs/);
});

testRecorded(
  'the recorded result is shown, and its excerpt of a scorecard is refused',
  async () => {
    const recorded = recordedReply(
      'cricketdata',
      'match_scorecard_WI-v-IND_2022-08-01.excerpt.json',
    );
    // The day after it was recorded.
    context.clock.ms = Date.UTC(2022, 7, 2);
    // The excerpt lacks the two flags of the list.
    const match = { ...recorded, matchStarted: true };
    context.host.replies[paths.list] = cricketDataReply([{ ...match, matchEnded: false }]);
    context.host.replies[paths.scorecard] = cricketDataReply(match);
    const feed = context.feedOf();
    await feed.step();
    context.host.replies[paths.list] = cricketDataReply([{ ...match, matchEnded: true }]);
    context.clock.ms += 600_000;
    await feed.step();

    expect(context.event()?.fields).toMatchObject({
      name: 'West Indies - India',
      tournament: 'T20 matches',
      start_time: Date.UTC(2022, 7, 1, 14, 30) / 1000,
      status: 4,
      match_status: 'West Indies won by 5 wkts',
      score: '141/5 (19.2):138 (19.4)',
    });
    // It has three of eleven batters.
    expect(context.stateOf()).toMatchObject({ refused: 1, problem: null });
  },
);
