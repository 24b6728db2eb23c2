import { createIngest } from '@/api/live/ingest';
import type { Database } from '@/api/store/database';
import type { Store } from '@/api/store/store';
import { comment, comments, fedMarkets, fedMatch } from './fed-match';
import { emptyTables, openEmbedded } from './databases';
import { createWorld, type World } from './world';

let database: Database;
let world: World;

beforeAll(async () => {
  database = await openEmbedded();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  world = await createWorld(database);
});

const restart = () => createWorld(database);

test('a new match is stored, shown and published whole', async () => {
  await world.ingest.put({ event: fedMatch(), matchInfo: { Innings: [] } });

  const stored = await world.store.eventById('m1');
  expect(stored).toEqual(expect.objectContaining({ id: 'm1', version: 1, withdrawn: false }));
  expect(world.board.get('m1')?.fields.score).toBe('61/1:117');
  expect(world.updates).toHaveLength(1);
  expect(world.updates[0]?.whole).toMatchObject({ id: 'm1', version: 1, markets: fedMarkets(3) });
  expect(world.updates[0]?.leagues).toEqual(['reed-cup']);
});

test('a change is stored before anyone sees or hears of it', async () => {
  const { store, board, bus, now, updates } = world;
  const onceStored: unknown[] = [];
  const writeChanges: Store['writeChanges'] = async changes => {
    await store.writeChanges(changes);
    onceStored.push({ heard: updates.length, seen: board.get('m1') });
  };
  const ingest = createIngest({ store: { ...store, writeChanges }, board, bus, now });

  await ingest.put({ event: fedMatch() });

  expect(onceStored).toEqual([{ heard: 0, seen: null }]);
  expect([updates.length, board.get('m1')?.version]).toEqual([1, 1]);
});

test('what is known already is neither stored nor published', async () => {
  const change = { event: fedMatch(), matchInfo: { Innings: [] }, commentary: [] };
  await world.ingest.put(change);
  await world.ingest.put(structuredClone(change));

  expect(world.updates).toHaveLength(1);
  expect(world.board.get('m1')?.version).toBe(1);
});

test('what is known already is known after a restart too', async () => {
  const change = {
    event: fedMatch(),
    matchInfo: { Matchdetail: { Weather: 'Clear' } },
    commentary: [{ id: '1', items: comments(1, 80) }],
  };
  await world.ingest.put(change);
  const later = await restart();
  await later.ingest.put(structuredClone(change));

  expect(later.updates).toEqual([]);
});

test('only the fields that changed go out, and one that went away goes out as null', async () => {
  await world.ingest.put({ event: fedMatch() });
  const { match_status: _gone, ...rest } = fedMatch({ score: '65/1:117' });
  await world.ingest.put({ event: rest });

  expect(world.updates[1]?.whole).toEqual({
    id: 'm1',
    version: 2,
    updated_at: 1_795_681_200,
    score: '65/1:117',
    match_status: null,
  });
});

test('lists hear of the first market only', async () => {
  await world.ingest.put({ event: fedMatch() });
  await world.ingest.put({ event: fedMatch({ markets: fedMarkets(3, { 2: 0.1 }) }) });
  await world.ingest.put({ event: fedMatch({ markets: fedMarkets(3, { 0: 0.2, 2: 0.1 }) }) });

  expect(world.updates[1]?.whole.markets).toEqual(fedMarkets(3, { 2: 0.1 }));
  expect(world.updates[1]?.card.markets).toBeUndefined();
  expect(world.updates[2]?.card.markets).toEqual(fedMarkets(1, { 0: 0.2 }));
});

test('a withdrawn market is gone from the event, also after a restart', async () => {
  await world.ingest.put({ event: fedMatch({ markets: fedMarkets(3) }) });
  await world.ingest.put({ event: fedMatch({ markets: fedMarkets(3).slice(1) }) });

  const later = await restart();
  expect(later.board.get('m1')?.markets).toEqual(fedMarkets(3).slice(1));
});

test('a match that moves to another league is told to both', async () => {
  await world.ingest.put({ event: fedMatch() });
  await world.ingest.put({ event: fedMatch({ league: 'fern-cup' }) });

  expect(world.updates[1]?.leagues).toEqual(['reed-cup', 'fern-cup']);
});

