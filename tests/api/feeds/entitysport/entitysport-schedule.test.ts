import {
  entityMatch,
  entityReply,
  entityScorecard,
} from '@/tests/fixtures/feeds/entitysport-replies';
import { entityContextForEach, paths, type EntityContext } from './entitysport-context';

jest.setTimeout(60_000);

let context: EntityContext;
entityContextForEach(created => {
  context = created;
});

test('a match that has ended has its result, and is not read any more', async () => {
  const feed = context.feedOf();
  await feed.step();
  context.lists.live = [];
  context.host.replies[paths.scorecard] = entityReply(
    entityScorecard(context.start, {
      status: 2,
      game_state: 0,
      status_note: 'Ferns won by 10 runs',
      result: 'Ferns won by 10 runs',
      win_margin: '10 runs',
      winning_team_id: 71,
      man_of_the_match: { pid: 1, name: 'Ivo Marsh' },
    }),
  );
  context.clock.ms += 60_000;
  await feed.step();
  expect(context.event()?.fields).toMatchObject({
    status: 4,
    match_status: 'Ferns won by 10 runs',
  });
  expect(context.event()?.matchInfo?.Matchdetail).toMatchObject({
    Status: 'Match Ended',
    Result: 'Ferns won by 10 runs',
    Player_Match: 'Ivo Marsh',
  });

  const calls = context.host.callsOf(paths.live).length;
  context.clock.ms += 60_000;
  await feed.step();
  expect(context.host.callsOf(paths.live)).toHaveLength(calls);
});

test('a match that ended while the API was stopped gets its result after the start', async () => {
  await context.feedOf().step();
  context.lists.live = [];
  context.host.replies[paths.scorecard] = entityReply(
    entityScorecard(context.start, { status: 2, result: 'Ferns won by 10 runs' }),
  );
  context.clock.ms += 60_000;
  await context.feedOf().step();

  expect(context.event()?.fields).toMatchObject({
    status: 4,
    match_status: 'Ferns won by 10 runs',
  });
});

describe('an upcoming match', () => {
  const soon = (changes = {}) =>
    entityMatch(context.seconds() + 7200, { status: 1, game_state: 0, toss: {}, ...changes });

  beforeEach(() => {
    Object.assign(context.lists, { upcoming: [soon()], live: [] });
  });

  test('an upcoming match is listed with its details, and with its toss when that is known', async () => {
    const feed = context.feedOf();
    await feed.step();
    expect(context.event()?.fields).toMatchObject({
      status: 0,
      start_time: context.seconds() + 7200,
    });
    expect(context.event()?.matchInfo?.Matchdetail).toMatchObject({
      Match: { Number: '4th Match' },
    });
    expect(context.event()?.fields.match_status).toBeUndefined();

    context.lists.upcoming = [soon({ toss: { winner: 72, decision: 2 } })];
    context.clock.ms += 600_000;
    await feed.step();
    expect(context.event()?.fields.match_status).toBe('Herons chose to field');
  });

  test.each([
    ['is withdrawn when the provider no longer knows it', { status: 404, body: {} }, []],
    [
      'is shown as cancelled',
      entityReply(entityMatch(1_795_000_000, { status: 4, status_note: 'Match abandoned' })),
      [{ fields: { status: 4, match_status: 'Match abandoned' } }],
    ],
  ])('an upcoming match %s', async (_, info, shown) => {
    const feed = context.feedOf();
    await feed.step();
    context.lists.upcoming = [];
    context.host.replies[paths.info] = info;
    context.clock.ms += 600_000;
    await feed.step();

    expect(context.events()).toMatchObject(shown);
    expect(context.events()).toHaveLength(shown.length);
  });

  test('of an unknown shape is reported to the operator and hides no other', async () => {
    context.lists.upcoming = [{ match_id: 7 }, soon()];
    await context.feedOf().step();

    expect(context.events()).toHaveLength(1);
    expect(context.stateOf().note).toMatch(/^a listed match is not readable: /);
  });
});

test('the score joins the odds of another source, with home and away swapped', async () => {
  const priced = {
    source: 'odds',
    externalId: '1',
    at: context.seconds(),
    fixture: {
      competition: 'Reed Cup',
      format: null,
      gender: null,
      teams: ['Herons', 'Ferns'] as const,
      start: context.start + 600,
    },
    prices: {
      bookmakers: [{ slug: 'a', title: 'A', kind: 'fixed' as const }],
      markets: [
        {
          id: 'winner',
          name: 'Match Winner',
          selections: [
            { id: '1', name: 'Herons', odds: null, prices: [{ bookmaker: 'a', odds: 1.8 }] },
            { id: '2', name: 'Ferns', odds: null, prices: [{ bookmaker: 'a', odds: 2 }] },
          ],
        },
      ],
    },
  };
  await context.merger.apply([priced]);
  await context.feedOf().step();

  expect(context.events()).toHaveLength(1);
  expect(context.event()).toMatchObject({
    fields: { name: 'Ferns - Herons', score: '11/1 (2.1):' },
    markets: [
      {
        selections: [
          { id: 'herons', odds: 1.8 },
          { id: 'ferns', odds: 2 },
        ],
      },
    ],
  });
});
