import { fakeSockets } from '@/tests/fixtures/live/fake-socket';
import { createLiveSocket, type SocketState } from './socket';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp() {
  const sockets = fakeSockets();
  const received = { texts: [] as string[], states: [] as SocketState[], errors: [] as string[] };
  const socket = createLiveSocket({
    connect: sockets.connect,
    onText: text => received.texts.push(text),
    onState: state => received.states.push(state),
    logError: text => received.errors.push(text),
  });
  return { ...sockets, socket, received };
}

test('connects once, however often it is opened', () => {
  const { socket, made, newest, received } = setUp();

  socket.open();
  socket.open();
  newest().opens();
  socket.open();

  expect(made).toHaveLength(1);
  expect(received.states).toEqual(['connecting', 'open']);
});

test('reconnects five seconds after a drop, not sooner', () => {
  const { socket, made, newest } = setUp();
  socket.open();
  newest().opens();

  newest().drops();
  expect(socket.state()).toBe('waiting');
  jest.advanceTimersByTime(4999);
  expect(made).toHaveLength(1);
  jest.advanceTimersByTime(1);

  expect(made).toHaveLength(2);
  expect(socket.state()).toBe('connecting');
});

/** Drops every attempt immediately until none follows; returns the number of attempts. */
function failAll({ made, newest }: Pick<ReturnType<typeof setUp>, 'made' | 'newest'>): number {
  const before = made.length;
  for (let attempts = -1; attempts !== made.length;) {
    attempts = made.length;
    jest.advanceTimersByTime(5000);
    if (made.length > attempts) newest().drops();
  }
  return made.length - before;
}

test('gives up after ten attempts, until the visitor retries', () => {
  const { socket, made, newest, received } = setUp();
  socket.open();
  newest().opens();
  newest().drops();

  expect(failAll({ made, newest })).toBe(10);
  expect(socket.state()).toBe('failed');
  jest.advanceTimersByTime(3_600_000);
  expect(made).toHaveLength(11);

  socket.open();
  expect(made).toHaveLength(12);
  newest().drops();
  expect(failAll({ made, newest })).toBe(10);
  expect(received.errors).toEqual([]);
});

test('an established connection resets the number of attempts', () => {
  const { socket, made, newest } = setUp();
  socket.open();
  for (let attempt = 0; attempt < 9; attempt += 1) {
    newest().drops();
    jest.advanceTimersByTime(5000);
  }
  newest().opens();
  newest().drops();

  expect(failAll({ made, newest })).toBe(10);
});

test('connects immediately and only once when it is opened during the wait', () => {
  const { socket, made, newest } = setUp();
  socket.open();
  newest().drops();

  socket.open();
  expect(made).toHaveLength(2);
  newest().opens();
  jest.advanceTimersByTime(60_000);

  expect(made).toHaveLength(2);
});

test('events of a previous attempt are ignored', () => {
  const { socket, made, newest, received } = setUp();
  socket.open();
  newest().drops();
  socket.open();
  const [closed] = made;
  newest().opens();

  closed?.opens();
  closed?.receives('ghost');
  closed?.onerror?.();
  closed?.drops();

  expect(received).toMatchObject({ texts: [], errors: [] });
  expect(socket.state()).toBe('open');
});

test('delivers text and ignores anything else', () => {
  const { socket, newest, received } = setUp();
  socket.open();
  newest().opens();

  newest().receives('hello');
  newest().onmessage?.({ data: new ArrayBuffer(4) });

  expect(received.texts).toEqual(['hello']);
});

test("logs 'Send error!' when sending while closed", () => {
  const { socket, newest, received } = setUp();

  socket.send('too early');
  socket.open();
  socket.send('still too early');
  newest().opens();
  socket.send('in time');
  newest().drops();
  socket.send('too late');

  expect(newest().sent).toEqual(['in time']);
  expect(received.errors).toEqual(['Send error!', 'Send error!', 'Send error!']);
});

test('neither reconnects nor delivers after it was closed', () => {
  const { socket, made, newest, received } = setUp();
  socket.open();
  newest().drops();

  socket.close();
  jest.advanceTimersByTime(60_000);

  expect(made).toHaveLength(1);
  expect(socket.state()).toBe('idle');

  socket.open();
  newest().opens();
  socket.close();
  expect(newest().closed).toBe(true);
  newest().receives('ghost');
  newest().drops();
  jest.advanceTimersByTime(60_000);
  expect({ texts: received.texts, attempts: made.length }).toEqual({ texts: [], attempts: 2 });
});

test('retries when the constructor throws', () => {
  const connect = jest.fn(() => {
    throw new Error('refused');
  });
  const socket = createLiveSocket({
    connect,
    onText: jest.fn(),
    onState: jest.fn(),
    logError: jest.fn(),
  });

  socket.open();
  jest.advanceTimersByTime(5000);

  expect(connect).toHaveBeenCalledTimes(2);
  expect(socket.state()).toBe('waiting');
});

test('logs an error of the connection', () => {
  const { socket, newest, received } = setUp();
  socket.open();

  newest().onerror?.();

  expect(received.errors).toEqual(['Live connection error']);
});
