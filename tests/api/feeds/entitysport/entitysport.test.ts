import {
  entityBall,
  entityCommentary,
  entityEvents,
  entityInnings,
  entityLive,
  entityReply,
  entityScorecard,
  entityToken,
} from '@/tests/fixtures/feeds/entitysport-replies';
import type { Call } from '@/tests/fixtures/feeds/provider-host';
import { entityContextForEach, keys, paths, type EntityContext } from './entitysport-context';

jest.setTimeout(60_000);

let context: EntityContext;
entityContextForEach(created => {
  context = created;
});

const ballsShown = () => context.event()?.commentary[0]?.items.map(({ Over }) => Over);

/** The innings after one more ball for four. */
const nextInnings = entityInnings({
  batsmen: entityInnings().batsmen.map((line, index) =>
    index === 0 ? { ...line, runs: '9', balls_faced: '5', fours: '2' } : line,
  ),
  bowlers: entityInnings().bowlers.map((line, index) =>
    index === 0 ? { ...line, overs: '1.2', runs_conceded: '14' } : line,
  ),
  equations: { runs: 15, wickets: 1, overs: '2.2' },
});

function bowlNextBall(
  scorecard: unknown = entityScorecard(context.start, { innings: [nextInnings] }),
) {
  context.host.replies[paths.live] = entityReply(
    entityLive({
      live_score: { runs: 15, overs: 2.2, wickets: 1, target: 0 },
      // A live reply has the last overs only.
      commentaries: [...entityEvents().slice(5), entityBall('2.2 4')],
    }),
  );
  context.host.replies[paths.scorecard] = entityReply(scorecard);
}

test('a match in play has its score, toss, scorecard and comments', async () => {
  await context.feedOf().step();

  expect(context.event()?.fields).toMatchObject({
    name: 'Ferns - Herons',
    tournament: 'Reed Cup',
    status: 2,
    match_status: 'Ferns won the toss & elected to bat',
    inplay_time: '1st innings',
    score: '11/1 (2.1):',
    sources: { score: { name: 'EntitySport' } },
  });
  expect(context.event()?.matchInfo).toMatchObject({
    Matchdetail: {
      Tosswonby: '71',
      Toss_elected_to: 'bat',
      Venue: { Name: 'Long Meadow, Fernton' },
    },
    Innings: [
      {
        Battingteam: '71',
        Total: '11',
        Overs: '2.1',
        Legbyes: '1',
        Wides: '1',
        Batsmen: [
          { Batsman: '1', Runs: '5', Balls: '4', Isbatting: true, Isonstrike: true },
          { Batsman: '2', Runs: '4', Howout: 'b Una Reed' },
          { Batsman: '3', Isbatting: true },
        ],
        Bowlers: [{ Bowler: '11', Overs: '1.1', Runs: '10', Isbowlingnow: true }, { Overs: '1' }],
        FallofWickets: [{ Batsman: '2', Score: '6', Overs: '1.3' }],
      },
    ],
    Teams: { 71: { Name_Full: 'Ferns', Players: { 1: { Name_Full: 'Ivo Marsh' } } } },
  });
  expect(context.event()?.commentary).toMatchObject([
    {
      id: '1',
      total: 14,
      overs: [
        [6, 0],
        [0, 1],
      ],
    },
  ]);
  expect(context.event()?.commentary[0]?.items[0]).toMatchObject({
    Over: '2.1',
    Runs: '4',
    Isboundary: true,
    Batsman_Name: 'Ivo Marsh',
    Bowler_Name: 'Noor Brook',
  });
});

test('keys are sent only to obtain a token, which is renewed when it expires', async () => {
  const feed = context.feedOf();
  await feed.step();
  const [auth] = context.host.callsOf(paths.auth);
  expect(auth).toMatchObject({
    method: 'POST',
    body: `access_key=${keys.accessKey}&secret_key=${keys.secretKey}`,
  });
  expect(context.host.callsOf(paths.live)[0]?.url.searchParams.get('token')).toBe(entityToken);

  context.clock.ms += 3_600_000;
  await feed.step();
  expect(context.host.callsOf(paths.auth)).toHaveLength(2);
});

