import { toLineUps } from '@/api/feeds/entitysport/read-line-ups';
import { Squads } from '@/api/feeds/entitysport/entitysport-replies';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import {
  entityInPlay,
  entityLive,
  entityMatch,
  entityReply,
  entityScorecard,
  entitySquads,
} from '@/tests/fixtures/feeds/entitysport-replies';
import { recordedReply, testRecorded } from '@/tests/fixtures/feeds/recorded-reply';
import { entityContextForEach, paths, type EntityContext } from './entitysport-context';

jest.setTimeout(60_000);

let context: EntityContext;
entityContextForEach(created => {
  context = created;
});

const minute = 60_000;
/** The visible part of the match before the first ball. */
const outline = () => {
  const info = context.event()?.matchInfo;
  const { toss = null, lineUps = [] } = (info && toScorecard(info)) ?? {};
  return { toss, players: lineUps.map(({ players }) => [players.length, players[0]?.name]) };
};

/** One match, which begins in this many minutes. */
function begins(minutes: number) {
  const start = context.seconds() + minutes * 60;
  const changes = { status: 1, game_state: 0, toss: {} };
  Object.assign(context.lists, { upcoming: [entityMatch(start, changes)], live: [] });
  return start;
}

test('squads a day before, then toss and elevens when they are named', async () => {
  const start = begins(24 * 60);
  const feed = context.feedOf();
  await feed.step();
  expect(outline()).toEqual({
    toss: null,
    players: [
      [14, 'Fern 1'],
      [14, 'Heron 21'],
    ],
  });

  // The toss is within the list, which is read more often now.
  context.clock.ms = (start - 30 * 60) * 1000;
  await feed.step();
  const toss = { winner: 72, decision: 2 };
  context.lists.upcoming = [entityMatch(start, { status: 1, game_state: 2, toss })];
  context.host.replies[paths.squads] = entityReply(entitySquads({ named: 11 }));
  context.clock.ms += 2 * minute;
  await feed.step();
  expect(outline()).toMatchObject({ toss: 'Herons won the toss and chose to field' });
  context.clock.ms += 3 * minute;
  await feed.step();
  expect(outline().players).toEqual([
    [11, 'Fern 1'],
    [11, 'Heron 21'],
  ]);
  expect(context.event()?.fields.status).toBe(0);
});

test('squads and toss of a match that is live without a ball stay, and appear', async () => {
  const start = begins(20);
  const feed = context.feedOf();
  await feed.step();

  const live = { status: 3, game_state: 2, game_state_str: 'Toss' };
  Object.assign(context.lists, { upcoming: [], live: [entityMatch(start, live)] });
  context.host.replies[paths.info] = entityReply(entityMatch(start, live));
  context.host.replies[paths.live] = entityReply(
    entityLive({ game_state: 2, live_score: '', live_inning_number: '', commentaries: [] }),
  );
  context.host.replies[paths.scorecard] = entityReply(
    entityScorecard(start, { ...live, innings: [] }),
  );
  context.clock.ms += 2 * minute;
  await feed.step();
  expect(context.event()?.fields.status).toBe(2);
  expect(outline()).toMatchObject({
    toss: 'Ferns won the toss and chose to bat',
    players: [
      [14, 'Ivo Marsh'],
      [14, 'Heron 21'],
    ],
  });

  context.host.replies[paths.squads] = entityReply(entitySquads({ named: 11 }));
  context.clock.ms += 5 * minute;
  await feed.step();
  expect(outline().players).toEqual([
    [11, 'Ivo Marsh'],
    [11, 'Heron 21'],
  ]);

  // They stay when play begins.
  context.host.replies[paths.live] = entityReply(entityLive());
  context.host.replies[paths.scorecard] = entityInPlay(start);
  context.clock.ms += 10_000;
  await feed.step();
  expect(outline().players).toEqual([
    [11, 'Ivo Marsh'],
    [11, 'Heron 21'],
  ]);
  expect(context.event()?.fields.score).toBe('11/1 (2.1):');
});

test('of a match that is in play when the process starts line-ups are read once', async () => {
  context.host.replies[paths.scorecard] = entityInPlay(context.start);
  context.host.replies[paths.squads] = entityReply(entitySquads({ named: 11 }));
  const feed = context.feedOf();
  await feed.step();
  context.clock.ms += 10_000;
  await feed.step();

  expect(outline().players).toEqual([
    [11, 'Ivo Marsh'],
    [11, 'Heron 21'],
  ]);
  expect(context.event()?.fields.score).toBe('11/1 (2.1):');
  expect(context.host.callsOf(paths.squads)).toHaveLength(1);
  context.clock.ms += 61 * minute;
  await feed.step();
  expect(context.host.callsOf(paths.squads)).toHaveLength(1);
});

test('a squad that refuses to be read leaves the scorecard in play as it is', async () => {
  context.host.replies[paths.scorecard] = entityInPlay(context.start);
  context.host.replies[paths.squads] = entityReply({ squads: [] });
  const feed = context.feedOf();
  await feed.step();
  context.clock.ms += 10_000;
  await feed.step();

  expect(outline().players).toEqual([]);
  expect(context.event()?.fields.score).toBe('11/1 (2.1):');
});

test.each([
  [
    'players without a name',
    entityReply({ ...entitySquads({ named: 11 }), players: [] }),
    'line-ups of 501 refused: 22 of 22 players have no name',
  ],
  [
    'an unknown shape',
    entityReply({ squads: [] }),
    'line-ups of 501 refused: the squads have an unknown shape',
  ],
  [
    'a plan without them',
    { body: { status: 'noaccess', response: [] } },
    'line-ups of 501 refused: the plan does not include them',
  ],
])('%s are refused and reported', async (_, reply, note) => {
  begins(50);
  context.host.replies[paths.squads] = reply;
  const feed = context.feedOf();
  await feed.step();

  expect(outline().players).toEqual([]);
  expect(context.stateOf()).toMatchObject({ problem: null, note, refused: 1 });
  expect(context.events()).toHaveLength(1);

  // A better reply ends the refusal.
  context.host.replies[paths.squads] = entityReply(entitySquads({ named: 11 }));
  context.clock.ms += 61 * minute;
  await feed.step();
  expect(context.stateOf()).toMatchObject({ note: null });
  expect(outline().players).toHaveLength(2);
});

testRecorded('of the recorded squads the elevens are read; their documentation names four', () => {
  const response = recordedReply('entitysport', 'squads.json')['response'];
  const squads = Squads.parse(response);
  expect(toLineUps(squads)).toEqual({
    lineUps: null,
    problem: expect.stringMatching(/^\d+ of 22 players have no name$/),
  });

  const all = [...squads.teama.squads, ...squads.teamb.squads];
  const players = all.map(({ player_id: pid }) => ({ pid, title: `P ${pid}`, short_name: null }));
  const { lineUps } = toLineUps({ ...squads, players });
  expect(lineUps?.map(side => side.length)).toEqual([11, 11]);
  expect(lineUps?.map(([first]) => first?.name)).toEqual(['P 342', 'P 444']);
  const named = (role: 'isCaptain' | 'isKeeper') =>
    lineUps?.map(side => side.filter(player => player[role]).map(({ name }) => name));
  expect(named('isCaptain')).toEqual([['P 354'], ['P 59']]);
  expect(named('isKeeper')).toEqual([['P 350'], ['P 460']]);
});
