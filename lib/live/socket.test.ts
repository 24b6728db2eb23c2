import { fakeSockets } from '@/tests/fixtures/fake-socket';
import { createLiveSocket, type SocketState } from './socket';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp() {
  const sockets = fakeSockets();
  const heard = { texts: [] as string[], states: [] as SocketState[], errors: [] as string[] };
  const onOpen = jest.fn();
  const socket = createLiveSocket({
    connect: sockets.connect,
    onOpen,
    onText: text => heard.texts.push(text),
    onState: state => heard.states.push(state),
    logError: text => heard.errors.push(text),
  });
  return { ...sockets, socket, heard, onOpen };
}

test('connects once, however often it is asked', () => {
  const { socket, made, newest, heard, onOpen } = setUp();

  socket.open();
  socket.open();
  newest().opens();
  socket.open();

  expect(made).toHaveLength(1);
  expect(heard.states).toEqual(['connecting', 'open']);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a drop is followed by a new attempt after five seconds, not sooner', () => {
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

/** Every attempt drops at once, until none follows; answers how many there were. */
function failAll({ made, newest }: Pick<ReturnType<typeof setUp>, 'made' | 'newest'>): number {
  const before = made.length;
  for (let attempts = -1; attempts !== made.length;) {
    attempts = made.length;
    jest.advanceTimersByTime(5000);
    if (made.length > attempts) newest().drops();
  }
  return made.length - before;
}

test('ten attempts after a drop, then a person has to ask', () => {
  const { socket, made, newest, heard } = setUp();
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
  expect(heard.errors).toEqual([]);
});

test('the count starts anew once a connection stands', () => {
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

test('asking while it waits tries at once, and only once', () => {
  const { socket, made, newest } = setUp();
  socket.open();
  newest().drops();

  socket.open();
  expect(made).toHaveLength(2);
  newest().opens();
  jest.advanceTimersByTime(60_000);

  expect(made).toHaveLength(2);
});

test('what a dead attempt still says is not heard', () => {
  const { socket, made, newest, heard, onOpen } = setUp();
  socket.open();
  newest().drops();
  socket.open();
  const [dead] = made;
  newest().opens();

  dead?.opens();
  dead?.says('ghost');
  dead?.onerror?.();
  dead?.drops();

  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(heard).toMatchObject({ texts: [], errors: [] });
  expect(socket.state()).toBe('open');
});

test('text is heard, anything else is not', () => {
  const { socket, newest, heard } = setUp();
  socket.open();
  newest().opens();

  newest().says('hello');
  newest().onmessage?.({ data: new ArrayBuffer(4) });

  expect(heard.texts).toEqual(['hello']);
});

test("sending while closed logs 'Send error!'", () => {
  const { socket, newest, heard } = setUp();

  socket.send('too early');
  socket.open();
  socket.send('still too early');
  newest().opens();
  socket.send('in time');
  newest().drops();
  socket.send('too late');

  expect(newest().sent).toEqual(['in time']);
  expect(heard.errors).toEqual(['Send error!', 'Send error!', 'Send error!']);
});

test('closed for good it tries nothing and hears nothing', () => {
  const { socket, made, newest, heard } = setUp();
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
  newest().says('ghost');
  newest().drops();
  jest.advanceTimersByTime(60_000);
  expect({ texts: heard.texts, attempts: made.length }).toEqual({ texts: [], attempts: 2 });
});

test('a connection that cannot even be made is tried again', () => {
  const connect = jest.fn(() => {
    throw new Error('refused');
  });
  const socket = createLiveSocket({
    connect,
    onOpen: jest.fn(),
    onText: jest.fn(),
    onState: jest.fn(),
    logError: jest.fn(),
  });

  socket.open();
  jest.advanceTimersByTime(5000);

  expect(connect).toHaveBeenCalledTimes(2);
  expect(socket.state()).toBe('waiting');
});

test('an error of the connection is logged', () => {
  const { socket, newest, heard } = setUp();
  socket.open();

  newest().onerror?.();

  expect(heard.errors).toEqual(['Live connection error']);
});
