import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { collectResources, noResources } from '@/lib/cache/resources-used';
import { sharedPublications } from '@/lib/cache/shared-publications';
import { Leagues } from '@/lib/contract/series';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { nullOnClientError } from './api-error';
import { getFresh, getResponse, getWithTimestamp } from './client';

const start = 1_795_681_200_000;
let host: HttpHost;
let clock: jest.SpiedFunction<typeof Date.now>;
let requests: number;
let status: number;
let body: string;
let path: string;
let paths = 0;

beforeEach(async () => {
  jest.spyOn(log, 'warn').mockImplementation();
  clock = jest.spyOn(Date, 'now').mockReturnValue(start);
  requests = 0;
  // Entries that other tests have cached stay in the memory of the process.
  paths += 1;
  path = `/api/leagues/?test=${paths}`;
  respond('IPL');
  host = await httpHost((_, response) => {
    requests += 1;
    response.writeHead(status).end(body);
  });
  siteEnv().API_URL = host.url;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await host.close();
});

function respond(name: string, responseStatus = 200): void {
  status = responseStatus;
  body =
    status === 200
      ? JSON.stringify({ leagues: [{ slug: 'a', name }] })
      : JSON.stringify({ detail: name });
}
const options = { lifetimeSeconds: 300, tags: ['leagues'] };
const get = async () => (await getResponse(path, Leagues, options))?.leagues[0]?.name ?? null;
const pass = (seconds: number) => clock.mockReturnValue(Date.now() + seconds * 1000);

test('a response is requested once in its lifetime, for all callers together', async () => {
  expect(await Promise.all([get(), get(), get()])).toEqual(['IPL', 'IPL', 'IPL']);
  respond('BBL');
  pass(299);
  expect(await get()).toBe('IPL');
  expect(requests).toBe(1);

  pass(1);
  expect(await get()).toBe('BBL');
});

test('a response is requested again after a publication of its tag, and not of another tag', async () => {
  await get();
  respond('BBL');
  sharedPublications().publish(['menu']);
  expect(await get()).toBe('IPL');

  sharedPublications().publish(['leagues']);
  expect(await get()).toBe('BBL');
});

test('a missing resource is requested again after ten seconds', async () => {
  respond('Not found.', 404);
  expect([await get(), await get()]).toEqual([null, null]);
  expect(requests).toBe(1);

  respond('IPL');
  pass(11);
  expect(await get()).toBe('IPL');
});

test('the last response is used with its time while the host is down', async () => {
  const before = await getWithTimestamp(path, Leagues, options);
  respond('Starting.', 503);
  sharedPublications().publish(['leagues']);
  pass(301);
  expect(await getWithTimestamp(path, Leagues, options)).toEqual(before);
  expect(before?.at).toBe(start / 1000);

  respond('No.', 400);
  pass(60);
  await expect(get()).rejects.toMatchObject({ status: 400 });

  respond('BBL');
  expect(await get()).toBe('BBL');
});

test('a call without an earlier response is an error, and every caller asks again', async () => {
  respond('Starting.', 503);
  await expect(get()).rejects.toMatchObject({ status: 503, digest: 'API_DOWN' });

  respond('IPL');
  expect(await get()).toBe('IPL');
});

describe('a resource that a URL names', () => {
  test.each([404, 400, 414, 422])(
    'a resource that a URL names is not found where the host responds %s',
    async hostStatus => {
      respond('No.', hostStatus);
      expect(await nullOnClientError(get())).toBeNull();
    },
  );

  test.each([403, 429, 500])(
    'a resource that a URL names is an error where the host responds %s',
    async hostStatus => {
      respond('No.', hostStatus);
      await expect(nullOnClientError(get())).rejects.toMatchObject({ status: hostStatus });
    },
  );
});

describe('what is rendered from a response', () => {
  const usedBy = async (render: () => Promise<unknown>) => {
    const used = noResources();
    await collectResources(used, () => render().catch(() => undefined));
    return { tags: [...used.tags], seconds: (used.freshUntil - Date.now()) / 1000 };
  };

  test('a rendering has its tags, and the remaining lifetime', async () => {
    expect(await usedBy(get)).toEqual({ tags: ['leagues'], seconds: 300 });
    pass(100);
    expect(await usedBy(get)).toEqual({ tags: ['leagues'], seconds: 200 });
  });

  test('a rendering is soon repeated where the resource is missing, old, or failed', async () => {
    respond('Not found.', 404);
    expect(await usedBy(get)).toEqual({ tags: ['leagues'], seconds: 10 });

    path += '&found';
    respond('IPL');
    await get();
    respond('Starting.', 503);
    pass(301);
    expect(await usedBy(get)).toEqual({ tags: ['leagues'], seconds: 1 });

    path += '&again';
    expect(await usedBy(get)).toEqual({ tags: ['leagues'], seconds: 0 });
  });

  test('a rendering is not cached where the response is not', async () => {
    expect((await usedBy(() => getFresh(path, Leagues))).seconds).toBe(-Infinity);
  });
});
