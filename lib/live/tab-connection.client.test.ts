import type { FakeSocket } from '@/tests/fixtures/fake-socket';
import { fakeSockets } from '@/tests/fixtures/fake-socket';
import { aScreen, switchTo } from '@/tests/fixtures/live-connection';
import { tabConnection } from './tab-connection';

let isHidden = false;
const { connect, newest } = fakeSockets();
const urls: string[] = [];

beforeAll(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  Object.assign(window, {
    WebSocket: function (url: string) {
      urls.push(url);
      return connect();
    },
  });
});
afterAll(() => {
  jest.useRealTimers();
});

const look = (away: boolean) => {
  isHidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
};
const restoreFromCache = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** The tab's connection, open on a screen that has its snapshot. */
function open(): { screen: ReturnType<typeof aScreen>; socket: FakeSocket } {
  const screen = aScreen('event');
  tabConnection().show(screen);
  if (tabConnection().status().state !== 'open') newest().opens();
  screen.refresh.mockClear();
  return { screen, socket: newest() };
}

test('is one a tab, and speaks to its own origin', () => {
  const first = tabConnection();
  const { socket } = open();

  expect(tabConnection()).toBe(first);
  expect(urls).toEqual(['ws://localhost/ws/event/']);
  expect(socket.sent).toEqual([switchTo('event')]);
});

test.each([
  [4999, 0],
  [5000, 1],
])('after %s ms hidden it fetches %s snapshots', (ms, times) => {
  const { screen } = open();

  look(true);
  jest.advanceTimersByTime(ms);
  look(false);

  expect(screen.refresh).toHaveBeenCalledTimes(times);
});

test.each([
  [true, 1],
  [false, 0],
])("a page from the browser's cache (%p) fetches %s snapshots", (persisted, times) => {
  const { screen } = open();

  restoreFromCache(persisted);

  expect(screen.refresh).toHaveBeenCalledTimes(times);
});

test('back online it fetches what it may have missed', () => {
  const { screen } = open();

  window.dispatchEvent(new Event('online'));

  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['back online', () => window.dispatchEvent(new Event('online'))],
  ['looked at again', () => look(false)],
])('dropped and %s it connects at once', (_name, comeBack) => {
  const { screen, socket } = open();
  socket.drops();

  comeBack();
  expect(newest()).not.toBe(socket);
  newest().opens();

  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test('goes where the document says, when it says so', () => {
  const { socket } = open();
  document.documentElement.dataset['liveUrl'] = 'wss://live.example/ws/event/';
  socket.drops();

  jest.advanceTimersByTime(5000);

  expect(urls.at(-1)).toBe('wss://live.example/ws/event/');
});
