import { createItemCalls, everyPoll } from './item-calls';
import { CallError, ProviderError, retryAfter } from './provider-error';

let now: number;
let warnings: object[];
let tried: string[];

beforeEach(() => {
  now = 0;
  warnings = [];
  tried = [];
});

const callsOf = (isEssential = false) =>
  createItemCalls({
    ...{ source: 'scorer', usage: { add: () => undefined }, now: () => now, isEssential },
    log: { warn: details => void warnings.push(details) },
  });

const failing =
  (...keys: string[]) =>
  async (key: string) => {
    tried.push(key);
    if (keys.includes(key)) throw new CallError(`/${key}: answered 500`, retryAfter.minute);
  };

/** What is tried in a poll at this time, in minutes. */
async function polled(calls: ReturnType<typeof callsOf>, minutes: number, work = failing('a')) {
  now = minutes * 60_000;
  tried = [];
  await calls.each(everyPoll(['a', 'b', 'c']), work);
  calls.finish();
  return tried.join('');
}

test('a key that fails comes last, and is tried after a pause that doubles up to ten minutes', async () => {
  const calls = callsOf();
  expect(await polled(calls, 0)).toBe('abc');
  expect(await polled(calls, 0.9)).toBe('bc');
  expect(await polled(calls, 1)).toBe('bca');
  expect(await polled(calls, 2)).toBe('bc');
  expect(await polled(calls, 3)).toBe('bca');
  for (const minutes of [7, 15, 25, 35]) expect(await polled(calls, minutes)).toBe('bca');
  expect(await polled(calls, 44)).toBe('bc');

  expect(warnings).toEqual([{ source: 'scorer', item: 'a', problem: '/a: answered 500' }]);
  expect(calls.notes()).toEqual(['/a: answered 500']);
  expect(await polled(calls, 45, failing())).toBe('bca');
  expect(calls.notes()).toEqual([]);
});

test('an item is called again after its interval, also when the call failed, and never without one', async () => {
  const calls = callsOf();
  const plan = new Map([
    ['a', 180_000],
    ['b', 60_000],
    ['c', null],
  ]);
  const called = [];
  for (const minutes of [0, 0.9, 1, 2, 3]) {
    now = minutes * 60_000 + 180_000;
    tried = [];
    await calls.each(plan, failing('a'));
    called.push(tried.join(''));
  }

  expect(called).toEqual(['ab', '', 'b', 'b', 'ba']);
});

test('when every key of essential calls fails, the source cannot be used', async () => {
  await expect(polled(callsOf(true), 0, failing('a', 'b', 'c'))).rejects.toEqual(
    new ProviderError('/a: answered 500', retryAfter.minute),
  );
  await polled(callsOf(true), 0, failing('a', 'b'));
  await polled(callsOf(false), 0, failing('a', 'b', 'c'));
});

test('an error that concerns the provider ends the poll', async () => {
  const wrongKey = async (key: string) => {
    tried.push(key);
    throw new ProviderError('the key is not valid', retryAfter.hour);
  };

  await expect(polled(callsOf(), 0, wrongKey)).rejects.toThrow('the key is not valid');
  expect(tried).toEqual(['a']);
});