test('only new and changed comments go out, with the innings as a whole counted', async () => {
  await world.ingest.put({
    event: fedMatch(),
    commentary: [{ id: '1', items: comments(1, 70) }],
  });
  const corrected = comment(70, 'Given out after all.');
  await world.ingest.put({
    event: fedMatch(),
    commentary: [{ id: '1', items: [comment(71), corrected, comment(69)] }],
  });

  expect(world.updates[1]?.commentary).toEqual([
    { id: '1', items: [comment(71), corrected], total: 71 },
  ]);
  expect(world.board.get('m1')?.commentary).toEqual([
    {
      id: '1',
      items: [comment(71), corrected, ...comments(12, 69)],
      total: 71,
      overs: [],
    },
  ]);
});

test('memory keeps the newest 60 comments of an innings, the database all', async () => {
  await world.ingest.put({
    event: fedMatch(),
    commentary: [{ id: '1', items: comments(1, 100) }],
  });

  const [kept] = world.board.get('m1')?.commentary ?? [];
  expect(kept).toMatchObject({ id: '1', items: comments(41, 100), total: 100 });
  expect(await world.store.allCommentary('m1')).toEqual([
    { id: '1', items: comments(1, 100), total: 100, overs: [] },
  ]);
});

test('a comment that memory has let go is changed in its old place', async () => {
  await world.ingest.put({
    event: fedMatch(),
    commentary: [{ id: '1', items: comments(1, 100) }],
  });
  const corrected = comment(5, 'A leg bye, not a run.');
  await world.ingest.put({ event: fedMatch(), commentary: [{ id: '1', items: [corrected] }] });

  const [all] = await world.store.allCommentary('m1');
  expect(all?.items).toHaveLength(100);
  expect(all?.items[95]).toEqual(corrected);
  expect(world.board.get('m1')?.commentary[0]?.items).toEqual(comments(41, 100));
});

test('the innings stand in playing order', async () => {
  const commentary = ['10', '2', '1'].map(id => ({ id, items: comments(1, 2) }));
  await world.ingest.put({ event: fedMatch(), commentary });

  expect(world.board.get('m1')?.commentary.map(({ id }) => id)).toEqual(['1', '2', '10']);
  expect((await restart()).board.get('m1')?.commentary.map(({ id }) => id)).toEqual([
    '1',
    '2',
    '10',
  ]);
});

test('changes of one tick share a transaction, those of one event keep their order', async () => {
  const { store, board, bus, now, updates } = world;
  const written: number[] = [];
  const writeChanges: Store['writeChanges'] = async changes => {
    written.push(changes.length);
    await store.writeChanges(changes);
  };
  const ingest = createIngest({ store: { ...store, writeChanges }, board, bus, now });

  await Promise.all([
    ingest.put({ event: fedMatch({ id: 'a' }) }),
    ingest.put({ event: fedMatch({ id: 'b' }) }),
    ingest.put({ event: fedMatch({ id: 'a', score: '62/1:117' }) }),
  ]);

  expect(written).toEqual([2, 1]);
  expect(updates.map(({ eventId, whole }) => [eventId, whole.version])).toEqual([
    ['a', 1],
    ['b', 1],
    ['a', 2],
  ]);
});

test('a change that cannot be stored is refused alone and leaves no trace', async () => {
  const twins = [...fedMarkets(1), ...fedMarkets(1)];
  const refused = world.ingest.put({ event: fedMatch({ id: 'bad', markets: twins }) });
  const accepted = world.ingest.put({ event: fedMatch({ id: 'good' }) });

  await expect(refused).rejects.toThrow();
  await accepted;
  expect(world.board.get('bad')).toBeNull();
  expect(await world.store.eventById('bad')).toBeNull();
  expect(world.updates.map(({ eventId }) => eventId)).toEqual(['good']);
});

test('a live match confirmed unchanged tells readers so every 20 seconds', async () => {
  await world.ingest.put({ event: fedMatch() });
  world.clock.ms += 19_000;
  await world.ingest.put({ event: fedMatch() });
  expect(world.updates).toHaveLength(1);

  world.clock.ms += 1_000;
  await world.ingest.put({ event: fedMatch() });
  expect(world.updates[1]?.whole).toEqual({ id: 'm1', version: 1, updated_at: 1_795_681_220 });
});

test('a withdrawn match leaves every list and its versions go on when it comes back', async () => {
  await world.ingest.put({ event: fedMatch({ status: 0 }) });
  await world.ingest.withdraw('m1');
  expect(world.board.get('m1')).toBeNull();
  expect(world.updates[1]?.card).toMatchObject({ id: 'm1', version: 2, status: 90 });

  const later = await restart();
  expect(later.board.get('m1')).toBeNull();
  await later.ingest.put({ event: fedMatch({ status: 0 }) });
  expect(later.board.get('m1')?.version).toBe(3);
  expect(later.updates[0]?.whole).toMatchObject({ status: 0, markets: fedMarkets(3) });
});
