import { readerStep, type ReaderEvent, type ReaderState } from './read-step';
import { noTick, type StreamEntry, type StreamStart } from './stream-commands';
import { encodeTick, type TickId } from './tick';

const id = (tick: number, term = 5): TickId => ({ term, tick });
const tickAt = (at: number) => ({ at, groups: [], changed: [], confirmed: [] });
const entry = (tick: number, changes: Partial<StreamEntry> = {}): StreamEntry => ({
  id: id(tick),
  epoch: 'e1',
  previous: id(tick - 1),
  data: encodeTick(tickAt(tick)),
  ...changes,
});
const start = (changes: Partial<StreamStart> = {}): StreamStart => ({
  epoch: 'e1',
  last: id(2),
  numbers: new Map([['event', 9]]),
  entries: [entry(1), entry(2)],
  ...changes,
});

/** The last step of these events, since the reader was created. */
function after(...events: ReaderEvent[]) {
  let state: ReaderState = { is: 'away', position: null };
  let step = readerStep(state, { type: 'connected' });
  for (const event of events) {
    ({ state } = step);
    step = readerStep(state, event);
  }
  return step;
}
const everything = (changes?: Partial<StreamStart>): ReaderEvent => ({
  type: 'everything',
  start: start(changes),
});
const entries = (...read: StreamEntry[]): ReaderEvent => ({ type: 'entries', entries: read });

test('the first connection reads everything, and then the entries after it', () => {
  expect(after().next).toEqual({ do: 'read everything' });

  const { state, outputs, next } = after(everything());

  const [first, second] = [tickAt(1), tickAt(2)];
  expect(outputs).toEqual([
    {
      type: 'start',
      epoch: 'e1',
      numbers: new Map([['event', 9]]),
      ticks: [first, second],
      isLost: false,
    },
  ]);
  expect(next).toEqual({ do: 'read entries', after: id(2) });
  expect(state.position?.published).toEqual([
    { id: id(1), at: 1 },
    { id: id(2), at: 2 },
  ]);
});

test('entries of an older epoch and of another format are no ticks of the start', () => {
  const { outputs } = after(
    everything({ entries: [entry(1, { epoch: 'e0' }), entry(2, { data: '{' })] }),
  );

  expect(outputs).toMatchObject([{ type: 'start', ticks: [] }]);
});

test('entries that follow one another are ticks', () => {
  const { state, outputs, next } = after(
    everything(),
    entries(entry(3), entry(1, { id: id(1, 6), previous: id(3) })),
  );

  expect(outputs).toEqual([
    { type: 'tick', id: id(3), tick: tickAt(3) },
    { type: 'tick', id: id(1, 6), tick: tickAt(1) },
  ]);
  expect(next).toEqual({ do: 'read entries', after: id(1, 6) });
  expect(state).toMatchObject({ is: 'following', position: { last: id(1, 6) } });
});

test('a reply without entries is followed by the next reading', () => {
  expect(after(everything(), entries()).next).toEqual({ do: 'read entries', after: id(2) });
});

test.each([
  ['leaves one out', entry(5)],
  ['is of another epoch', entry(4, { epoch: 'e2' })],
  ['begins an epoch', entry(4, { previous: null })],
  ['cannot be read', entry(4, { data: '{"v":2}' })],
])('an entry that %s ends the ticks, and everything is read again', (_, other) => {
  const { state, outputs, next } = after(everything(), entries(entry(3), other, entry(6)));

  expect(outputs).toEqual([{ type: 'tick', id: id(3), tick: tickAt(3) }]);
  expect(next).toEqual({ do: 'read everything' });
  expect(state).toMatchObject({ is: 'restarting', position: { last: id(3) }, latest: id(6) });
});

test('after a restart behind an entry of the leader the reader continues immediately', () => {
  const { outputs, next } = after(
    everything(),
    entries(entry(9)),
    everything({ epoch: 'e2', last: id(9), entries: [] }),
  );

  expect(outputs).toMatchObject([{ type: 'start', epoch: 'e2', isLost: true }]);
  expect(next).toEqual({ do: 'read entries', after: id(9) });
});

test('after a restart before a foreign entry the reader waits, since that entry stays', () => {
  const events = [everything(), entries(entry(9, { epoch: 'none' })), everything()];

  expect(after(...events).next).toEqual({ do: 'wait', ms: 1000 });
  expect(after(...events, { type: 'waited' }).next).toEqual({ do: 'read entries', after: id(2) });
});

test('a broken connection is opened again after a wait, and keeps its position', () => {
  const broken = after(everything(), { type: 'failed' });

  expect(broken).toMatchObject({ state: { is: 'away' }, next: { do: 'wait', ms: 200 } });
  expect(readerStep(broken.state, { type: 'waited' }).next).toEqual({ do: 'connect' });
  expect(readerStep(broken.state, { type: 'connected' }).next).toEqual({ do: 'read epoch' });
});

test.each([
  ['the same epoch', 'e1', { do: 'read entries', after: id(2) }],
  ['no epoch, since nothing is published yet,', null, { do: 'read entries', after: id(2) }],
  ['another epoch', 'e2', { do: 'read everything' }],
])('a Redis that has %s after a reconnect decides what is read', (_, epoch, next) => {
  const step = after(
    everything(),
    { type: 'failed' },
    { type: 'waited' },
    { type: 'connected' },
    { type: 'epoch', epoch },
  );

  expect(step.next).toEqual(next);
});

test('a stream that nothing was published in has no epoch, and its first tick is no loss', () => {
  const empty = everything({ epoch: null, last: noTick, numbers: new Map(), entries: [] });
  const first = entry(1, { previous: null });

  expect(after(empty).next).toEqual({ do: 'read entries', after: noTick });
  expect(after(empty, entries(first)).next).toEqual({ do: 'read everything' });
  expect(
    after(empty, entries(first), everything({ last: id(1), entries: [first] })).outputs,
  ).toMatchObject([{ type: 'start', isLost: false, ticks: [tickAt(1)] }]);
});
