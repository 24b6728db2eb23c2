import type { PartialEvent } from '@/lib/contract/event';
import type { CountFrames } from '@/api/live/hub/connection';
import type { EventUpdate } from '@/api/live/event-update';
import { comment } from '@/tests/api/fed-match';
import { fakeSocket, summary } from './fake-socket';
import { createTestHub } from './test-hub';

/* Titles name the rules of docs/live-protocol.md that they prove. */

const at = 1_795_681_200_000;

function scene() {
  const counts = { sent: 0, conflated: 0, dropped: 0 };
  const countFrames: CountFrames = (outcome, count) => void (counts[outcome] += count);
  const { bus, hub, flush } = createTestHub({ now: () => at, countFrames });
  const reader = (group?: string) => {
    const client = fakeSocket();
    const connection = hub.add(client.client);
    const send = (text: string) => hub.onMessage(connection, text);
    const enter = (message: string) => send(JSON.stringify({ type: 'switchGroup', message }));
    if (group) enter(group);
    const frames = () => client.frames().filter(({ message }) => message.type !== 'subscribed');
    return { ...client, connection, enter, send, frames };
  };
  return { bus, hub, flush, reader, counts };
}

const update = (
  changes: Partial<PartialEvent> = {},
  rest: Partial<EventUpdate> = {},
): EventUpdate => {
  const full = { id: 'm1', version: 1, ...changes };
  return {
    ...{ eventId: String(full.id), leagues: ['reed-cup'] },
    ...{ full, card: full, commentary: [], matchInfo: null },
    ...rest,
  };
};

test('[S1] a connection receives the updates of its group only', () => {
  const { bus, flush, reader } = scene();
  const everything = reader('event');
  const league = reader('event_reed-cup');
  const match = reader('event_m1');
  const other = reader('event_m2');
  const silent = reader();

  bus.publish(update({ score: '1/0:' }));
  flush();

  for (const [client, group] of [
    [everything, 'event'],
    [league, 'event_reed-cup'],
    [match, 'event_m1'],
  ] as const) {
    const [frame] = client.frames();
    expect(frame?.message).toEqual({
      type: 'event_updated',
      events: [{ id: 'm1', version: 1, score: '1/0:' }],
    });
    expect(frame?.stamps).toEqual({ group, epoch: expect.any(String), seq: 1, at });
  }
  expect(other.frames()).toEqual([]);
  expect(silent.frames()).toEqual([]);
});

test('[S1] switching leaves the previous group', () => {
  const { bus, flush, reader } = scene();
  const client = reader('event_m1');
  client.enter('event_m2');

  bus.publish(update());
  flush();

  expect(client.frames()).toEqual([]);
});

test("[F3] an event's own group receives comments and match info, lists do not", () => {
  const { bus, flush, reader } = scene();
  const list = reader('event');
  const match = reader('event_m1');

  const commentary = [{ id: '1', items: [comment(1)], total: 1 }];
  bus.publish(update({}, { commentary, matchInfo: { Innings: [] } }));
  flush();

  expect(list.frames().map(summary)).toEqual([{ type: 'event_updated', seq: 1 }]);
  const frames = match.frames();
  expect(frames.map(summary)).toEqual([
    { type: 'event_updated', seq: 1 },
    { type: 'commentary', seq: 2 },
    { type: 'match_info', seq: 3 },
  ]);
  expect(frames[1]?.message).toEqual({ type: 'commentary', id: 'm1', innings: commentary });
  expect(frames[2]?.message).toEqual({ type: 'match_info', id: 'm1', info: { Innings: [] } });
});

test('[F2] all updates that are sent together are one frame with the newest state of each event', () => {
  const { bus, flush, reader } = scene();
  const client = reader('event');

  bus.publish(update({ score: '1/0:', status: 2 }));
  bus.publish(update({ id: 'm2', score: '9/0:' }));
  bus.publish(update({ score: '5/0:', version: 2 }));
  flush();

  const [frame, ...rest] = client.frames();
  expect(rest).toEqual([]);
  expect(frame?.message).toEqual({
    type: 'event_updated',
    events: [
      { id: 'm1', version: 2, score: '5/0:', status: 2 },
      { id: 'm2', version: 1, score: '9/0:' },
    ],
  });
});

