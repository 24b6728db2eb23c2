import { aFetchedPage as fresh } from '@/tests/fixtures/fetched-page';
import { createPageCache, type FetchedPage } from './page-cache';

let now: number;
let fetches: number;
let contentVersion: number;
/** The responses of Next; a test delays one by a promise. */
let respond: () => FetchedPage | Promise<FetchedPage>;

function fetchPage(): Promise<FetchedPage> {
  fetches += 1;
  return Promise.resolve(respond());
}

/** A page whose fetch ends when the test resolves it. */
function delayFetch() {
  let resolveFetch: (fetched: FetchedPage) => void = () => {};
  const promise = new Promise<FetchedPage>(resolve => (resolveFetch = resolve));
  respond = () => promise;
  return (fetched: FetchedPage) => resolveFetch(fetched);
}

/** Resolves after all pending promises. */
const flushPromises = () => new Promise(resolve => setImmediate(resolve));

beforeEach(() => {
  now = 1_000_000;
  fetches = 0;
  contentVersion = 0;
  respond = () => fresh('first');
});

const createCache = () => {
  const cache = createPageCache({
    maxBytes: 100_000,
    now: () => now,
    contentVersion: () => contentVersion,
  });
  const text = async (key = '/') => {
    const { page, outcome } = await cache.get(key, fetchPage);
    return `${outcome} ${page.etag}`;
  };
  return { ...cache, text, publish: () => void (contentVersion += 1) };
};

test('a page is fetched once and sent until its lifetime is over', async () => {
  const { text } = createCache();

  expect(await text()).toBe('miss first');
  respond = () => fresh('second');
  now += 4999;
  expect(await text()).toBe('hit first');
  expect(fetches).toBe(1);
});

test('ten thousand concurrent requests wait for one fetch', async () => {
  const resolveFetch = delayFetch();
  const { text } = createCache();
  const all = Array.from({ length: 10_000 }, () => text());
  resolveFetch(fresh('only'));

  expect(new Set(await Promise.all(all))).toEqual(new Set(['miss only']));
  expect(fetches).toBe(1);
});

test('a stale page is sent at once while a new one is fetched', async () => {
  const { text } = createCache();
  await text();
  now += 6000;
  const resolveFetch = delayFetch();

  expect(await Promise.all([text(), text()])).toEqual(['stale first', 'stale first']);
  resolveFetch(fresh('second'));
  await flushPromises();

  expect(await text()).toBe('hit second');
  expect(fetches).toBe(2);
});

describe('when Next sends its own old copy of a page that is too stale', () => {
  const old = () => ({ ...fresh('old'), isStale: true, lifetimeMs: 1000 });

  test('it is requested again until the new one is there', async () => {
    const { text } = createCache();
    respond = () => (fetches < 4 ? old() : fresh('new'));

    expect(await text()).toBe('miss new');
    expect(await text()).toBe('hit new');
  });

  test('a client that is sent a stale page does not wait', async () => {
    const { text } = createCache();
    await text();
    now += 6000;
    respond = old;

    expect(await text()).toBe('stale first');
    await flushPromises();
    expect(fetches).toBe(2);
  });

  test('and no new one arrives, the old one is sent, and for a while no request waits', async () => {
    const { text } = createCache();
    respond = old;
    expect(await text()).toBe('miss old');
    const fetchesBefore = fetches;
    expect(fetchesBefore).toBeGreaterThan(1);

    expect(await text('/other')).toBe('miss old');
    expect(fetches).toBe(fetchesBefore + 1);
    now += 6000;
    respond = () => (fetches < fetchesBefore + 4 ? old() : fresh('new'));
    expect(await text('/third')).toBe('miss new');
  });
});

test('a key needs no new fetch when it is cached or being fetched, and an error while it is fresh', async () => {
  const { text, has } = createCache();
  const resolveFetch = delayFetch();
  const pending = text();
  expect([has('/'), has('/other')]).toEqual([true, false]);
  resolveFetch(fresh('page'));
  await pending;
  respond = () => fresh('lost', 404);
  await text('/lost');

  expect([has('/'), has('/lost')]).toEqual([true, true]);
  now += 60_000;
  expect([has('/'), has('/lost')]).toEqual([true, false]);
});

describe('when no new page can be fetched', () => {
  test('the stale one is sent, and Next is requested again a second later', async () => {
    const { text } = createCache();
    await text();
    now += 60_000;
    respond = () => fresh('down', 503);

    expect(await text()).toBe('miss first');
    now += 900;
    expect(await text()).toBe('hit first');
    expect(fetches).toBe(2);
    now += 200;
    respond = () => fresh('back');
    await text();
    await flushPromises();
    expect(await text()).toBe('hit back');
  });

  test('after a day it is too old for that', async () => {
    const { text } = createCache();
    await text();
    now += 25 * 60 * 60 * 1000;
    respond = () => fresh('down', 503);

    expect(await text()).toBe('miss down');
  });

  test('a failure without a cached page is sent until the host has recovered', async () => {
    respond = () => ({ ...fresh('down', 503), lifetimeMs: 1000 });
    const { text } = createCache();

    expect(await text()).toBe('miss down');
    expect(await text()).toBe('hit down');
    now += 1001;
    respond = () => fresh('back');
    expect(await text()).toBe('miss back');
  });

  test('a page that no longer exists is not found', async () => {
    const { text } = createCache();
    await text();
    now += 60_000;
    respond = () => fresh('missing', 404);

    expect(await text()).toBe('miss missing');
  });

  test('a fetch that fails rejects, and is repeated', async () => {
    const { text } = createCache();
    respond = () => Promise.reject(new Error('broken'));
    await expect(text()).rejects.toThrow('broken');

    respond = () => fresh('mended');
    expect(await text()).toBe('miss mended');
  });
});

test('a page that must not be cached is fetched every time', async () => {
  respond = () => ({ ...fresh('own'), lifetimeMs: null });
  const { text } = createCache();

  expect([await text(), await text()]).toEqual(['miss own', 'miss own']);
});

describe('after a publication', () => {
  test('no page is sent before it was fetched again', async () => {
    const { text, publish } = createCache();
    await text();
    respond = () => fresh('second');
    publish();

    expect(await text()).toBe('miss second');
    expect(await text()).toBe('hit second');
  });

  test("Next's old copy is requested again until the new one is there", async () => {
    const { text, publish } = createCache();
    await text();
    publish();
    respond = () =>
      fetches < 4 ? { ...fresh('first'), isStale: true, lifetimeMs: 1000 } : fresh('second');

    expect(await text()).toBe('miss second');
  });

  test('a page that was being fetched is not cached as new', async () => {
    const { text, publish } = createCache();
    const resolveFetch = delayFetch();
    const before = text();
    publish();
    respond = () => fresh('second');
    expect(await text()).toBe('miss second');
    resolveFetch(fresh('first'));

    expect(await before).toBe('miss first');
    expect(await text()).toBe('hit second');
  });

  test('the stale page is still sent while none can be fetched', async () => {
    const { text, publish } = createCache();
    await text();
    publish();
    respond = () => fresh('down', 503);

    expect(await text()).toBe('miss first');
  });
});
