import { aFetchedPage as fresh } from '@/tests/fixtures/fetched-page';
import { createPageCache, type Fetched } from './page-cache';

let now: number;
let asked: number;
let edition: number;
/** What Next answers when asked; a test holds an answer back by a promise. */
let answer: () => Fetched | Promise<Fetched>;

function fetchPage(): Promise<Fetched> {
  asked += 1;
  return Promise.resolve(answer());
}

/** A page that is under way until it is given. */
function heldBack() {
  let give: (fetched: Fetched) => void = () => {};
  const promise = new Promise<Fetched>(resolve => (give = resolve));
  answer = () => promise;
  return (fetched: Fetched) => give(fetched);
}

/** Everything that waits has gone on. */
const settled = () => new Promise(resolve => setImmediate(resolve));

beforeEach(() => {
  now = 1_000_000;
  asked = 0;
  edition = 0;
  answer = () => fresh('first');
});

const createCache = () => {
  const cache = createPageCache({ maxBytes: 100_000, now: () => now, edition: () => edition });
  const text = async (key = '/') => {
    const { page, outcome } = await cache.get(key, fetchPage);
    return `${outcome} ${page.etag}`;
  };
  return { ...cache, text, publish: () => void (edition += 1) };
};

test('a page is asked for once and sent until its lifetime is over', async () => {
  const { text } = createCache();

  expect(await text()).toBe('miss first');
  answer = () => fresh('second');
  now += 4999;
  expect(await text()).toBe('hit first');
  expect(asked).toBe(1);
});

test('ten thousand who ask at once wait for one page', async () => {
  const give = heldBack();
  const { text } = createCache();
  const all = Array.from({ length: 10_000 }, () => text());
  give(fresh('only'));

  expect(new Set(await Promise.all(all))).toEqual(new Set(['miss only']));
  expect(asked).toBe(1);
});

test('an old page is sent at once while one new one is made', async () => {
  const { text } = createCache();
  await text();
  now += 6000;
  const give = heldBack();

  expect(await Promise.all([text(), text()])).toEqual(['stale first', 'stale first']);
  give(fresh('second'));
  await settled();

  expect(await text()).toBe('hit second');
  expect(asked).toBe(2);
});

test('one that is much too old is waited for', async () => {
  const { text } = createCache();
  await text();
  now += 60_000;
  answer = () => fresh('second');

  expect(await text()).toBe('miss second');
});

describe('when Next sends its own old copy of one that is much too old', () => {
  const old = () => ({ ...fresh('old'), isStale: true, lifetimeMs: 1000 });

  test('it is asked again until the new one is there', async () => {
    const { text } = createCache();
    answer = () => (asked < 4 ? old() : fresh('new'));

    expect(await text()).toBe('miss new');
    expect(await text()).toBe('hit new');
  });

  test('who has an old page to look at waits for nothing', async () => {
    const { text } = createCache();
    await text();
    now += 6000;
    answer = old;

    expect(await text()).toBe('stale first');
    await settled();
    expect(asked).toBe(2);
  });

  test('and none comes, the old one is sent, and for a while nobody waits for another', async () => {
    const { text } = createCache();
    answer = old;
    expect(await text()).toBe('miss old');
    const tries = asked;
    expect(tries).toBeGreaterThan(1);

    expect(await text('/other')).toBe('miss old');
    expect(asked).toBe(tries + 1);
    now += 6000;
    answer = () => (asked < tries + 4 ? old() : fresh('new'));
    expect(await text('/third')).toBe('miss new');
  });
});

test('what makes nothing new is held: kept or under way, and nowhere that is fresh', async () => {
  const { text, holds } = createCache();
  const give = heldBack();
  const asking = text();
  expect([holds('/'), holds('/other')]).toEqual([true, false]);
  give(fresh('page'));
  await asking;
  answer = () => fresh('lost', 404);
  await text('/lost');

  expect([holds('/'), holds('/lost')]).toEqual([true, true]);
  now += 60_000;
  expect([holds('/'), holds('/lost')]).toEqual([true, false]);
});

describe('when no new page can be made', () => {
  test('the old one is sent, and Next is asked again a second later', async () => {
    const { text } = createCache();
    await text();
    now += 60_000;
    answer = () => fresh('down', 503);

    expect(await text()).toBe('miss first');
    now += 900;
    expect(await text()).toBe('hit first');
    expect(asked).toBe(2);
    now += 200;
    answer = () => fresh('back');
    await text();
    await settled();
    expect(await text()).toBe('hit back');
  });

  test('after a day it is too old for that', async () => {
    const { text } = createCache();
    await text();
    now += 25 * 60 * 60 * 1000;
    answer = () => fresh('down', 503);

    expect(await text()).toBe('miss down');
  });

  test('a failure without an old page is sent as it is, and never once the host is back', async () => {
    answer = () => ({ ...fresh('down', 503), lifetimeMs: 1000 });
    const { text } = createCache();

    expect(await text()).toBe('miss down');
    expect(await text()).toBe('hit down');
    now += 1001;
    answer = () => fresh('back');
    expect(await text()).toBe('miss back');
  });

  test('a page that is gone is gone', async () => {
    const { text } = createCache();
    await text();
    now += 60_000;
    answer = () => fresh('missing', 404);

    expect(await text()).toBe('miss missing');
  });

  test('what fails to be asked for rejects, and is asked for again', async () => {
    const { text } = createCache();
    answer = () => Promise.reject(new Error('broken'));
    await expect(text()).rejects.toThrow('broken');

    answer = () => fresh('mended');
    expect(await text()).toBe('miss mended');
  });
});

test('what may not be kept is asked for every time', async () => {
  answer = () => ({ ...fresh('own'), lifetimeMs: null });
  const { text } = createCache();

  expect([await text(), await text()]).toEqual(['miss own', 'miss own']);
});

describe('after a publish', () => {
  test('nothing held is sent before it was asked for anew', async () => {
    const { text, publish } = createCache();
    await text();
    answer = () => fresh('second');
    publish();

    expect(await text()).toBe('miss second');
    expect(await text()).toBe('hit second');
  });

  test("Next's old copy is asked for again until the new one is there", async () => {
    const { text, publish } = createCache();
    await text();
    publish();
    answer = () =>
      asked < 4 ? { ...fresh('first'), isStale: true, lifetimeMs: 1000 } : fresh('second');

    expect(await text()).toBe('miss second');
  });

  test('a page that was under way is not kept as new', async () => {
    const { text, publish } = createCache();
    const give = heldBack();
    const before = text();
    publish();
    answer = () => fresh('second');
    expect(await text()).toBe('miss second');
    give(fresh('first'));

    expect(await before).toBe('miss first');
    expect(await text()).toBe('hit second');
  });

  test('the old page still stands in while none can be made', async () => {
    const { text, publish } = createCache();
    await text();
    publish();
    answer = () => fresh('down', 503);

    expect(await text()).toBe('miss first');
  });
});
