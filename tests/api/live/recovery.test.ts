import { comment } from '@/tests/api/fed-match';
import { fakeSocket, summary } from './fake-socket';
import { createTestHub } from './test-hub';

type Position = { epoch: string; seq: number };

function scene() {
  const time = { now: 1_795_681_200_000 };
  const { bus, hub, flush } = createTestHub({ now: () => time.now });
  let version = 0;

  /** Publishes a new state of match m1 and sends it. */
  function change(text = 'x'): void {
    version += 1;
    const full = { id: 'm1', version, match_status: text };
    bus.publish({ eventId: 'm1', leagues: [], full, card: full, commentary: [], matchInfo: null });
    flush();
  }

  /** A client of the match's group; `since` is what it knew before it was cut off. */
  function client(since?: Position) {
    const socket = fakeSocket();
    const connection = hub.add(socket.client);
    hub.onMessage(
      connection,
      JSON.stringify({ type: 'switchGroup', message: 'event_m1', ...since }),
    );
    return { ...socket, leave: () => hub.leave(connection) };
  }

  /** The position of a client that received a first change and was then cut off. */
  function cutOff(): Position {
    const before = client();
    change();
    before.leave();
    return lastOf(before);
  }

  return { bus, hub, flush, change, client, cutOff, pass: (ms: number) => void (time.now += ms) };
}

/** The last frame that a client received. */
function lastOf({ frames }: ReturnType<typeof fakeSocket>): Position {
  const stamps = frames().at(-1)?.stamps;
  return { epoch: stamps?.epoch ?? '', seq: stamps?.seq ?? 0 };
}

const messagesOf = ({ frames }: ReturnType<typeof fakeSocket>) =>
  frames().map(({ message }) => message);

const recovered = { type: 'subscribed', recovered: true };
const lost = { type: 'subscribed', recovered: false };

test('[R2] a client that was cut off is sent exactly what it missed, and then notified', () => {
  const { change, client, cutOff } = scene();
  const known = cutOff();
  change();
  change();

  const again = client(known);
  change();

  const frames = again.frames();
  expect(frames.map(summary)).toEqual([
    { type: 'event_updated', seq: 2 },
    { type: 'event_updated', seq: 3 },
    { type: 'subscribed', seq: 3 },
    { type: 'event_updated', seq: 4 },
  ]);
  expect(frames[2]?.message).toEqual(recovered);
});

test('comments that were sent in the meantime are recovered too', () => {
  const { bus, flush, client, cutOff } = scene();
  const known = cutOff();
  const full = { id: 'm1', version: 2 };
  const commentary = [{ id: '1', items: [comment(1)], total: 1 }];
  bus.publish({ eventId: 'm1', leagues: [], full, card: full, commentary, matchInfo: null });
  flush();

  expect(
    client(known)
      .frames()
      .map(({ message }) => message.type),
  ).toEqual(['event_updated', 'commentary', 'subscribed']);
});

test('[R2] a client that missed nothing is sent nothing', () => {
  const { client, pass, cutOff } = scene();
  const known = cutOff();
  pass(3_600_000);

  expect(messagesOf(client(known))).toEqual([recovered]);
});

test('a client without a position recovers nothing, and receives from now on', () => {
  const { change, client } = scene();
  const first = client();
  change();
  change();

  const second = client();
  change();

  expect(first.frames()).toHaveLength(4);
  const frames = second.frames();
  expect(frames[0]?.message).toEqual(lost);
  expect(frames.slice(1).map(summary)).toEqual([{ type: 'event_updated', seq: 3 }]);
});

test.each([
  ['another run of the server', ({ seq }: { seq: number }) => ({ epoch: 'older', seq })],
  ['a number that was never sent', ({ epoch }: { epoch: string }) => ({ epoch, seq: 99 })],
])('%s cannot be continued', (_name, change) => {
  const context = scene();
  const before = context.client();
  context.change();

  const again = context.client(change(lastOf(before)));
  context.flush();

  expect(messagesOf(again)).toEqual([lost]);
});

test('[R1] frames are kept for two minutes, also while no client receives them', () => {
  const { change, client, pass, cutOff } = scene();
  const known = cutOff();
  pass(119_000);
  change();
  expect(client(known).frames().at(-1)?.message).toEqual(recovered);

  pass(121_000);
  change();

  expect(messagesOf(client(known))).toEqual([lost]);
});

test.each([
  ['201 frames', 201, 'x'],
  ['a megabyte', 12, 'x'.repeat(100_000)],
])('the oldest frames are dropped after %s', (_name, count, text) => {
  const { change, client } = scene();
  const before = client();
  change();
  const known = lastOf(before);
  for (let index = 0; index < count; index += 1) change(text);

  expect(messagesOf(client(known))).toEqual([lost]);
});

test('numbers that were skipped while the group had no client cannot be recovered', () => {
  const { change, client, pass, cutOff } = scene();
  const known = cutOff();
  pass(121_000);
  change();
  const other = client();
  change();

  expect(messagesOf(client(known))).toEqual([lost]);
  expect(other.frames().map(summary)).toEqual([
    { type: 'subscribed', seq: 2 },
    { type: 'event_updated', seq: 3 },
  ]);
});

test('[R4] a client that asks again and again is sent what it missed four times, and then fetches a snapshot', () => {
  const { hub, change, cutOff, pass } = scene();
  const known = cutOff();
  change();
  const socket = fakeSocket();
  const connection = hub.add(socket.client);
  const ask = (since: Position) => {
    hub.onMessage(
      connection,
      JSON.stringify({ type: 'switchGroup', message: 'event_m1', ...since }),
    );
    return messagesOf(socket).map(message =>
      message.type === 'subscribed' ? message : message.type,
    );
  };
  const answers = Array.from({ length: 100 }, () => ask(known));

  expect(answers.slice(0, 4)).toEqual(Array(4).fill(['event_updated', recovered]));
  expect(answers.slice(4)).toEqual(Array(96).fill([lost]));
  // The reply to a client that has missed nothing is not limited.
  expect(ask({ ...known, seq: known.seq + 1 })).toEqual([recovered]);
  pass(5000);
  expect(ask(known)).toEqual(['event_updated', recovered]);
  expect(ask(known)).toEqual([lost]);
});
