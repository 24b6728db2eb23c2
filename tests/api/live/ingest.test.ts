import { createIngest } from '@/api/live/ingest';
import type { Database } from '@/api/store/database';
import type { Store } from '@/api/store/store';
import { comment, comments, fedMarkets, fedMatch } from '@/tests/api/fed-match';
import { createTestContext, type TestContext } from '@/tests/api/test-context';
import { testContextForEach } from '@/tests/api/test-context-for-each';

let database: Database;
let context: TestContext;

testContextForEach((nextContext, nextDatabase) => {
  context = nextContext;
  database = nextDatabase;
});

const restart = () => createTestContext(database);

test('a new match is stored, cached and published completely', async () => {
  await context.ingest.put({ event: fedMatch(), matchInfo: { Innings: [] } });

  const stored = await context.store.eventById('m1');
  expect(stored).toEqual(expect.objectContaining({ id: 'm1', version: 1, withdrawn: false }));
  expect(context.eventCache.get('m1')?.fields.score).toBe('61/1:117');
  expect(context.updates).toHaveLength(1);
  expect(context.updates[0]?.full).toMatchObject({ id: 'm1', version: 1, markets: fedMarkets(3) });
  expect(context.updates[0]?.leagues).toEqual(['reed-cup']);
});

test('[F1] a change is stored before it is cached or published', async () => {
  const { store, eventCache, bus, now, updates } = context;
  const onceStored: unknown[] = [];
  const writeChanges: Store['writeChanges'] = async changes => {
    await store.writeChanges(changes);
    onceStored.push({ received: updates.length, seen: eventCache.get('m1') });
  };
  const ingest = createIngest({ store: { ...store, writeChanges }, eventCache, bus, now });

  await ingest.put({ event: fedMatch() });

  expect(onceStored).toEqual([{ received: 0, seen: null }]);
  expect([updates.length, eventCache.get('m1')?.version]).toEqual([1, 1]);
});

test('an unchanged state is neither stored nor published', async () => {
  const change = { event: fedMatch(), matchInfo: { Innings: [] }, commentary: [] };
  await context.ingest.put(change);
  await context.ingest.put(structuredClone(change));

  expect(context.updates).toHaveLength(1);
  expect(context.eventCache.get('m1')?.version).toBe(1);
});

test('an unchanged state is detected after a restart too', async () => {
  const change = {
    event: fedMatch(),
    matchInfo: { Matchdetail: { Weather: 'Clear' } },
    commentary: [{ id: '1', items: comments(1, 80) }],
  };
  await context.ingest.put(change);
  const later = await restart();
  await later.ingest.put(structuredClone(change));

  expect(later.updates).toEqual([]);
});

test('only changed fields are published, and a removed one as null', async () => {
  await context.ingest.put({ event: fedMatch() });
  const { match_status: _gone, ...rest } = fedMatch({ score: '65/1:117' });
  await context.ingest.put({ event: rest });

  expect(context.updates[1]?.full).toEqual({
    id: 'm1',
    version: 2,
    updated_at: 1_795_681_200,
    score: '65/1:117',
    match_status: null,
  });
});

test('[F3] lists receive the first market only', async () => {
  await context.ingest.put({ event: fedMatch() });
  await context.ingest.put({ event: fedMatch({ markets: fedMarkets(3, { 2: 0.1 }) }) });
  await context.ingest.put({ event: fedMatch({ markets: fedMarkets(3, { 0: 0.2, 2: 0.1 }) }) });

  expect(context.updates[1]?.full.markets).toEqual(fedMarkets(3, { 2: 0.1 }).slice(2));
  expect(context.updates[1]?.card.markets).toBeUndefined();
  expect(context.updates[2]?.card.markets).toEqual(fedMarkets(1, { 0: 0.2 }));
});

test('a withdrawn market is removed from the event, also after a restart', async () => {
  await context.ingest.put({ event: fedMatch({ markets: fedMarkets(3) }) });
  await context.ingest.put({ event: fedMatch({ markets: fedMarkets(3).slice(1) }) });

  const later = await restart();
  expect(later.eventCache.get('m1')?.markets).toEqual(fedMarkets(3).slice(1));
});

test('a match that moves to another league is published to both', async () => {
  await context.ingest.put({ event: fedMatch() });
  await context.ingest.put({ event: fedMatch({ league: 'fern-cup' }) });

  expect(context.updates[1]?.leagues).toEqual(['reed-cup', 'fern-cup']);
});

