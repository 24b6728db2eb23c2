import {
  aScreen,
  anOpenConnection,
  fakeConnection,
  switchTo,
  update,
} from '@/tests/fixtures/live-connection';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a screen connects, enters its group, and only then fetches its snapshot', () => {
  const { connection, newest } = fakeConnection();
  const screen = aScreen('event_ipl');

  connection.show(screen);
  expect(newest().sent).toEqual([]);
  expect(screen.refresh).not.toHaveBeenCalled();
  newest().opens();

  expect(newest().sent).toEqual([switchTo('event_ipl')]);
  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test('the next screen uses the same connection, its own group and its own snapshot', () => {
  const { connection, made, newest, screen, leave } = anOpenConnection();
  const next = aScreen('event_m1');

  leave();
  connection.show(next);

  expect(made).toHaveLength(1);
  expect(newest().sent).toEqual([switchTo('event'), switchTo('event_m1')]);
  expect(next.refresh).toHaveBeenCalledTimes(1);
  newest().says(update());
  expect(next.onMessage).toHaveBeenCalledTimes(1);
  expect(screen.onMessage).not.toHaveBeenCalled();
});

test('a screen that is left late does not take off the one shown since', () => {
  const { connection, newest, leave } = anOpenConnection();
  const next = aScreen('event_m1');

  connection.show(next);
  leave();
  newest().says(update());

  expect(next.onMessage).toHaveBeenCalledTimes(1);
});

test('after a reopening it enters the group again and fetches what it missed', () => {
  const { connection, newest, screen } = anOpenConnection();

  newest().drops();
  expect(connection.status().state).toBe('waiting');
  jest.advanceTimersByTime(5000);
  newest().opens();

  expect(newest().sent).toEqual([switchTo('event')]);
  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

describe('pausing', () => {
  test('drops what comes; going on fetches it, once', () => {
    const { connection, newest, screen, states } = anOpenConnection();
    newest().says(update({ group: 'event', seq: 1 }));

    connection.setPaused(true);
    newest().says(update({ group: 'event', seq: 2 }));
    newest().says(update({ group: 'event', seq: 3 }));
    expect(screen.onMessage).toHaveBeenCalledTimes(1);
    connection.setPaused(false);
    newest().says(update({ group: 'event', seq: 4 }));

    expect(screen.onMessage).toHaveBeenCalledTimes(2);
    expect(screen.refresh).toHaveBeenCalledTimes(1);
    expect(states.slice(-2).map(({ paused }) => paused)).toEqual([true, false]);
  });

  test('holds even when the connection comes back or the tab is looked at again', () => {
    const { connection, newest, screen } = anOpenConnection();
    connection.setPaused(true);

    newest().drops();
    jest.advanceTimersByTime(5000);
    newest().opens();
    connection.wake({ missed: true });
    expect(screen.refresh).not.toHaveBeenCalled();
    connection.setPaused(false);

    expect(newest().sent).toEqual([switchTo('event')]);
    expect(screen.refresh).toHaveBeenCalledTimes(1);
  });

  test('ends with its screen: the next one may have no control for it', () => {
    const { connection, leave, newest } = anOpenConnection();
    connection.setPaused(true);

    leave();
    const next = aScreen('event_m1');
    connection.show(next);
    newest().says(update());

    expect(connection.status().paused).toBe(false);
    expect(next.onMessage).toHaveBeenCalledTimes(1);
  });
});

describe('off live screens', () => {
  test('the connection stays a minute and is closed then', () => {
    const { connection, newest, leave } = anOpenConnection();

    leave();
    jest.advanceTimersByTime(59_999);
    expect(newest().closed).toBe(false);
    jest.advanceTimersByTime(1);

    expect(newest().closed).toBe(true);
    expect(connection.status().state).toBe('idle');
  });

  test('whoever comes back within the minute keeps it', () => {
    const { connection, made, newest, screen, leave } = anOpenConnection();

    leave();
    jest.advanceTimersByTime(59_999);
    connection.show(screen);
    jest.advanceTimersByTime(3_600_000);

    expect(made).toHaveLength(1);
    expect(newest().closed).toBe(false);
    expect(screen.refresh).toHaveBeenCalledTimes(1);
  });

  test('nothing is heard, fetched or opened', () => {
    const { connection, made, newest, screen, leave } = anOpenConnection();
    leave();

    newest().says(update());
    connection.wake({ missed: true });
    jest.advanceTimersByTime(60_000);
    connection.wake({ missed: true });

    expect(screen.onMessage).not.toHaveBeenCalled();
    expect(screen.refresh).not.toHaveBeenCalled();
    expect(made).toHaveLength(1);
  });
});

describe('waking up', () => {
  test.each([
    [true, 1],
    [false, 0],
  ])('with the connection open fetches only what may be missed: %p', (missed, times) => {
    const { connection, screen } = anOpenConnection();

    connection.wake({ missed });

    expect(screen.refresh).toHaveBeenCalledTimes(times);
  });

  test('tries at once when it waits, and again after it had given up', () => {
    const { connection, made, newest } = anOpenConnection();
    newest().drops();

    connection.wake({ missed: false });
    expect(made).toHaveLength(2);
    for (let attempt = 0; attempt <= 10; attempt += 1) {
      newest().drops();
      jest.advanceTimersByTime(5000);
    }
    expect(connection.status().state).toBe('failed');
    connection.wake({ missed: false });

    expect(connection.status().state).toBe('connecting');
  });
});

test('when it gave up, a person may ask', () => {
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
