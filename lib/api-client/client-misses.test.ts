import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { Leagues } from '@/lib/contract/league';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { nullOnClientError } from './api-error';
import { getResponse, getWithTimestamp } from './client';

let depth = 0;
const cache = new Map<string, unknown>();

/** Like Next: an uncached request by a cached page makes the page fail. */
jest.mock('next/cache', () => ({
  unstable_cache: (load: () => Promise<unknown>, key: string[]) => async () => {
    const name = key.join(' ');
    if (!cache.has(name)) {
      depth += 1;
      cache.set(name, await load().finally(() => (depth -= 1)));
    }
    return cache.get(name);
  },
}));

let host: HttpHost;
let outside: number;
let status: number;
let body: string;
beforeEach(async () => {
  cache.clear();
  outside = 0;
  status = 404;
  body = '{"detail":"Not found."}';
  host = await httpHost((_, response) => {
    if (depth === 0) outside += 1;
    response.writeHead(status).end(body);
  });
  siteEnv().API_URL = host.url;
});
afterEach(() => host.close());

test('a 404 is requested again after a while, never by the page itself', async () => {
  const get = () => getResponse('/api/leagues/', Leagues, { lifetimeSeconds: 300, tags: [] });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  expect(await get()).toBeNull();

  clock.mockReturnValue(1_000_000 + 11_000);
  expect(await get()).toBeNull();

  expect([...cache.keys()]).toEqual(['api /api/leagues/', 'miss', 'api again /api/leagues/']);
  expect(outside).toBe(0);
  clock.mockRestore();
});

describe('a resource that a URL names', () => {
  const get = () =>
    nullOnClientError(getResponse('/api/leagues/', Leagues, { lifetimeSeconds: 300, tags: [] }));
  beforeEach(() => void jest.spyOn(log, 'warn').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  test.each([404, 400, 414, 422])('is not found where the host responds %s', async hostStatus => {
    status = hostStatus;
    expect(await get()).toBeNull();
  });

  test.each([403, 429, 500])('is an error where the host responds %s', async hostStatus => {
    status = hostStatus;
    await expect(get()).rejects.toMatchObject({ status: hostStatus });
  });
});

test('after a publication the last response is used while the host is down, for a short time', async () => {
  jest.spyOn(log, 'warn').mockImplementation();
  const get = () =>
    getWithTimestamp('/api/leagues/?down', Leagues, { lifetimeSeconds: 300, tags: ['leagues'] });
  [status, body] = [200, '{"leagues":[{"slug":"ipl","name":"IPL"}]}'];
  const before = await get();

  cache.clear();
  [status, body] = [503, '{"detail":"Starting."}'];
  expect(await get()).toEqual(before);
  expect([...cache.keys()]).toEqual(['miss']);

  [status, body] = [400, '{"detail":"No."}'];
  await expect(get()).rejects.toMatchObject({ status: 400 });

  [status, body] = [200, '{"leagues":[{"slug":"bbl","name":"BBL"}]}'];
  expect((await get())?.data.leagues).toMatchObject([{ slug: 'bbl' }]);
  jest.restoreAllMocks();
});
