import {
  entityBall,
  entityCommentary,
  entityEvents,
  entityInnings,
  entityList,
  entityLive,
  entityReply,
  entityScorecard,
  entityToken,
} from '@/tests/fixtures/feeds/entitysport-replies';
import { entityContextForEach, keys, paths, type EntityContext } from './entitysport-context';

jest.setTimeout(60_000);

let context: EntityContext;
entityContextForEach(created => {
  context = created;
});

describe('a failure', () => {
  const refused = (status: number, word: string) => ({
    status,
    body: { status: word, response: 'refused' },
  });
  const wrongKeys = 'the keys in ENTITYSPORT_ACCESS_KEY and ENTITYSPORT_SECRET_KEY are not valid';

  test.each([
    ['wrong keys', 'auth', refused(401, 'unauthorized'), wrongKeys],
    ['wrong keys with status 200', 'auth', refused(200, 'error'), wrongKeys],
    ['a token that is not accepted', 'matches', refused(401, 'unauthorized'), wrongKeys],
    [
      'a subscription that has ended',
      'auth',
      refused(200, 'accessdenied'),
      'the subscription has ended, or has no API access',
    ],
    [
      'a plan without matches',
      'matches',
      refused(200, 'accessdenied'),
      'the plan does not include the list of matches: choose one that covers cricket',
    ],
    ['too many calls', 'matches', { status: 429, body: {} }, '/matches: answered 429'],
    ['a failure of the provider', 'matches', { status: 501, body: {} }, '/matches: answered 501'],
    ['a page', 'matches', { body: '<html>' }, '/matches: the reply is not JSON'],
    [
      'an unknown shape',
      'matches',
      entityReply({ matches: [] }),
      '/matches: the reply has an unknown shape',
    ],
    ['an error', 'matches', refused(400, 'error'), '/matches: 400 error'],
  ] as const)('such as %s is reported once, without keys', async (_, path, reply, problem) => {
    context.host.replies[paths[path]] = reply;
    const feed = context.feedOf();
    await feed.step();
    const calls = context.host.requests.length;
    await feed.step();

    expect(context.stateOf()).toMatchObject({ problem, errors: 1 });
    expect(context.warnings).toEqual([{ source: 'entitysport', problem }]);
    const reported = JSON.stringify([context.stateOf(), context.warnings]);
    for (const secret of [keys.accessKey, keys.secretKey, entityToken])
      expect(reported).not.toContain(secret);
    // The next call waits.
    expect(context.host.requests).toHaveLength(calls);
    context.clock.ms += 3_600_000;
    await feed.step();
    expect(context.host.requests.length).toBeGreaterThan(calls);
    expect(context.stateOf().errors).toBe(2);
    expect(context.warnings).toHaveLength(1);
  });

  test('a failure of a host that is not reached names no URL', async () => {
    await context.host.close();
    await context.feedOf().step();

    expect(context.stateOf().problem).toBe('/auth: not reached');
  });

  test('a failure that passes is retried immediately', async () => {
    context.host.replies[paths.scorecard] = [
      { status: 503, body: {} },
      entityReply(entityScorecard(context.start)),
    ];
    await context.feedOf().step();

    expect(context.event()?.fields.score).toBe('11/1 (2.1):');
    expect(context.stateOf()).toMatchObject({ problem: null });
  });
});

test('a plan that lists no match is reported to the operator', async () => {
  context.host.replies[paths.matches] = entityList([]);
  await context.feedOf().step();

  expect(context.stateOf().note).toBe(
    'no matches are listed: does the plan cover a competition in season?',
  );
});

test('a match that the plan does not include is not requested again for an hour', async () => {
  context.host.replies[paths.live] = { body: { status: 'accessdenied', response: '' } };
  const feed = context.feedOf();
  await feed.step();
  context.clock.ms += 20_000;
  await feed.step();

  expect(context.host.callsOf(paths.live)).toHaveLength(1);
  expect(context.stateOf()).toMatchObject({
    problem: null,
    note: 'match of 501 refused: the plan does not include it',
  });
});

describe('a scorecard that breaks a law of cricket', () => {
  const broken = entityInnings({
    equations: { runs: 21, wickets: 1, overs: '2.1' },
  });

  test('is refused, counted and reported; the last sound one stays until the next', async () => {
    const feed = context.feedOf();
    await feed.step();
    const sound = context.event()?.matchInfo?.Innings;
    context.host.replies[paths.live] = entityReply(
      entityLive({ live_score: { runs: 21, overs: 2.1, wickets: 1 } }),
    );
    context.host.replies[paths.scorecard] = entityReply(
      entityScorecard(context.start, { innings: [broken] }),
    );
    for (let step = 0; step < 2; step += 1) {
      context.clock.ms += 10_000;
      await feed.step();
    }

    expect(context.event()?.matchInfo?.Innings).toEqual(sound);
    expect(context.stateOf()).toMatchObject({
      refused: 1,
      note: 'scorecard of 501 refused: innings 1: 9 off the bat and 2 extras are not 21',
    });
    expect(context.warnings).toHaveLength(1);

    context.clock.ms += 10_000;
    context.host.replies[paths.live] = entityReply(entityLive());
    context.host.replies[paths.scorecard] = entityReply(entityScorecard(context.start));
    await feed.step();
    expect(context.stateOf().note).toBeNull();
  });

  test('a scorecard that breaks a law of cricket is not shown when no valid one came before it', async () => {
    context.host.replies[paths.scorecard] = entityReply(
      entityScorecard(context.start, { innings: [broken] }),
    );
    await context.feedOf().step();

    expect(context.event()?.matchInfo).toBeNull();
    expect(context.event()?.fields).toMatchObject({ status: 2, match_status: /won the toss/ });
  });

  test.each([
    ['overs that do not exist', { equations: { runs: 11, wickets: 1, overs: '2.9' } }, /no overs/],
    ['a side of another match', { batting_team_id: 9 }, /neither of the teams/],
    ['figures that are not numbers', { bowlers: [{ bowler_id: 1 }] }, /is not readable/],
  ])('a scorecard with %s leaves status and last score', async (_, changes, reason) => {
    const feed = context.feedOf();
    await feed.step();
    context.clock.ms += 10_000;
    context.host.replies[paths.live] = entityReply(entityLive({ status_note: 'Rain' }));
    const innings = [entityInnings(changes)];
    context.host.replies[paths.scorecard] = entityReply(
      entityScorecard(context.start, { innings, status_note: 'Rain' }),
    );
    await feed.step();

    expect(context.event()?.fields).toMatchObject({ match_status: 'Rain', score: '11/1 (2.1):' });
    expect(context.event()?.matchInfo?.Innings).toHaveLength(1);
    expect(context.stateOf().note).toMatch(reason);
  });
});

test('the summary of an over whose balls do not add up to the score is refused', async () => {
  const events = entityEvents().map((event, index) => (index === 2 ? entityBall('0.3 6') : event));
  context.host.replies[paths.live] = entityReply(entityLive({ commentaries: events }));
  context.host.replies[paths.comments] = entityReply(entityCommentary(events));
  await context.feedOf().step();

  expect(context.event()?.commentary).toMatchObject([{ total: 14, overs: [] }]);
  expect(context.stateOf().note).toMatch(/over 1: the balls have 8 runs, and the score rose by 6$/);
});
