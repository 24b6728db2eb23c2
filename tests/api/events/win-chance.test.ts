import type { FastifyInstance } from 'fastify';
import { Event, type WireEvent } from '@/lib/contract/event';
import { parseResponse } from '@/lib/contract/validation/parse';
import { commentarySoFar } from '@/api/demo/commentary/replay-commentary';
import { replayAt } from '@/api/demo/replay/replay';
import type { Replay } from '@/api/demo/replay/replay-state';
import { matchInfoOf } from '@/api/demo/scorecard/replay-scorecard';
import type { Database } from '@/api/store/database';
import { fedMatch } from '@/tests/api/fed-match';
import { emptyTables, openAnyDatabase } from '@/tests/api/store/databases';
import { buildTestApp, createTestContext, type TestContext } from '@/tests/api/test-context';
import { recordNamed } from '@/tests/fixtures/all-records';
import { finishedReplay } from '@/tests/fixtures/finished-replay';

const record = recordNamed('1473470');
let database: Database;
let context: TestContext;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openAnyDatabase();
  await emptyTables(database);
  context = await createTestContext(database);
  app = await buildTestApp(context);
}, 60_000);

afterAll(async () => {
  await app.close();
  await database.close();
});

const put = (replay: Replay) =>
  context.ingest.put({
    event: fedMatch(),
    matchInfo: matchInfoOf(replay),
    commentary: [...commentarySoFar(replay)],
  });

async function eventOf(from: FastifyInstance, query = '') {
  const answer = await from.inject({ url: `/api/events/m1${query}` });
  const { data, dropped } = parseResponse(Event, answer.json());
  expect(dropped).toEqual([]);
  return data;
}

const oversOf = ({ commentary }: WireEvent) =>
  commentary?.map(({ win_chances }) => win_chances?.map(({ over }) => over));

test('a match in play has its win chance, and that after each of its overs with what moved it', async () => {
  const replay = replayAt(record, 200, { startTime: 0 });
  await put(replay);

  const event = await eventOf(app);
  const [first = 0, second = 0] = event.match_info?.Matchdetail?.Win_chance ?? [];
  expect(first).toBeGreaterThan(0);
  expect(first + second).toBeCloseTo(1, 2);
  const overs = replay.innings.map(innings => innings.overs);
  const counted = overs.map(count => Array.from({ length: count }, (_, index) => index + 1));
  expect(overs[1]).toBeGreaterThan(8);
  expect(oversOf(event)).toEqual(counted);
  const moves = event.commentary?.flatMap(({ win_chances }) => win_chances ?? []);
  expect(moves?.some(({ move }) => /^wicket of /.test(move?.cause ?? ''))).toBe(true);
});

test('an ended match keeps the chances of all its overs, also after a restart, and has none of its own', async () => {
  await put(finishedReplay(record));
  const event = await eventOf(app);
  const last = event.commentary?.at(-1)?.win_chances?.at(-1);

  expect(event.match_info?.Matchdetail?.Win_chance).toBeUndefined();
  expect(last?.sides).toEqual(record.outcome.winner === 0 ? [1, 0] : [0, 1]);
  const restarted = await buildTestApp(await createTestContext(database));
  for (const query of ['', '?commentary=all'])
    expect(oversOf(await eventOf(restarted, query))).toEqual(oversOf(event));
  await restarted.close();
});
