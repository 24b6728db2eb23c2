import { createIngest } from '@/api/live/ingest';
import type { Store } from '@/api/store/store';
import { comment, comments, fedMarkets, fedMatch } from '@/tests/api/fed-match';
import type { TestContext } from '@/tests/api/test-context';
import { testContextForEach } from '@/tests/api/test-context-for-each';

let context: TestContext;

testContextForEach(next => {
  context = next;
});

test('changes of one tick share a transaction, those of one event a row, and each is published', async () => {
  const { store, eventCache, bus, now, updates } = context;
  const written: number[] = [];
  const writeChanges: Store['writeChanges'] = async changes => {
    written.push(changes.length);
    await store.writeChanges(changes);
  };
  const ingest = createIngest({ store: { ...store, writeChanges }, eventCache, bus, now });

  await Promise.all([
    ingest.put({ event: fedMatch({ id: 'a' }) }),
    ingest.put({ event: fedMatch({ id: 'b' }) }),
    ingest.put({ event: fedMatch({ id: 'a', score: '62/1:117' }) }),
  ]);

  expect(written).toEqual([2]);
  expect(updates.map(({ eventId, full }) => [eventId, full.version, full.score])).toEqual([
    ['a', 1, '61/1:117'],
    ['a', 2, '62/1:117'],
    ['b', 1, '61/1:117'],
  ]);
});

test('changes of an event that are stored together have the same effect as one by one', async () => {
  const [first, second, third] = fedMarkets(3);
  const steps = [
    { markets: [first, second], items: comments(1, 70) },
    { markets: [second, third], items: [comment(3, 'Corrected.'), comment(70, 'Corrected.')] },
    { markets: [first, third], items: [comment(71), comment(3, 'Corrected twice.')] },
    { markets: fedMarkets(1, { 0: 1 }), items: [comment(72)] },
  ].map(({ markets, items }) => ({
    event: fedMatch({ id: 'a', markets: markets.flatMap(market => market ?? []) }),
    commentary: [{ id: '1', items }],
  }));
  const alone = steps.map(step => ({ ...step, event: { ...step.event, id: 'b' } }));

  await Promise.all(steps.map(context.ingest.put));
  for (const step of alone) await context.ingest.put(step);

  const stored = async (id: string) => {
    const event = await context.store.eventById(id);
    const all = await context.store.storedComments(id, '1', comments(1, 72));
    return { ...event, id: '', all };
  };
  expect(await stored('a')).toEqual(await stored('b'));
  expect((await stored('a')).all).toHaveLength(72);
  expect(context.eventCache.get('a')?.commentary[0]?.total).toBe(72);
});

test('a change that cannot be stored is rejected alone and has no effect', async () => {
  const twins = [...fedMarkets(1), ...fedMarkets(1)];
  const refused = context.ingest.put({ event: fedMatch({ id: 'bad', markets: twins }) });
  const accepted = context.ingest.put({ event: fedMatch({ id: 'good' }) });

  await expect(refused).rejects.toThrow();
  await accepted;
  expect(context.eventCache.get('bad')).toBeNull();
  expect(await context.store.eventById('bad')).toBeNull();
  expect(context.updates.map(({ eventId }) => eventId)).toEqual(['good']);
});
