import { decodeTick, type TickId } from '@/api/live/stream/tick';
import { createTickPublisher, type AppendTick } from '@/api/live/stream/tick-publisher';
import type { EventUpdate } from '@/api/live/event-update';
import { comment } from '@/tests/api/fed-match';

const update = (version: number, ball?: number): EventUpdate => ({
  eventId: 'm1',
  leagues: ['ipl'],
  full: { id: 'm1', version },
  card: { id: 'm1', version, updated_at: version * 100 },
  commentary: ball ? [{ id: '1', items: [comment(ball)], total: ball }] : [],
  matchInfo: null,
});

/** A publisher whose stream and time the test controls. */
function scene(numbers: [string, number][] = []) {
  const sent: { id: TickId; data: string; numbers: [string, number][] }[] = [];
  const deferred: (() => void)[] = [];
  const replies: (Error | { outcome: 'appended' | 'refused'; value: string })[] = [];
  const onRefused = jest.fn();
  const append: AppendTick = async (id, { data, numbers: next }) => {
    sent.push({ id, data, numbers: next });
    const reply = replies.shift() ?? { outcome: 'appended', value: 'e1' };
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const publisher = createTickPublisher({
    term: 3,
    append,
    readNumbers: async () => new Map(numbers),
    published: [],
    onRefused,
    onError: () => undefined,
    now: () => 1000,
    defer: run => deferred.push(run),
    wait: async () => undefined,
  });
  /** Runs everything that is due; no time passes. */
  const settle = async () => {
    for (let round = 0; round < 20; round += 1) {
      deferred.splice(0).forEach(run => run());
      await new Promise(setImmediate);
    }
  };
  const ticks = () => sent.map(({ id, data }) => ({ id: id.tick, tick: decodeTick(data) }));
  return { publisher, sent, ticks, replies, settle, onRefused };
}

test('a term begins with an empty tick, and numbers continue those of the stream', async () => {
  const { publisher, sent, ticks, settle } = scene([['event_m1', 41]]);
  publisher.publish(update(2));
  await settle();

  expect(ticks()[0]).toMatchObject({ id: 1, tick: { groups: [], changed: [] } });
  expect(ticks()[1]).toMatchObject({ id: 2, tick: { changed: [['m1', 2]] } });
  expect(sent[1]?.numbers).toEqual([
    ['event', 1],
    ['event_ipl', 1],
    ['event_m1', 42],
  ]);
});

test('a tick whose reply is lost is sent again as it was', async () => {
  const { publisher, sent, replies, settle } = scene();
  await settle();
  replies.push(new Error('connection lost'));
  publisher.publish(update(2));
  publisher.publish(update(3));
  await settle();

  expect(sent[2]).toEqual(sent[1]);
  expect(sent.slice(1).flatMap(({ data }) => decodeTick(data)?.changed)).toContainEqual(['m1', 3]);
});

test('comments that wait for the stream are all sent, and states are conflated', async () => {
  const { publisher, ticks, settle } = scene();
  publisher.publish(update(2, 1));
  publisher.publish(update(3, 2));
  await settle();

  const own = ticks()[1]?.tick?.groups.find(({ group }) => group === 'event_m1');
  expect(own?.messages).toMatchObject([
    { seq: 1, parts: [{ event: { version: 3 } }] },
    { seq: 2, parts: [{ innings: [{ items: [{ Id: '2' }, { Id: '1' }] }] }] },
  ]);
});

test('nothing is published after a refusal', async () => {
  const { publisher, sent, replies, settle, onRefused } = scene();
  await settle();
  replies.push({ outcome: 'refused', value: '4' });
  publisher.publish(update(2));
  await settle();
  publisher.publish(update(3));
  await settle();

  expect(sent).toHaveLength(2);
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('an entry of a later format is not read', () => {
  expect(decodeTick(JSON.stringify({ v: 2, groups: {} }))).toBeNull();
});
