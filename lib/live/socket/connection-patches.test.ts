import {
  aScreen,
  fakeConnection,
  subscribed,
  switchTo,
} from '@/tests/fixtures/live/live-connection';
import { createPatchReader } from './patch-reader';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const group = 'event_m1';
const stamps = { group, epoch: 'run-1' };
const complete = (seq: number) => ({
  eventType: 'event_updated',
  message: { id: 'm1', score: `${seq}/0:` },
  ...stamps,
  seq,
});
const base = (to: number) => ({
  eventType: 'event_patch',
  message: { id: 'm1', base: true, to, patch: { id: 'm1', version: to, score: `${to}/0:` } },
  ...stamps,
});
const patch = (from: number, seq: number) => ({
  eventType: 'event_patch',
  message: { id: 'm1', from, to: seq, patch: { version: seq, score: `${seq}/0:` } },
  ...stamps,
  seq,
});
const withPatches = (seq: number) =>
  JSON.stringify({ ...JSON.parse(switchTo(group)), epoch: 'run-1', seq, patches: true }) as string;

async function aMatchPage(load = async () => ({ createPatchReader })) {
  const all = fakeConnection();
  const screen = { ...aScreen(group), loadPatches: jest.fn(load) };
  all.connection.subscribe(screen);
  all.newest().opens();
  all.newest().receives({ ...subscribed(), ...stamps, seq: 3 });
  const scores = () =>
    screen.onMessage.mock.calls.flatMap(([message]) =>
      message.type === 'event_updated' ? message.events.map(({ score }) => score) : [],
    );
  return { ...all, screen, scores, settled: () => jest.advanceTimersByTimeAsync(5000) };
}

test('patches are requested after a while, behind the latest frame, and read', async () => {
  const { newest, screen, scores, settled } = await aMatchPage();
  expect(screen.loadPatches).not.toHaveBeenCalled();

  newest().receives(complete(4));
  await settled();
  expect(newest().sent).toEqual([switchTo(group), withPatches(4)]);
  newest().receives(subscribed(true));
  newest().receives(base(4));
  newest().receives(patch(4, 5));

  expect(scores()).toEqual(['4/0:', '5/0:']);
  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test('without an epoch, or when the reader cannot be loaded, frames stay complete', async () => {
  const { newest, screen, settled } = await aMatchPage();
  newest().receives({ ...complete(4), epoch: undefined });
  await settled();
  expect(screen.loadPatches).not.toHaveBeenCalled();

  const other = await aMatchPage(() => Promise.reject(new Error('offline')));
  other.newest().receives(complete(4));
  other.newest().receives(complete(5));
  await other.settled();
  expect(other.newest().sent).toEqual([switchTo(group)]);
  expect(other.scores()).toEqual(['4/0:', '5/0:']);
});

test('a patch of another state is not applied: the state is requested once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { newest, scores, settled } = await aMatchPage();
  newest().receives(complete(4));
  await settled();
  newest().receives(subscribed(true));
  newest().receives(base(4));
  newest().receives(patch(5, 6));
  newest().receives(patch(6, 7));

  expect(newest().sent).toEqual([switchTo(group), withPatches(4), withPatches(4)]);
  newest().receives(complete(5));
  newest().receives(complete(6));
  newest().receives(complete(7));
  newest().receives(base(7));
  newest().receives(patch(7, 8));
  expect(scores()).toEqual(['4/0:', '5/0:', '6/0:', '7/0:', '8/0:']);
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a patch of another run of the server is not applied, though its numbers are the same', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { newest, scores, settled } = await aMatchPage();
  newest().receives(complete(4));
  await settled();
  newest().receives(subscribed(true));
  newest().receives(base(4));

  newest().receives({ ...patch(4, 5), epoch: 'run-2' });

  expect(scores()).toEqual(['4/0:']);
  expect(newest().sent).toHaveLength(3);
});

test('a state that does not arrive is requested again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { newest, settled } = await aMatchPage();
  newest().receives(complete(4));
  await settled();
  newest().receives(subscribed(true));

  newest().receives(patch(4, 5));
  newest().receives(patch(5, 6));
  expect(newest().sent).toHaveLength(3);
  jest.advanceTimersByTime(2000);
  newest().receives(patch(6, 7));

  expect(newest().sent).toHaveLength(4);
});

test('patches that arrive while updates are paused are read, and not shown', async () => {
  const { connection, newest, scores, settled } = await aMatchPage();
  newest().receives(complete(4));
  await settled();
  newest().receives(base(4));
  connection.setPaused(true);
  newest().receives(patch(4, 5));
  connection.setPaused(false);
  newest().receives(patch(5, 6));

  expect(scores()).toEqual(['4/0:', '6/0:']);
});

test('a reader that is loaded while the connection is lost makes no attempt of its own', async () => {
  const { newest, made } = await aMatchPage();
  newest().receives(complete(4));
  await jest.advanceTimersByTimeAsync(4500);
  newest().drops();

  await jest.advanceTimersByTimeAsync(600);

  expect(made).toHaveLength(1);
});
