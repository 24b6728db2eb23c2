import type { FastifyInstance } from 'fastify';
import { parseResponse } from '@/lib/contract/validation/parse';
import { Series } from '@/lib/contract/series';
import { fedMatch } from '@/tests/api/fed-match';
import type { TestContext } from '@/tests/api/test-context';
import { testAppForEach } from '@/tests/api/test-context-for-each';

let context: TestContext;
let app: FastifyInstance;

testAppForEach((nextContext, nextApp) => {
  context = nextContext;
  app = nextApp;
});

const day = 86_400;
let number = 0;

type Played = Parameters<typeof fedMatch>[0] & { stage?: string };

/** The next match of the league: the first side makes 160 and wins by 20 runs. */
async function play(first: string, second: string, { stage, ...changes }: Played = {}) {
  number += 1;
  const innings = (Battingteam: string, Total: string, Target?: string) => ({
    Battingteam,
    Total,
    Target,
    Wickets: '7',
    Overs: '20.0',
    AllottedOvers: '20',
  });
  await context.ingest.put({
    event: fedMatch({
      id: `match-${number}`,
      name: `${first} - ${second}`,
      league: 'marsh-league',
      tournament: 'Marsh League',
      status: 4,
      start_time: 1_795_000_000 + number * day,
      match_status: `${first} won by 20 runs`,
      competitors: [
        { id: 1, name: first },
        { id: 2, name: second },
      ],
      ...changes,
    }),
    matchInfo: {
      Matchdetail: {
        Match: { Number: stage ?? `Match ${number}`, Type: 'T20' },
        Series: { Name: 'Marsh League, 2026' },
      },
      Innings: [innings('1', '160'), innings('2', '140', '161')],
    },
  });
}

const request = (league: string) => app.inject({ url: `/api/leagues/${league}/series/` });

async function series(league = 'marsh-league') {
  const response = await request(league);
  expect(response.statusCode).toBe(200);
  const { data, dropped } = parseResponse(Series, response.json());
  expect(dropped).toEqual([]);
  return data;
}

test('a league has its results, newest first and without prices, and a table of its stage', async () => {
  await play('Ferns', 'Herons');
  await play('Ferns', 'Owls');
  await play('Owls', 'Herons', { stage: 'Final' });
  await play('Rooks', 'Swifts', { league: 'another' });
  const { name, results, tables } = await series();

  expect(name).toBe('Marsh League');
  expect(results?.map(result => result.name)).toEqual([
    'Owls - Herons',
    'Ferns - Owls',
    'Ferns - Herons',
  ]);
  expect(results?.flatMap(({ markets }) => markets)).toEqual([]);
  expect(tables?.map(({ series: season, group, matches }) => [season, group, matches])).toEqual([
    ['Marsh League, 2026', null, 2],
  ]);
  expect(tables?.[0]?.rows).toEqual([
    row('Ferns', { played: 2, won: 2, points: 4, net_run_rate: 1 }),
    row('Herons', { played: 1, lost: 1, net_run_rate: -1 }),
    row('Owls', { played: 1, lost: 1, net_run_rate: -1 }),
  ]);
});

test('a table states how it is counted, and names the matches whose end is unknown', async () => {
  await play('Ferns', 'Herons');
  await play('Ferns', 'Owls');
  await play('Owls', 'Herons', { match_status: 'Stopped by a swarm of bees' });
  await play('Owls', 'Ferns', {
    match_status: 'Owls won by 3 runs',
    result: { kind: 'awarded', winner: 1 },
  });
  const { tables } = await series();

  expect(tables?.[0]).toMatchObject({
    matches: 3,
    rules: { win: 2, tie: 1, no_result: 1, source: null },
    left_out: [{ match: 'Owls - Herons', text: 'Stopped by a swarm of bees' }],
  });
  expect(tables?.[0]?.rows.map(({ team, points }) => [team, points])).toEqual([
    ['Ferns', 6],
    // Their net run rate is unknown.
    ['Owls', 0],
    ['Herons', 0],
  ]);
});

const row = (team: string, changes: object) => ({
  team,
  played: 0,
  won: 0,
  lost: 0,
  tied: 0,
  no_result: 0,
  points: 0,
  net_run_rate: 0,
  ...changes,
});

test('a match that ends is in the table of the next response, and so are those older than memory', async () => {
  await play('Ferns', 'Herons');
  await play('Ferns', 'Owls');
  expect((await series()).tables?.[0]?.matches).toBe(2);
  for (let more = 0; more < 30; more++) await play('Rooks', 'Swifts', { league: 'another' });
  await play('Herons', 'Owls');

  expect((await series()).tables?.[0]?.matches).toBe(3);
});

test('a withdrawn match is not a result', async () => {
  await play('Ferns', 'Herons');
  await play('Ferns', 'Owls');
  await context.ingest.withdraw(`match-${number}`);

  const { results, tables } = await series();
  expect(results?.map(({ name }) => name)).toEqual(['Ferns - Herons']);
  expect(tables).toEqual([]);
});

test('a tour has the score of its series and no table', async () => {
  await play('Ferns', 'Herons', { stage: '1st T20' });
  await play('Herons', 'Ferns', { stage: '2nd T20' });
  const { tables, scores } = await series();

  expect(tables).toEqual([]);
  expect(scores).toMatchObject([
    {
      played: 2,
      sides: [
        { team: 'Ferns', won: 1 },
        { team: 'Herons', won: 1 },
      ],
    },
  ]);
});

test('the source of a table is that of the results', async () => {
  await play('Ferns', 'Herons', { replay: { played_on: '2026-05-01', credit: 'By Reed' } });

  expect((await series()).source).toEqual({ name: 'By Reed' });
});

test('a league with fixtures only is known', async () => {
  await play('Ferns', 'Herons', { status: 0 });

  expect(await series()).toMatchObject({ name: 'Marsh League', results: [], tables: [] });
});

test('a league without any match responds 404', async () => {
  expect((await request('nowhere')).statusCode).toBe(404);
});

test('the stories of a league are those about it, and about matches between its sides', async () => {
  await play('Ferns', 'Herons', { league: 'ipl' });
  await play('England', 'India');
  const slugsOf = async (league: string) => (await series(league)).news?.map(({ slug }) => slug);

  expect(await slugsOf('ipl')).toContain('delhi-rajasthan-super-over-2025');
  expect(await slugsOf('marsh-league')).toEqual(['trent-bridge-2021-the-fifth-day']);
});