test('only new and changed comments are published, with the total of the innings', async () => {
  await context.ingest.put({
    event: fedMatch(),
    commentary: [{ id: '1', items: comments(1, 70) }],
  });
  const corrected = comment(70, 'Given out after all.');
  await context.ingest.put({
    event: fedMatch(),
    commentary: [{ id: '1', items: [comment(71), corrected, comment(69)] }],
  });

  expect(context.updates[1]?.commentary).toEqual([
    { id: '1', items: [comment(71), corrected], total: 71 },
  ]);
  expect(context.eventCache.get('m1')?.commentary).toEqual([
    {
      id: '1',
      items: [comment(71), corrected, ...comments(12, 69)],
      total: 71,
      overs: [],
      chances: [],
    },
  ]);
});

test('memory has the newest 60 comments of an innings, the database all', async () => {
  await context.ingest.put({
    event: fedMatch(),
    commentary: [{ id: '1', items: comments(1, 100) }],
  });

  const [kept] = context.eventCache.get('m1')?.commentary ?? [];
  expect(kept).toMatchObject({ id: '1', items: comments(41, 100), total: 100 });
  expect(await context.store.allCommentary('m1')).toEqual([
    { id: '1', items: comments(1, 100), total: 100, overs: [], chances: [] },
  ]);
});

test('a comment that is no longer in memory is changed in its position', async () => {
  await context.ingest.put({
    event: fedMatch(),
    commentary: [{ id: '1', items: comments(1, 100) }],
  });
  const corrected = comment(5, 'A leg bye, not a run.');
  await context.ingest.put({ event: fedMatch(), commentary: [{ id: '1', items: [corrected] }] });

  const [all] = await context.store.allCommentary('m1');
  expect(all?.items).toHaveLength(100);
  expect(all?.items[95]).toEqual(corrected);
  expect(context.eventCache.get('m1')?.commentary[0]?.items).toEqual(comments(41, 100));
});

test('the innings are in playing order', async () => {
  const commentary = ['10', '2', '1'].map(id => ({ id, items: comments(1, 2) }));
  await context.ingest.put({ event: fedMatch(), commentary });

  expect(context.eventCache.get('m1')?.commentary.map(({ id }) => id)).toEqual(['1', '2', '10']);
  expect((await restart()).eventCache.get('m1')?.commentary.map(({ id }) => id)).toEqual([
    '1',
    '2',
    '10',
  ]);
});

test('an unchanged live match is confirmed to clients every 20 seconds', async () => {
  await context.ingest.put({ event: fedMatch() });
  context.clock.ms += 19_000;
  await context.ingest.put({ event: fedMatch() });
  expect(context.updates).toHaveLength(1);

  context.clock.ms += 1_000;
  await context.ingest.put({ event: fedMatch() });
  expect(context.updates[1]?.full).toEqual({ id: 'm1', version: 1, updated_at: 1_795_681_220 });
});

test('a withdrawn match leaves every list, and its versions continue when it returns', async () => {
  await context.ingest.put({ event: fedMatch({ status: 0 }) });
  await context.ingest.withdraw('m1');
  expect(context.eventCache.get('m1')).toBeNull();
  expect(context.updates[1]?.card).toMatchObject({ id: 'm1', version: 2, status: 90 });

  const later = await restart();
  expect(later.eventCache.get('m1')).toBeNull();
  await later.ingest.put({ event: fedMatch({ status: 0 }) });
  expect(later.eventCache.get('m1')?.version).toBe(3);
  expect(later.updates[0]?.full).toMatchObject({ status: 0, markets: fedMarkets(3) });
});

test('a match that returns is published completely, with what was removed in the meantime as null', async () => {
  const matchInfo = { Innings: [] };
  await context.ingest.put({
    event: fedMatch({ match_status: 'Tea' }),
    matchInfo,
    commentary: [{ id: '1', items: comments(1, 3) }],
  });
  await context.ingest.withdraw('m1');
  const { match_status: _removed, ...event } = fedMatch();
  await context.ingest.put({ event });

  const { full, commentary, matchInfo: published } = context.updates[2] ?? {};
  expect(full).toMatchObject({ status: 2, score: '61/1:117', match_status: null });
  expect(commentary).toEqual([{ id: '1', items: comments(1, 3), total: 3 }]);
  expect(published).toEqual(matchInfo);
});
