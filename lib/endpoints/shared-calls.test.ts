import { createSharedCalls } from './shared-calls';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Calls to which a test responds. */
function setUp() {
  const calls: { key: string; respond: (text: string) => void; fail: () => void }[] = [];
  const get = createSharedCalls<string>({
    load: key =>
      new Promise((resolve, reject) =>
        calls.push({ key, respond: resolve, fail: () => reject(new Error('down')) }),
      ),
    gatherMs: 50,
    intervalMs: 250,
    sleep: ms => new Promise(resolve => void setTimeout(resolve, ms)),
  });
  return { calls, get, keys: () => calls.map(({ key }) => key) };
}

test('requests within the gathering time are one call, whose response all of them get', async () => {
  const { calls, get } = setUp();

  const first = get('m1');
  await jest.advanceTimersByTimeAsync(49);
  const responses = Promise.all([first, ...Array.from({ length: 5000 }, () => get('m1'))]);
  await jest.advanceTimersByTimeAsync(1);
  calls[0]?.respond('v1');

  expect(new Set(await responses)).toEqual(new Set(['v1']));
  expect(calls).toHaveLength(1);
});

test('a request never gets the response to a call that began before it', async () => {
  const { calls, get } = setUp();
  const early = get('m1');
  await jest.advanceTimersByTimeAsync(50);

  const late = Promise.all([get('m1'), get('m1')]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(1);
  calls[0]?.respond('v1');
  await jest.advanceTimersByTimeAsync(0);
  calls[1]?.respond('v2');

  expect(await early).toBe('v1');
  expect(await late).toEqual(['v2', 'v2']);
});

test('calls of one key begin at least 250 ms apart, and those of others do not wait', async () => {
  const { calls, get, keys } = setUp();
  void get('m1');
  await jest.advanceTimersByTimeAsync(50);
  calls[0]?.respond('v1');
  void get('m1');
  void get('m2');

  await jest.advanceTimersByTimeAsync(249);
  expect(keys()).toEqual(['m1', 'm2']);
  await jest.advanceTimersByTimeAsync(1);

  expect(keys()).toEqual(['m1', 'm2', 'm1']);
});

test('a failed call rejects its requests only', async () => {
  const { calls, get } = setUp();
  const failing = get('m1');
  await jest.advanceTimersByTimeAsync(50);
  const later = get('m1');
  calls[0]?.fail();
  await expect(failing).rejects.toThrow('down');

  await jest.advanceTimersByTimeAsync(250);
  calls[1]?.respond('v2');

  expect(await later).toBe('v2');
});

test('a key gathers requests again after a pause', async () => {
  const { calls, get, keys } = setUp();
  void get('m1');
  await jest.advanceTimersByTimeAsync(50);
  calls[0]?.respond('v1');
  await jest.advanceTimersByTimeAsync(250);

  void get('m1');
  await jest.advanceTimersByTimeAsync(49);
  expect(keys()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);

  expect(keys()).toHaveLength(2);
});
