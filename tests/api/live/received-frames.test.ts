import { createHub } from '@/api/live/hub/hub';
import type { Tick } from '@/api/live/stream/tick';
import { fakeSocket, summary } from './fake-socket';

/* The hub of one of several instances, which receives what the leader publishes. */

const at = 1_795_681_200_000;
const group = 'event_m1';

const tickOf = (...numbers: number[]): Tick => ({
  at,
  changed: [],
  confirmed: [],
  groups: [
    {
      group,
      messages: numbers.map(seq => ({
        seq,
        parts: [{ type: 'event_updated', eventId: 'm1', event: { id: 'm1', version: seq } }],
      })),
    },
  ],
});

function scene({ now = at } = {}) {
  const deferred: (() => void)[] = [];
  const hub = createHub({ isShared: true, now: () => now, defer: run => deferred.push(run) });
  hub.restart('e1', new Map([[group, 7]]), [tickOf(5), tickOf(6, 7)]);
  const client = (position?: { epoch: string; seq: number }) => {
    const socket = fakeSocket();
    const connection = hub.add(socket.client);
    hub.onMessage(connection, JSON.stringify({ type: 'switchGroup', message: group, ...position }));
    return {
      received: () =>
        socket
          .frames()
          .map(frame => ({ ...summary(frame), recovered: recoveredOf(frame.message) })),
    };
  };
  return { hub, client, runDeferred: () => deferred.splice(0).forEach(run => run()) };
}

const recoveredOf = (message: unknown): unknown => (message as { recovered?: boolean }).recovered;
const subscribed = (recovered: boolean) =>
  expect.objectContaining({ type: 'subscribed', recovered }) as unknown;
const frame = (seq: number) => expect.objectContaining({ type: 'event_updated', seq }) as unknown;

test('a client from another instance is sent what it missed, also from before the start', () => {
  const { hub, client } = scene();

  const returned = client({ epoch: 'e1', seq: 5 });
  hub.receive(tickOf(8));

  expect(returned.received()).toEqual([frame(6), frame(7), subscribed(true), frame(8)]);
});

test.each([
  { clock: 'ahead of', now: at + 600_000 },
  { clock: 'behind', now: at - 600_000 },
])('a client recovers where the clock is $clock that of the leader', ({ now }) => {
  const { hub, client } = scene({ now });
  hub.receive(tickOf(8));

  const returned = client({ epoch: 'e1', seq: 5 });

  expect(returned.received()).toEqual([frame(6), frame(7), frame(8), subscribed(true)]);
});

test('[R5] a client that is ahead waits for this instance, and is sent nothing twice', () => {
  const { hub, client } = scene();

  const ahead = client({ epoch: 'e1', seq: 9 });
  expect(ahead.received()).toEqual([]);
  hub.receive(tickOf(8, 9));
  expect(ahead.received()).toEqual([subscribed(true)]);
  hub.receive(tickOf(10));

  expect(ahead.received()).toEqual([frame(10)]);
});

test('a client that waits too long fetches a snapshot', () => {
  const { client, runDeferred } = scene();

  const ahead = client({ epoch: 'e1', seq: 9 });
  runDeferred();

  expect(ahead.received()).toEqual([subscribed(false)]);
});

test('[N2] when the numbers begin again every client is requested to fetch a snapshot', () => {
  const { hub, client } = scene();
  const connected = client({ epoch: 'e1', seq: 7 });
  const ahead = client({ epoch: 'e1', seq: 9 });

  hub.restart('e2', new Map(), []);
  hub.receive(tickOf(1));

  expect(connected.received()).toEqual([subscribed(true), subscribed(false), frame(1)]);
  expect(ahead.received()).toEqual([subscribed(false), frame(1)]);
});

test('[N2] a client of another epoch fetches a snapshot', () => {
  expect(scene().client({ epoch: 'e0', seq: 7 }).received()).toEqual([subscribed(false)]);
});
