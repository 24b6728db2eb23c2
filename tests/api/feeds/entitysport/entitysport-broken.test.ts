import {
  entityLive,
  entityMatch,
  entityReply,
  entityScorecard,
  entityToken,
} from '@/tests/fixtures/feeds/entitysport-replies';
import { entityContextForEach, paths, type EntityContext } from './entitysport-context';

jest.setTimeout(60_000);

let context: EntityContext;
entityContextForEach(created => {
  context = created;
});

const other = { match_id: 502, teama: { team_id: 73, name: 'Robins' } };
const otherPaths = { live: '/v2/matches/502/live', scorecard: '/v2/matches/502/scorecard' };

/** A second match in play, without comments. */
function addOther(): void {
  const named = { ...other, teamb: { team_id: 74, name: 'Owls' } };
  context.lists.live.push(entityMatch(context.start, named));
  context.host.replies[otherPaths.live] = entityReply(entityLive({ commentaries: [] }));
  context.host.replies[otherPaths.scorecard] = entityReply(
    entityScorecard(context.start, { ...named, innings: [], status_note: 'Robins bat' }),
  );
}

test.each([
  ['a failure', { status: 500, body: {} }, /answered 500/],
  ['a page', { body: '<html>' }, /not JSON/],
  ['an error', { body: { status: 'error', response: 'Invalid' } }, /200 error/],
])(
  'a match with %s does not affect other ones, and is requested less often',
  async (_, reply, note) => {
    addOther();
    context.host.replies[paths.live] = reply;
    const feed = context.feedOf();
    await feed.step();
    const calls = context.host.callsOf(paths.live).length;
    for (let round = 0; round < 4; round += 1) {
      context.clock.ms += 10_000;
      await feed.step();
    }

    expect(context.events()).toMatchObject([{ fields: { match_status: 'Robins bat' } }]);
    expect(context.host.callsOf(otherPaths.live)).toHaveLength(5);
    expect(context.host.callsOf(paths.live)).toHaveLength(calls);
    expect(context.stateOf()).toMatchObject({ problem: null, note: expect.stringMatching(note) });
    expect(context.warnings).toHaveLength(1);
  },
);

test.each([1e5, 1e9, -1, 1.5])('innings number %p causes no calls', async live_inning_number => {
  context.host.replies[paths.live] = entityReply(entityLive({ live_inning_number }));
  await context.feedOf().step();

  expect(context.event()?.fields.score).toBe('11/1 (2.1):');
  expect(context.host.requests.length).toBeLessThan(8);
});

test('a start that no page could display is refused, and the other match is read', async () => {
  addOther();
  context.host.replies[paths.scorecard] = entityReply(entityScorecard(1e300));
  await context.feedOf().step();

  expect(context.events()).toMatchObject([{ fields: { match_status: 'Robins bat' } }]);
  expect(context.stateOf().note).toBe('match of 501 refused: the scorecard has an unknown shape');
});

test.each([['ETag – of ours'], ['a\u0000b'], ['x'.repeat(9000)]])(
  'an ETag that no header can have is not sent back: %p',
  async etag => {
    const feed = context.feedOf();
    const card = (note: string) =>
      entityReply(entityScorecard(context.start, { status_note: note }), etag);
    context.host.replies[paths.scorecard] = card('First');
    await feed.step();
    context.host.replies[paths.scorecard] = card('Second');
    context.host.replies[paths.live] = entityReply(entityLive({ status_note: 'Second' }));
    context.clock.ms += 20_000;
    await feed.step();

    expect(context.event()?.fields.match_status).toBe('Second');
  },
);

test('a token that its own expiry declares expired is not renewed for each call', async () => {
  context.host.replies[paths.auth] = entityReply({ token: entityToken, expires: 1 });
  await context.feedOf().step();

  expect(context.event()).toBeDefined();
  expect(context.host.callsOf(paths.auth)).toHaveLength(1);
});

test('an id that leads to another path is refused', async () => {
  addOther();
  context.lists.live.push(entityMatch(context.start, { match_id: '../../admin?a=' }));
  await context.feedOf().step();

  expect(context.events()).toHaveLength(2);
  expect(context.stateOf().note).toMatch(/^a listed match is not readable: match_id/);
  expect(context.host.requests.filter(({ url }) => url.pathname.includes('admin'))).toEqual([]);
});

test('a status that repeats the token is reported without it', async () => {
  context.host.replies[paths.matches] = { body: { status: entityToken, response: {} } };
  await context.feedOf().step();

  expect(JSON.stringify([context.stateOf(), context.warnings])).not.toContain(entityToken);
});
