import {
  anOpenConnection,
  aScreen,
  fakeConnection,
  subscribed,
  switchTo,
  update,
} from '@/tests/fixtures/live/live-connection';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A connection that received frame 7 and was then cut off and reopened. */
function reopened(stamps: Record<string, unknown> = { epoch: 'run-1', seq: 7 }) {
  const all = anOpenConnection();
  all.newest().receives(update({ group: 'event', ...stamps }));
  all.newest().drops();
  jest.advanceTimersByTime(5000);
  all.newest().opens();
  return all;
}

test('[R2] a reconnect names the last frame, and fetches nothing when the host sent what was missed', () => {
  const { newest, screen } = reopened();
  expect(newest().sent.map(text => JSON.parse(text) as unknown)).toEqual([
    { type: 'switchGroup', message: 'event', epoch: 'run-1', seq: 7 },
  ]);

  newest().receives(update({ group: 'event', epoch: 'run-1', seq: 8 }));
  newest().receives(subscribed(true));
  jest.advanceTimersByTime(60_000);

  expect(screen.onMessage).toHaveBeenCalledTimes(2);
  expect(screen.refresh).not.toHaveBeenCalled();
});

test.each([
  ['cannot', subscribed(false)],
  ['sends an invalid confirmation', subscribed('yes')],
])('[R3] a snapshot is fetched once when the host %s', (_name, reply) => {
  const { newest, screen } = reopened();

  newest().receives(reply);
  newest().receives(update({ group: 'event', epoch: 'run-2', seq: 1 }));
  jest.advanceTimersByTime(60_000);

  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test('[R3] a snapshot is fetched when the host does not reply', () => {
  const { screen } = reopened();
  expect(screen.refresh).not.toHaveBeenCalled();

  jest.advanceTimersByTime(2000);

  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test('[N5] a host without an epoch is not asked to recover, and the snapshot is fetched', () => {
  const { newest, screen } = reopened({ seq: 7 });

  expect(newest().sent).toEqual([switchTo('event')]);
  newest().receives(update({ group: 'event', seq: 9 }));
  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test('[N2] the next number of another run of the server is a gap', () => {
  const { newest, screen } = anOpenConnection();

  newest().receives(update({ group: 'event', epoch: 'run-1', seq: 7 }));
  newest().receives(update({ group: 'event', epoch: 'run-2', seq: 8 }));

  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test('[P1] a paused page fetches nothing, and its snapshot when it resumes', () => {
  const { connection, newest, screen } = anOpenConnection();
  newest().receives(update({ group: 'event', epoch: 'run-1', seq: 7 }));
  connection.setPaused(true);
  newest().drops();
  jest.advanceTimersByTime(5000);
  newest().opens();
  newest().receives(subscribed(false));
  expect(screen.refresh).not.toHaveBeenCalled();

  connection.setPaused(false);

  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test.each([7, 8])('[N4] a frame that is lost behind a resume is detected after frame %i', last => {
  const { connection, newest, screen } = anOpenConnection();
  newest().receives(update({ group: 'event', epoch: 'run-1', seq: 7 }));
  connection.setPaused(true);
  if (last === 8) newest().receives(update({ group: 'event', epoch: 'run-1', seq: 8 }));
  connection.setPaused(false);
  expect(screen.refresh).toHaveBeenCalledTimes(1);

  newest().receives(update({ group: 'event', epoch: 'run-1', seq: last + 2 }));

  expect(screen.refresh).toHaveBeenCalledTimes(2);
});

test('[R3] a frame that is lost after the snapshot of an unconfirmed subscription is detected', () => {
  const { newest, screen } = reopened();
  jest.advanceTimersByTime(2000);
  expect(screen.refresh).toHaveBeenCalledTimes(1);

  newest().receives(update({ group: 'event', epoch: 'run-1', seq: 9 }));

  expect(screen.refresh).toHaveBeenCalledTimes(2);
});

test('[S3] the first frame behind an unconfirmed first subscription is followed by a snapshot', () => {
  const { connection, newest } = fakeConnection();
  const screen = aScreen('event');
  connection.subscribe(screen);
  newest().opens();
  jest.advanceTimersByTime(2000);
  expect(screen.refresh).toHaveBeenCalledTimes(1);

  newest().receives(update({ group: 'event', epoch: 'run-1', seq: 4 }));
  newest().receives(update({ group: 'event', epoch: 'run-1', seq: 5 }));

  expect(screen.refresh).toHaveBeenCalledTimes(2);
});
