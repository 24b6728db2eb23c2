import { GET as healthz } from '@/app/healthz/route';
import { GET as readyz } from '@/app/readyz/route';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { siteEnv } from '@/lib/env';

/** In place of a status: no response. */
const silence = 0;

let host: HttpHost;
let statuses: Record<string, number>;

beforeAll(async () => {
  host = await httpHost((request, response) => {
    const status = statuses[request.url ?? ''] ?? 404;
    if (status !== silence) response.writeHead(status).end('{}');
  });
  siteEnv().API_URL = host.url;
});
afterAll(() => host.close());

const resultOf = async () => {
  const [ready, alive] = await Promise.all([readyz(), healthz()]);
  return { readyz: ready.status, healthz: alive.status, ...(await alive.json()) };
};

test('the site is ready when its API is', async () => {
  statuses = { '/readyz': 200, '/healthz': 200 };

  expect(await resultOf()).toMatchObject({ readyz: 200, healthz: 200, api: 'reached' });
});

test('the site is not ready while its API is alive and waits for its database', async () => {
  statuses = { '/readyz': 503, '/healthz': 200 };

  expect(await resultOf()).toMatchObject({ readyz: 503, healthz: 200, api: 'reached' });
});

test('a host without these calls is reachable, and so the site is ready', async () => {
  statuses = {};

  expect(await resultOf()).toMatchObject({ readyz: 200, healthz: 200, api: 'reached' });
});

test.each([
  ['answers them with an error', 500],
  ['does not answer them', silence],
])('a host that %s is reachable while it serves pages', async (_, status) => {
  statuses = { '/readyz': status, '/healthz': status, '/api/pages/links/': 200 };

  expect(await resultOf()).toMatchObject({ readyz: 200, healthz: 200, api: 'reached' });
});

test('a host is not reached when its pages fail too', async () => {
  statuses = { '/readyz': 500, '/healthz': 500, '/api/pages/links/': 502 };

  expect(await resultOf()).toMatchObject({ readyz: 503, healthz: 200, api: 'not reached' });
});

test('the site is alive and not ready without its API', async () => {
  await host.close();

  expect(await resultOf()).toMatchObject({ readyz: 503, healthz: 200, api: 'not reached' });
});
