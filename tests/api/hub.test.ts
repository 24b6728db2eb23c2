import type { PartialEvent } from '@/lib/contract/event';
import { createLocalBus } from '@/api/live/bus';
import type { EventUpdate } from '@/api/live/event-update';
import { createHub } from '@/api/live/hub';
import { comment } from './fed-match';
import { fakePeer, gist } from './fake-peer';

const at = 1_795_681_200_000;

function scene() {
  const bus = createLocalBus();
  const counts = { sent: 0, conflated: 0, dropped: 0 };
  const countFrames = (key: keyof typeof counts, n: number) => void (counts[key] += n);
  const hub = createHub({ bus, now: () => at, countFrames });
  const reader = (group?: string) => {
    const peer = fakePeer();
    const connection = hub.join(peer.peer);
    const enter = (name: string) =>
      hub.hear(connection, JSON.stringify({ type: 'switchGroup', message: name }));
    if (group) enter(group);
    return { ...peer, connection, enter, say: (text: string) => hub.hear(connection, text) };
  };
  return { bus, hub, reader, counts };
}

const update = (
  changes: Partial<PartialEvent> = {},
  rest: Partial<EventUpdate> = {},
): EventUpdate => {
  const whole = { id: 'm1', version: 1, ...changes };
  const eventId = String(whole.id);
  return {
    eventId,
    leagues: ['reed-cup'],
    whole,
    card: whole,
    commentary: [],
    matchInfo: null,
    ...rest,
  };
};

test('a connection hears its group and no other', () => {
  const { bus, hub, reader } = scene();
  const everything = reader('event');
  const league = reader('event_reed-cup');
  const match = reader('event_m1');
  const other = reader('event_m2');
  const silent = reader();

  bus.publish(update({ score: '1/0:' }));
  hub.tick();

  for (const [peer, group] of [
    [everything, 'event'],
    [league, 'event_reed-cup'],
    [match, 'event_m1'],
  ] as const) {
    const [frame] = peer.frames();
    expect(frame?.message).toEqual({
      type: 'event_updated',
      events: [{ id: 'm1', version: 1, score: '1/0:' }],
    });
    expect(frame?.stamps).toEqual({ group, seq: 1, at });
  }
  expect(other.frames()).toEqual([]);
  expect(silent.frames()).toEqual([]);
});

test('whoever switches leaves the group before', () => {
  const { bus, hub, reader } = scene();
  const peer = reader('event_m1');
  peer.enter('event_m2');

  bus.publish(update());
  hub.tick();

  expect(peer.frames()).toEqual([]);
});

test('an own group hears comments and match info, lists do not', () => {
  const { bus, hub, reader } = scene();
  const list = reader('event');
  const match = reader('event_m1');

  const commentary = [{ id: '1', items: [comment(1)], total: 1 }];
  bus.publish(update({}, { commentary, matchInfo: { Innings: [] } }));
  hub.tick();

  expect(list.frames().map(gist)).toEqual([{ type: 'event_updated', seq: 1 }]);
  const frames = match.frames();
  expect(frames.map(gist)).toEqual([
    { type: 'event_updated', seq: 1 },
    { type: 'commentary', seq: 2 },
    { type: 'match_info', seq: 3 },
  ]);
  expect(frames[1]?.message).toEqual({ type: 'commentary', id: 'm1', innings: commentary });
  expect(frames[2]?.message).toEqual({ type: 'match_info', id: 'm1', info: { Innings: [] } });
});

test('all that happens within a tick is one frame with the newest state of each event', () => {
  const { bus, hub, reader } = scene();
  const peer = reader('event');

  bus.publish(update({ score: '1/0:', status: 2 }));
  bus.publish(update({ id: 'm2', score: '9/0:' }));
  bus.publish(update({ score: '5/0:', version: 2 }));
  hub.tick();

  const [frame, ...rest] = peer.frames();
  expect(rest).toEqual([]);
  expect(frame?.message).toEqual({
    type: 'event_updated',
    events: [
      { id: 'm1', version: 2, score: '5/0:', status: 2 },
      { id: 'm2', version: 1, score: '9/0:' },
    ],
  });
});