test('without updates nothing is sent', () => {
  const { flush, reader } = scene();
  const client = reader('event');
  flush();
  expect(client.frames()).toEqual([]);
});

test('[N1] numbers continue while a group has no client, so that a gap shows', () => {
  const { bus, flush, reader } = scene();
  bus.publish(update());
  flush();
  bus.publish(update({ version: 2 }));
  flush();
  const client = reader('event');
  bus.publish(update({ version: 3 }));
  flush();

  expect(client.frames().map(summary)).toEqual([{ type: 'event_updated', seq: 3 }]);
});

test('[N3] for a slow client only the newest state waits and comments are merged, in consecutive numbers', () => {
  const { bus, flush, reader, counts } = scene();
  const slow = reader('event_m1');
  const quick = reader('event_m1');
  slow.stall();
  for (const ball of [1, 2, 3]) {
    const commentary = [{ id: '1', items: [comment(ball)], total: ball }];
    bus.publish(update({ version: ball, score: `${ball}/0:` }, { commentary }));
    flush();
  }
  const corrected = [{ id: '1', items: [comment(2, 'No ball.')], total: 3 }];
  bus.publish(update({ version: 4 }, { commentary: corrected }));
  flush();
  expect(slow.frames()).toEqual([]);
  expect(quick.frames()).toHaveLength(8);

  slow.drain();
  flush();
  expect(counts).toEqual({ sent: 8 + 2, conflated: 8 - 2, dropped: 0 });

  const frames = slow.frames();
  expect(frames.map(summary)).toEqual([
    { type: 'event_updated', seq: 1 },
    { type: 'commentary', seq: 8, from: 2 },
  ]);
  expect(frames[0]?.message).toEqual({
    type: 'event_updated',
    events: [{ id: 'm1', version: 4, score: '3/0:' }],
  });
  expect(frames[1]?.message).toMatchObject({
    innings: [{ id: '1', items: [comment(3), comment(2, 'No ball.'), comment(1)], total: 3 }],
  });
});

test('frames that waited for a slow client are dropped when it switches', () => {
  const { bus, flush, reader } = scene();
  const client = reader('event_m1');
  client.stall();
  bus.publish(update());
  flush();
  client.enter('event_m2');
  client.drain();
  flush();

  expect(client.frames()).toEqual([]);
});

test('[F5] a client more than 1 MiB behind is closed with 1013', () => {
  const { bus, flush, reader, counts } = scene();
  const client = reader('event_m1');
  client.stall(600_000);
  const half = 'x'.repeat(300_000);

  for (const ball of [1, 2]) {
    const commentary = [{ id: '1', items: [comment(ball, half)], total: ball }];
    bus.publish(update({ version: ball }, { commentary }));
    flush();
  }

  expect(client.log).toEqual(['close 1013']);
  expect(counts).toEqual({ sent: 0, conflated: 0, dropped: 4 });
});

test('a state that is renewed a thousand times is sent to a slow client once', () => {
  const { bus, flush, reader } = scene();
  const client = reader('event_m1');
  client.stall();
  for (let version = 1; version <= 1000; version += 1) {
    bus.publish(update({ version, match_status: 'x'.repeat(1000) }));
    flush();
  }
  expect(client.log).toEqual([]);

  client.drain();
  flush();
  expect(client.frames().map(summary)).toEqual([{ type: 'event_updated', seq: 1000, from: 1 }]);
});

test.each([
  'no JSON',
  '{"type":"subscribe","message":"event"}',
  '{"type":"switchGroup","message":"all"}',
  '7',
])('%s gets an error, and the group stays', text => {
  const { bus, flush, reader } = scene();
  const client = reader('event');
  client.send(text);
  bus.publish(update());
  flush();

  const frames = client.frames();
  expect(frames[0]?.message).toEqual({
    type: 'error',
    text: expect.stringContaining('switchGroup'),
  });
  expect(frames[1]?.message.type).toBe('event_updated');
});

test('[P5] a client that misses two pings is closed, one that responds stays', () => {
  const { hub, reader } = scene();
  const dead = reader('event');
  const alive = reader('event');
  for (let beat = 0; beat < 4; beat += 1) {
    hub.pingAll();
    alive.connection.pong();
  }

  expect(dead.log).toEqual(['ping', 'ping', 'terminate', 'terminate']);
  expect(alive.log).toEqual(['ping', 'ping', 'ping', 'ping']);
});
