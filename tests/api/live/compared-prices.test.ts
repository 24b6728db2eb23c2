import { toCard, toSnapshot } from '@/api/views/event';
import { stripPrices } from '@/lib/domain/odds/strip-prices';
import { fedMarkets, fedMatch } from '@/tests/api/fed-match';
import type { TestContext } from '@/tests/api/test-context';
import { testContextForEach } from '@/tests/api/test-context-for-each';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';

let context: TestContext;

testContextForEach(next => {
  context = next;
});

const [plain] = fedMarkets(1);
const quoted = (winner = quotedWinner()) =>
  fedMatch({ ...comparedBy, markets: plain ? [winner, plain] : [winner] });
const later = (seconds: number) => {
  context.clock.ms += seconds * 1000;
};
/** The same event, confirmed by its source now. */
const confirmed = (event = quoted()) => ({
  ...event,
  bookmakers: event.bookmakers?.map(bookmaker => ({
    ...bookmaker,
    confirmed_at: context.clock.ms / 1000,
  })),
});

test('the best odds of a feed’s prices are stored, cached and published', async () => {
  await context.ingest.put({ event: quoted() });

  const stored = await context.store.eventById('m1');
  for (const market of [stored?.markets[0], context.updates[0]?.full.markets?.[0]])
    expect(market?.selections[0]).toMatchObject({ odds: 1.862, best: ['leg-gully'] });
});

test('a poll that only confirms prices is not a change', async () => {
  await context.ingest.put({ event: quoted() });
  later(5);
  await context.ingest.put({ event: confirmed() });

  expect(context.updates).toHaveLength(1);
  expect(context.eventCache.get('m1')?.version).toBe(1);
});

test('every frame has the time when the sources were last seen, except those of a replay', async () => {
  const at = (event: ReturnType<typeof quoted>) => ({
    ...event,
    sources: { odds: { name: 'scorer', at: context.clock.ms / 1000 } },
  });
  const score = (text: string) => at({ ...quoted(), replay: null, score: text });
  await context.ingest.put({ event: score('1/0:') });
  later(3);
  await context.ingest.put({ event: score('2/0:') });
  later(25);
  await context.ingest.put({ event: score('2/0:') });

  const seconds = context.clock.ms / 1000;
  expect(context.updates.map(({ full }) => full.sources?.odds?.at)).toEqual([
    seconds - 28,
    seconds - 25,
    seconds,
  ]);

  context.updates.length = 0;
  const replay = { played_on: '2024-06-09', credit: 'Cricsheet' };
  await context.ingest.put({ event: { ...score('3/0:'), replay } });
  await context.ingest.put({ event: { ...score('4/0:'), replay } });
  expect(context.updates[1]?.full.sources).toBeUndefined();
});

test('a confirmation contains when each bookmaker was last confirmed', async () => {
  await context.ingest.put({ event: quoted() });
  later(25);
  await context.ingest.put({ event: confirmed() });

  expect(context.updates[1]?.full).toMatchObject({
    version: 1,
    bookmakers: [{ slug: 'silly-point', confirmed_at: context.clock.ms / 1000 }, {}, {}],
  });
  expect(context.updates[1]?.card).not.toHaveProperty('bookmakers');
  expect(context.eventCache.get('m1')?.markets[0]?.selections[0]?.prices?.[0]?.updated_at).toBe(
    context.clock.ms / 1000,
  );
});

test('prices that their source no longer confirms are stale at the next poll', async () => {
  await context.ingest.put({ event: quoted() });
  later(61);
  await context.ingest.put({ event: quoted() });

  const [home] = context.updates[1]?.full.markets?.[0]?.selections ?? [];
  expect(home?.prices?.map(({ status }) => status)).toEqual(['stale', 'stale', 'stale']);
  expect(home).toMatchObject({ odds: null, best: [] });
});

test('the first odds of a selection and of each bookmaker stay its opening odds', async () => {
  await context.ingest.put({ event: quoted() });
  await context.ingest.put({ event: quoted(quotedWinner([1.9, 1.95, 1.88])) });

  const [home] = context.eventCache.get('m1')?.markets[0]?.selections ?? [];
  expect(home).toMatchObject({ odds: 1.95, opened: 1.862 });
  expect(home?.prices?.map(({ opened }) => opened)).toEqual([1.8, 1.85, 1.88]);
});

test('lists name the best bookmakers without all prices, snapshots have them', async () => {
  await context.ingest.put({ event: quoted() });
  const event = context.eventCache.get('m1');
  if (!event) throw new Error('an event');

  expect(JSON.stringify(toCard(event))).not.toContain('"prices"');
  expect(toCard(event).bookmakers?.map(({ slug }) => slug)).toEqual(['silly-point', 'leg-gully']);
  expect(toSnapshot(event).bookmakers).toHaveLength(3);
  expect(JSON.stringify(context.updates[0]?.card)).not.toContain('"prices"');
});

test('a change of the best bookmaker reaches lists with its title', async () => {
  await context.ingest.put({ event: quoted() });
  await context.ingest.put({ event: quoted(quotedWinner([1.8, 1.95, 1.88])) });

  expect(context.updates[1]?.card).toMatchObject({
    bookmakers: [{ slug: 'silly-point' }, { slug: 'deep-cover', title: 'Deep Cover' }],
    markets: [{ selections: [{ best: ['deep-cover'] }, {}] }],
  });
});

test('neither prices nor bookmakers are sent where prices may not be shown', async () => {
  await context.ingest.put({ event: quoted() });
  const event = context.eventCache.get('m1');
  if (!event) throw new Error('an event');
  const sent = [
    toCard(event),
    toSnapshot(event),
    { results: [toCard(event)] },
    { message: context.updates[0]?.full },
  ].map(stripPrices);

  expect(JSON.stringify(sent)).not.toMatch(/odds"|prices|best|payout|average|fair|silly|1\.8/);
});