test('nothing new, nothing sent', () => {
  const { hub, reader } = scene();
  const peer = reader('event');
  hub.tick();
  expect(peer.frames()).toEqual([]);
});

test('numbers go on while nobody is in the group, so that a gap shows', () => {
  const { bus, hub, reader } = scene();
  bus.publish(update());
  hub.tick();
  bus.publish(update({ version: 2 }));
  hub.tick();
  const peer = reader('event');
  bus.publish(update({ version: 3 }));
  hub.tick();

  expect(peer.frames().map(gist)).toEqual([{ type: 'event_updated', seq: 3 }]);
});

test('for a slow reader only the newest state waits and comments are merged, in a row of numbers', () => {
  const { bus, hub, reader, counts } = scene();
  const slow = reader('event_m1');
  const quick = reader('event_m1');
  slow.stall();
  for (const ball of [1, 2, 3]) {
    const commentary = [{ id: '1', items: [comment(ball)], total: ball }];
    bus.publish(update({ version: ball, score: `${ball}/0:` }, { commentary }));
    hub.tick();
  }
  const corrected = [{ id: '1', items: [comment(2, 'No ball.')], total: 3 }];
  bus.publish(update({ version: 4 }, { commentary: corrected }));
  hub.tick();
  expect(slow.frames()).toEqual([]);
  expect(quick.frames()).toHaveLength(8);

  slow.drain();
  hub.tick();
  expect(counts).toEqual({ sent: 8 + 2, conflated: 8 - 2, dropped: 0 });

  const frames = slow.frames();
  expect(frames.map(gist)).toEqual([
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

test('what waited for a slow reader is forgotten when it switches', () => {
  const { bus, hub, reader } = scene();
  const peer = reader('event_m1');
  peer.stall();
  bus.publish(update());
  hub.tick();
  peer.enter('event_m2');
  peer.drain();
  hub.tick();

  expect(peer.frames()).toEqual([]);
});

test('a reader more than 1 MiB behind is closed with 1013', () => {
  const { bus, hub, reader, counts } = scene();
  const peer = reader('event_m1');
  peer.stall(600_000);
  const half = 'x'.repeat(300_000);

  for (const ball of [1, 2]) {
    const commentary = [{ id: '1', items: [comment(ball, half)], total: ball }];
    bus.publish(update({ version: ball }, { commentary }));
    hub.tick();
  }

  expect(peer.log).toEqual(['close 1013']);
  expect(counts).toEqual({ sent: 0, conflated: 0, dropped: 4 });
});

test('a state that is renewed a thousand times costs a slow reader one', () => {
  const { bus, hub, reader } = scene();
  const peer = reader('event_m1');
  peer.stall();
  for (let version = 1; version <= 1000; version += 1) {
    bus.publish(update({ version, match_status: 'x'.repeat(1000) }));
    hub.tick();
  }
  expect(peer.log).toEqual([]);

  peer.drain();
  hub.tick();
  expect(peer.frames().map(gist)).toEqual([{ type: 'event_updated', seq: 1000, from: 1 }]);
});

test.each([
  'no JSON',
  '{"type":"subscribe","message":"event"}',
  '{"type":"switchGroup","message":"all"}',
  '7',
])('%s is answered with an error, and the group stays', text => {
  const { bus, hub, reader } = scene();
  const peer = reader('event');
  peer.say(text);
  bus.publish(update());
  hub.tick();

  const frames = peer.frames();
  expect(frames[0]?.message).toEqual({
    type: 'error',
    text: expect.stringContaining('switchGroup'),
  });
  expect(frames[1]?.message.type).toBe('event_updated');
});

test('a peer that misses two pings is dropped, one that answers stays', () => {
  const { hub, reader } = scene();
  const dead = reader('event');
  const alive = reader('event');
  for (let beat = 0; beat < 4; beat += 1) {
    hub.beat();
    alive.connection.pong();
  }

  expect(dead.log).toEqual(['ping', 'ping', 'terminate', 'terminate']);
  expect(alive.log).toEqual(['ping', 'ping', 'ping', 'ping']);
});
