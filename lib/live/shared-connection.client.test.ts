import type { FakeSocket } from '@/tests/fixtures/live/fake-socket';
import { fakeSockets } from '@/tests/fixtures/live/fake-socket';
import { aScreen, subscribed, switchTo } from '@/tests/fixtures/live/live-connection';
import { sharedConnection } from './shared-connection';

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

const setVisibility = (away: boolean) => {
  isHidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
};
const restoreFromCache = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** The tab's connection, open on a screen that has its snapshot. */
function open(): { screen: ReturnType<typeof aScreen>; socket: FakeSocket } {
  const screen = aScreen('event');
  sharedConnection().subscribe(screen);
  if (sharedConnection().status().state !== 'open') newest().opens();
  newest().receives(subscribed());
  screen.refresh.mockClear();
  return { screen, socket: newest() };
}

test('the connection is created once per tab, to its own origin', () => {
  const first = sharedConnection();
  const { socket } = open();

  expect(sharedConnection()).toBe(first);
  expect(urls).toEqual(['ws://localhost/ws/event/']);
  expect(socket.sent).toEqual([switchTo('event')]);
});

test.each([
  [4999, false],
  [5000, true],
])('the connection is closed after %s ms hidden: %p', (ms, isClosed) => {
  const { socket } = open();

  setVisibility(true);
  jest.advanceTimersByTime(ms);

  expect(socket.closed).toBe(isClosed);
  setVisibility(false);
});

test.each([
  [true, 1],
  [false, 0],
])("a page restored from the browser's cache (%p) fetches %s snapshots", (persisted, times) => {
  const { screen } = open();

  restoreFromCache(persisted);

  expect(screen.refresh).toHaveBeenCalledTimes(times);
});

test('a tab that is back online fetches a snapshot', () => {
  const { screen } = open();

  window.dispatchEvent(new Event('online'));

  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['back online', () => window.dispatchEvent(new Event('online'))],
  ['looked at again', () => setVisibility(false)],
])('a tab connects immediately after a drop and %s', (_name, returnToTab) => {
  const { screen, socket } = open();
  socket.drops();

  returnToTab();
  expect(newest()).not.toBe(socket);
  newest().opens();
  newest().receives(subscribed());

  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test('the tab connects to the URL that the document states', () => {
  const { socket } = open();
  document.documentElement.dataset['liveUrl'] = 'wss://live.example/ws/event/';
  socket.drops();

  jest.advanceTimersByTime(5000);

  expect(urls.at(-1)).toBe('wss://live.example/ws/event/');
});
