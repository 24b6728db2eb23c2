import { logWarning } from '@/lib/client-log';
import { anOpenConnection, update } from '@/tests/fixtures/live/live-connection';
import { serverNow } from '@/lib/server-clock';

jest.mock('@/lib/client-log');
const logged = jest.mocked(logWarning);

beforeEach(() => {
  jest.useFakeTimers();
  logged.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

test('frames reach the screen, and set the server clock', () => {
  const { newest, screen } = anOpenConnection();
  const at = Date.now() + 90_000;

  newest().receives(update({ group: 'event', seq: 1, at }));

  expect(screen.onMessage).toHaveBeenCalledWith({
    type: 'event_updated',
    events: [{ id: 'm1', score: '1:0' }],
  });
  expect(serverNow()).toBe(Math.floor(at / 1000));
  expect(screen.refresh).not.toHaveBeenCalled();
});

test.each([
  ['a gap', { seq: 1 }, { seq: 3 }],
  ['a bundle behind a gap', { seq: 1 }, { from: 3, seq: 9 }],
  ['a step back', { seq: 9 }, { seq: 1 }],
])('[N4] frames with %s are applied, and the snapshot is fetched', (_name, first, second) => {
  const { newest, screen } = anOpenConnection();

  newest().receives(update({ group: 'event', ...first }));
  expect(screen.refresh).not.toHaveBeenCalled();
  newest().receives(update({ group: 'event', ...second }));

  expect(screen.onMessage).toHaveBeenCalledTimes(2);
  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test('[N5] frames after a new subscription may begin with any number', () => {
  const { newest, screen } = anOpenConnection();
  newest().receives(update({ group: 'event', seq: 900 }));

  newest().drops();
  jest.advanceTimersByTime(5000);
  newest().opens();
  newest().receives(update({ group: 'event', seq: 3 }));

  expect(screen.refresh).toHaveBeenCalledTimes(1);
});

test('[S5] frames of another group are ignored and not counted', () => {
  const { newest, screen } = anOpenConnection();
  newest().receives(update({ group: 'event', seq: 1 }));

  newest().receives(update({ group: 'event_ipl', seq: 70 }));
  newest().receives(update({ group: 'event', seq: 2 }));

  expect(screen.onMessage).toHaveBeenCalledTimes(2);
  expect(screen.refresh).not.toHaveBeenCalled();
});

test.each([
  ['no JSON', 'hello'],
  ['no object', '42'],
  ['an unknown type', { eventType: 'weather', message: {} }],
  ['nothing that fits', { eventType: 'event_updated', message: { score: '1:0' } }],
])('[F4] frames with %s are logged and dropped', (_name, frame) => {
  const { newest, screen } = anOpenConnection();

  newest().receives(frame);
  newest().receives(update());

  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith('Live frame ignored', { reason: expect.any(String) });
  expect(screen.onMessage).toHaveBeenCalledTimes(1);
});

test('[F4] invalid parts of frames are dropped and logged, the rest is applied', () => {
  const { newest, screen } = anOpenConnection();

  newest().receives({ eventType: 'event_updated', message: [{ id: 'm1' }, { id: {} }] });

  expect(screen.onMessage).toHaveBeenCalledWith({
    type: 'event_updated',
    events: [{ id: 'm1' }],
  });
  expect(logged).toHaveBeenCalledWith('Live frame: dropped', {
    path: '1',
    reason: expect.any(String),
  });
});

test('error frames are logged and reach no screen', () => {
  const { newest, screen } = anOpenConnection();

  newest().receives({ eventType: 'error', message: 'Expected a group.' });

  expect(logged).toHaveBeenCalledWith('Live server', { text: 'Expected a group.' });
  expect(screen.onMessage).not.toHaveBeenCalled();
});
