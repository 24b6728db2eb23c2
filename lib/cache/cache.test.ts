import { failed, flushPromises, found, missing, testCache } from '@/tests/fixtures/test-cache';

test('a value is loaded once and used until its lifetime is over', async () => {
  const { source, text } = testCache();

  expect(await text()).toBe('miss first');
  source.respond = () => found('second');
  source.now += 4999;
  expect(await text()).toBe('hit first');
  expect(source.loads).toBe(1);
});

test('ten thousand concurrent callers wait for one load', async () => {
  const { source, text, delayLoad } = testCache();
  const resolveLoad = delayLoad();
  const all = Array.from({ length: 10_000 }, () => text());
  resolveLoad(found('only'));

  expect(new Set(await Promise.all(all))).toEqual(new Set(['miss only']));
  expect(source.loads).toBe(1);
});

test('a stale value is used immediately while a new one is loaded', async () => {
  const { source, text, delayLoad } = testCache();
  await text();
  source.now += 6000;
  const resolveLoad = delayLoad();

  expect(await Promise.all([text(), text()])).toEqual(['stale first', 'stale first']);
  resolveLoad(found('second'));
  await flushPromises();

  expect(await text()).toBe('hit second');
  expect(source.loads).toBe(2);
});

test.each([
  [5000, 10_000],
  [30_000, 60_000],
  [300_000, 330_000],
])('a value that is fresh for %s ms is not used after %s ms', async (lifetimeMs, endMs) => {
  const { source, text } = testCache();
  source.respond = () => ({ ...found('first'), lifetimeMs });
  await text();

  source.now += endMs - 1;
  expect(await text()).toBe('stale first');
  await flushPromises();
  source.now += endMs;
  source.respond = () => found('second');
  expect(await text()).toBe('miss second');
});

test('a caller waits for the new value when there is no time for stale ones', async () => {
  const { source, text } = testCache({ isStaleSent: false });
  await text();
  source.now += 5000;
  source.respond = () => found('second');

  expect(await text()).toBe('miss second');
});

test('a cached value can be peeked at, also while it is being loaded', async () => {
  const { source, text, peek, delayLoad } = testCache();
  const resolveLoad = delayLoad();
  const pending = text();
  expect([peek('/'), peek('/other')]).toEqual(['loading', null]);
  resolveLoad(found('page'));
  await pending;
  source.respond = () => missing('lost');
  await text('/lost');

  expect(peek('/')).toEqual({ value: 'page', isFresh: true });
  expect(peek('/lost')).toEqual({ value: 'lost', isFresh: true });
  source.now += 60_000;
  expect([peek('/'), peek('/lost')]).toMatchObject([{ isFresh: false }, { isFresh: false }]);
});

describe('while nothing new can be loaded', () => {
  test('the older value is used while its source fails, and the source is asked again a second later', async () => {
    const { source, text } = testCache();
    await text();
    source.now += 60_000;
    source.respond = () => failed('down');

    expect(await text()).toBe('miss first');
    source.now += 900;
    expect(await text()).toBe('hit first');
    expect(source.loads).toBe(2);
    source.now += 200;
    source.respond = () => found('back');
    await text();
    await flushPromises();
    expect(await text()).toBe('hit back');
  });

  test('the older value is too old after a day', async () => {
    const { source, text } = testCache();
    await text();
    source.now += 25 * 60 * 60 * 1000;
    source.respond = () => failed('down');

    expect(await text()).toBe('miss down');
  });

  test('a failure without an older value is used until its lifetime is over', async () => {
    const { source, text } = testCache();
    source.respond = () => failed('down', 1000);

    expect(await text()).toBe('miss down');
    expect(await text()).toBe('hit down');
    source.now += 1001;
    source.respond = () => found('back');
    expect(await text()).toBe('miss back');
  });

  test('a value that its source reports missing is missing', async () => {
    const { source, text } = testCache();
    await text();
    source.now += 60_000;
    source.respond = () => missing('missing');

    expect(await text()).toBe('miss missing');
  });

  test('a load that rejects is repeated by the next caller', async () => {
    const { source, text } = testCache();
    source.respond = () => Promise.reject(new Error('broken'));
    await expect(text()).rejects.toThrow('broken');

    source.respond = () => found('mended');
    expect(await text()).toBe('miss mended');
  });
});

test('a value without a lifetime is loaded every time', async () => {
  const { source, text } = testCache();
  source.respond = () => ({ ...found('own'), lifetimeMs: null });

  expect([await text(), await text()]).toEqual(['miss own', 'miss own']);
});