test('a token that is revoked is replaced immediately', async () => {
  context.host.replies[paths.live] = [
    { status: 401, body: { status: 'unauthorized', response: '' } },
    entityReply(entityLive()),
  ];
  await context.feedOf().step();

  expect(context.host.callsOf(paths.auth)).toHaveLength(2);
  expect(context.event()?.fields.score).toBe('11/1 (2.1):');
  expect(context.stateOf().problem).toBeNull();
});

test('the scorecard is read when the live reply changes, and comments continue without a gap', async () => {
  const feed = context.feedOf();
  await feed.step();
  context.clock.ms += 10_000;
  context.host.replies[paths.live] = ({ headers }: Call) =>
    headers['if-none-match'] === undefined ? entityReply(entityLive()) : { status: 304, body: '' };
  await feed.step();
  expect(context.host.callsOf(paths.live)).toHaveLength(2);
  expect(context.host.callsOf(paths.live)[1]?.headers['if-none-match']).toBe(
    JSON.stringify(entityLive()),
  );
  expect(context.host.callsOf(paths.scorecard)).toHaveLength(1);

  // Another comment on the same score.
  context.clock.ms += 10_000;
  const [first, ...others] = entityEvents();
  const reworded = { ...first, commentary: 'N Brook to I Marsh, left alone' };
  context.host.replies[paths.live] = entityReply(
    entityLive({ commentaries: [reworded, ...others] }),
  );
  await feed.step();
  expect(context.event()?.commentary[0]?.items.at(-1)?.Commentary).toBe('left alone');
  expect(context.host.callsOf(paths.scorecard)).toHaveLength(1);

  context.clock.ms += 10_000;
  bowlNextBall();
  await feed.step();

  expect(context.host.callsOf(paths.scorecard)).toHaveLength(2);
  // All comments were read once, at the start.
  expect(context.host.callsOf(paths.comments)).toHaveLength(1);
  expect(context.event()?.fields.score).toBe('15/1 (2.2):');
  expect(ballsShown()?.slice(0, 3)).toEqual(['2.2', '2.1', '2.1']);
  // The over that the live reply has only a part of is still summed up.
  const lastOfFirst = context.event()?.commentary[0]?.items.find(({ Over }) => Over === '0.6');
  expect(lastOfFirst?.Summary).toMatchObject({ Runs: '6' });
  expect(context.stateOf().note).toBeNull();
  expect(context.event()?.commentary[0]?.overs).toEqual([
    [6, 0],
    [0, 1],
  ]);
});

test('a live reply that does not continue the known comments makes all of them be requested', async () => {
  const feed = context.feedOf();
  await feed.step();
  context.clock.ms += 10_000;
  const events = [...entityEvents(), ...['2.2 0', '2.3 1', '2.4 0'].map(text => entityBall(text))];
  bowlNextBall();
  context.host.replies[paths.live] = entityReply(entityLive({ commentaries: events.slice(-2) }));
  context.host.replies[paths.comments] = entityReply(entityCommentary(events));
  await feed.step();

  expect(ballsShown()?.slice(0, 4)).toEqual(['2.4', '2.3', '2.2', '2.1']);
  expect(context.event()?.commentary[0]?.total).toBe(17);
});

test('what could not be stored is read again', async () => {
  const feed = context.feedOf();
  await feed.step();
  context.clock.ms += 10_000;
  // Reads the squads.
  await feed.step();
  context.clock.ms += 10_000;
  bowlNextBall();
  const put = jest.spyOn(context.store, 'writeChanges').mockRejectedValueOnce(new Error('full'));
  await feed.step();
  expect(context.stateOf().problem).toBe('full');
  put.mockRestore();

  context.clock.ms += 300_000;
  await feed.step();
  expect(context.event()?.fields.score).toBe('15/1 (2.2):');
  expect(ballsShown()?.[0]).toBe('2.2');
});

test('a match without commentary is followed by its scorecard', async () => {
  context.host.replies[paths.live] = entityReply([]);
  const feed = context.feedOf();
  await feed.step();
  context.clock.ms += 10_000;
  context.host.replies[paths.scorecard] = entityReply(
    entityScorecard(context.start, { innings: [nextInnings] }),
  );
  await feed.step();

  expect(context.event()?.fields.score).toBe('15/1 (2.2):');
  expect(context.event()?.commentary).toEqual([]);
});
