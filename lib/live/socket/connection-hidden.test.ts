import {
  aScreen,
  anOpenConnection,
  subscribed,
  switchTo,
  update,
} from '@/tests/fixtures/live/live-connection';
import { fakeSockets } from '@/tests/fixtures/live/fake-socket';
import { createLiveConnection } from './connection';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const frame = (seq: number) => update({ group: 'event', epoch: 'run-1', seq });

/** A connection that has received frame 1, whose tab is then hidden. */
function hidden() {
  const all = anOpenConnection();
  all.newest().receives(frame(1));
  all.screen.onMessage.mockClear();
  all.connection.hide();
  return all;
}

test('[P2] a hidden tab applies nothing, and applies what arrived in order when it is shown soon after', () => {
  const { connection, newest, screen } = hidden();

  newest().receives(frame(2));
  newest().receives({ ...frame(3), message: { id: 'm1', score: '2:0' } });
  expect(screen.onMessage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(4999);
  connection.show();

  expect(screen.onMessage.mock.calls.map(([message]) => message)).toEqual([
    { type: 'event_updated', events: [{ id: 'm1', score: '1:0' }] },
    { type: 'event_updated', events: [{ id: 'm1', score: '2:0' }] },
  ]);
  expect(screen.refresh).not.toHaveBeenCalled();
});

test('[P2] a tab that is hidden for longer closes its connection, and does not reconnect', () => {
  const { connection, made, newest } = hidden();

  jest.advanceTimersByTime(5000);
  expect(newest().closed).toBe(true);
  connection.wake();
  jest.advanceTimersByTime(3_600_000);

  expect(made).toHaveLength(1);
});

test('[P2] a tab that is shown again continues behind the last frame that it applied', () => {
  const { connection, newest, screen } = hidden();
  newest().receives(frame(2));
  jest.advanceTimersByTime(60_000);

  connection.show();
  newest().opens();

  expect(newest().sent.map(text => JSON.parse(text) as unknown)).toEqual([
    { type: 'switchGroup', message: 'event', epoch: 'run-1', seq: 1 },
  ]);
  expect(screen.onMessage).not.toHaveBeenCalled();
  newest().receives(frame(2));
  expect(screen.onMessage).toHaveBeenCalledTimes(1);
});

test('[P2] a tab whose timers were stopped while it was hidden reconnects too', () => {
  const { connection, made } = hidden();
  jest.setSystemTime(Date.now() + 5000);

  connection.show();

  expect(made).toHaveLength(2);
});

test('[P3] a tab that is opened in the background connects when it is shown', () => {
  const { connect, made, newest } = fakeSockets();
  const connection = createLiveConnection(connect, { isHidden: true });
  const screen = aScreen('event');
  connection.subscribe(screen);
  jest.advanceTimersByTime(60_000);
  expect(made).toHaveLength(0);

  connection.show();
  newest().opens();
  newest().receives(subscribed());

  expect(newest().sent).toEqual([switchTo('event')]);
  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test('[P2] frames of a connection that broke while the tab was hidden are not applied twice', () => {
  const { connection, newest, screen } = hidden();
  newest().receives(frame(2));
  newest().drops();
  connection.wake();
  newest().opens();
  newest().receives(frame(2));

  connection.show();

  expect(screen.onMessage).toHaveBeenCalledTimes(1);
  expect(screen.refresh).not.toHaveBeenCalled();
});
