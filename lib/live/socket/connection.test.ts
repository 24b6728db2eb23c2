import {
  aScreen,
  anOpenConnection,
  fakeConnection,
  subscribed,
  switchTo,
  update,
} from '@/tests/fixtures/live/live-connection';
import { wireMarket } from '@/tests/fixtures/live/match-store';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('[S2] a screen connects, subscribes to its group, and only then fetches its snapshot', () => {
  const { connection, newest } = fakeConnection();
  const screen = aScreen('event_ipl');

  connection.subscribe(screen);
  expect(newest().sent).toEqual([]);
  expect(screen.refresh).not.toHaveBeenCalled();
  newest().opens();

  expect(newest().sent).toEqual([switchTo('event_ipl')]);
  expect(screen.refresh).not.toHaveBeenCalled();
  newest().receives(subscribed());
  jest.advanceTimersByTime(60_000);
  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['a first frame', 0, 1],
  ['two seconds', 2000, 0],
])(
  '[S3] the snapshot is fetched after %s when the host confirms no subscription',
  (_name, ms, frames) => {
    const { connection, newest } = fakeConnection();
    const screen = aScreen('event');
    connection.subscribe(screen);
    newest().opens();

    for (let frame = 0; frame < frames; frame += 1) newest().receives(update({ seq: 7 }));
    jest.advanceTimersByTime(ms);
    expect(screen.refresh).toHaveBeenCalledTimes(1);
    newest().receives(update({ seq: 8 }));
    jest.advanceTimersByTime(60_000);

    expect(screen.refresh).toHaveBeenCalledTimes(1);
  },
);

test('[S1] the next screen uses the same connection with its own group and snapshot', () => {
  const { connection, made, newest, screen, leave } = anOpenConnection();
  const next = aScreen('event_m1');

  leave();
  connection.subscribe(next);

  expect(made).toHaveLength(1);
  expect(newest().sent).toEqual([switchTo('event'), switchTo('event_m1')]);
  newest().receives({ ...subscribed(), group: 'event_m1' });
  expect(next.refresh).toHaveBeenCalledTimes(1);
  newest().receives(update());
  expect(next.onMessage).toHaveBeenCalledTimes(1);
  expect(screen.onMessage).not.toHaveBeenCalled();
});

test('[S4] a screen that leaves late does not unsubscribe the one shown since', () => {
  const { connection, newest, leave } = anOpenConnection();
  const next = aScreen('event_m1');

  connection.subscribe(next);
  leave();
  newest().receives(update());

  expect(next.onMessage).toHaveBeenCalledTimes(1);
});

test('[S1] the screen subscribes again after a reconnect, and fetches the snapshot', () => {
  const { connection, newest, screen } = anOpenConnection();

  newest().drops();
  expect(connection.status().state).toBe('waiting');
  jest.advanceTimersByTime(5000);
  newest().opens();
  newest().receives(subscribed());

  expect(newest().sent).toEqual([switchTo('event')]);
  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

describe('pausing', () => {
  test('[P1] drops messages, and fetches one snapshot when resumed', () => {
    const { connection, newest, screen, states } = anOpenConnection();
    newest().receives(update({ group: 'event', seq: 1 }));

    connection.setPaused(true);
    newest().receives(update({ group: 'event', seq: 2 }));
    newest().receives(update({ group: 'event', seq: 3 }));
    expect(screen.onMessage).toHaveBeenCalledTimes(1);
    connection.setPaused(false);
    newest().receives(update({ group: 'event', seq: 4 }));

    expect(screen.onMessage).toHaveBeenCalledTimes(2);
    expect(screen.refresh).toHaveBeenCalledTimes(1);
    expect(states.slice(-2).map(({ pausedAt }) => pausedAt)).toEqual([expect.any(Number), null]);
  });

  test('[P1] persists when the connection reopens or the tab becomes visible again', () => {
    const { connection, newest, screen } = anOpenConnection();
    connection.setPaused(true);

    newest().drops();
    jest.advanceTimersByTime(5000);
    newest().opens();
    connection.wake();
    expect(screen.refresh).not.toHaveBeenCalled();
    connection.setPaused(false);

    expect(newest().sent).toEqual([switchTo('event')]);
    expect(screen.refresh).toHaveBeenCalledTimes(1);
  });

  test('[P1] ends with its screen: the next one may have no control for it', () => {
    const { connection, leave, newest } = anOpenConnection();
    connection.setPaused(true);

    leave();
    const next = aScreen('event_m1');
    connection.subscribe(next);
    newest().receives(update());

    expect(connection.status().pausedAt).toBeNull();
    expect(next.onMessage).toHaveBeenCalledTimes(1);
  });
});

describe('without a live screen', () => {
  test('[S4] the connection stays open for a minute and is then closed', () => {
    const { connection, newest, leave } = anOpenConnection();

    leave();
    jest.advanceTimersByTime(59_999);
    expect(newest().closed).toBe(false);
    jest.advanceTimersByTime(1);

    expect(newest().closed).toBe(true);
    expect(connection.status().state).toBe('idle');
  });

  test('[S4] a screen within that minute reuses it', () => {
    const { connection, made, newest, screen, leave } = anOpenConnection();

    leave();
    jest.advanceTimersByTime(59_999);
    connection.subscribe(screen);
    jest.advanceTimersByTime(3_600_000);

    expect(made).toHaveLength(1);
    expect(newest().closed).toBe(false);
    expect(screen.refresh).toHaveBeenCalledTimes(1);
  });

  test('a tab without a live screen applies, fetches and opens nothing', () => {
    const { connection, made, newest, screen, leave } = anOpenConnection();
    leave();

    newest().receives(update());
    connection.wake();
    jest.advanceTimersByTime(60_000);
    connection.wake();

    expect(screen.onMessage).not.toHaveBeenCalled();
    expect(screen.refresh).not.toHaveBeenCalled();
    expect(made).toHaveLength(1);
  });
});

describe('waking up', () => {
  test('a tab that wakes up with the connection open fetches a snapshot', () => {
    const { connection, screen } = anOpenConnection();

    connection.wake();

    expect(screen.refresh).toHaveBeenCalledTimes(1);
  });

  test('[P4] a tab that wakes up reconnects immediately, also after the attempts ended', () => {
    const { connection, made, newest } = anOpenConnection();
    newest().drops();

    connection.wake();
    expect(made).toHaveLength(2);
    for (let attempt = 0; attempt <= 10; attempt += 1) {
      newest().drops();
      jest.advanceTimersByTime(5000);
    }
    expect(connection.status().state).toBe('failed');
    connection.wake();

    expect(connection.status().state).toBe('connecting');
  });
});

test('[P4] a visitor can retry after the last attempt', () => {
  const { connection, made, newest } = anOpenConnection();
  for (let attempt = 0; attempt <= 10; attempt += 1) {
    newest().drops();
    jest.advanceTimersByTime(5000);
  }
  expect(connection.status().state).toBe('failed');

  connection.retry();

  expect(connection.status().state).toBe('connecting');
  expect(made).toHaveLength(12);
});

test('removes prices from what the socket delivers where the region policy shows none', () => {
  const { connection, newest } = fakeConnection();
  const screen = { ...aScreen('event'), stripsPrices: true };
  connection.subscribe(screen);
  newest().opens();

  newest().receives({
    eventType: 'event_updated',
    message: { id: 1, score: '9/0:', markets: [wireMarket(2)], markets_count: 3 },
  });

  const [[message] = []] = screen.onMessage.mock.calls;
  expect(message).toEqual({ type: 'event_updated', events: [{ id: 1, score: '9/0:' }] });
});
