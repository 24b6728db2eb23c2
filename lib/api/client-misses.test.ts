import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';
import { Leagues } from '../contract/league';
import { siteEnv } from '../env';
import { log } from '../log';
import { noneIfRefused } from './api-error';
import { getAnswer } from './client';

let depth = 0;
const kept = new Map<string, unknown>();

/** As Next has it: what a page asks for outside of what is kept makes the page fail. */
jest.mock('next/cache', () => ({
  unstable_cache: (ask: () => Promise<unknown>, key: string[]) => async () => {
    const name = key.join(' ');
    if (!kept.has(name)) {
      depth += 1;
      kept.set(name, await ask().finally(() => (depth -= 1)));
    }
    return kept.get(name);
  },
}));

let host: HttpHost;
let outside: number;
let status: number;
beforeEach(async () => {
  kept.clear();
  outside = 0;
  status = 404;
  host = await httpHost((_, response) => {
    if (depth === 0) outside += 1;
    response.writeHead(status).end('{"detail":"Not found."}');
  });
  siteEnv().API_URL = host.url;
});
afterEach(() => host.close());

test('what the host did not have is asked for again after a while, never by the page itself', async () => {
  const get = () => getAnswer('/api/leagues/', Leagues, { lifetimeSeconds: 300, tags: [] });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  expect(await get()).toBeNull();

  clock.mockReturnValue(1_000_000 + 11_000);
  expect(await get()).toBeNull();

  expect([...kept.keys()]).toEqual(['api /api/leagues/', 'miss', 'api again /api/leagues/']);
  expect(outside).toBe(0);
  clock.mockRestore();
});

describe('what an address names', () => {
  const get = () =>
    noneIfRefused(getAnswer('/api/leagues/', Leagues, { lifetimeSeconds: 300, tags: [] }));
  beforeEach(() => void jest.spyOn(log, 'warn').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  test.each([404, 400, 414, 422])('is not there where the host answers %s', async answered => {
    status = answered;
    expect(await get()).toBeNull();
  });

  test.each([403, 429, 500])('is not known where the host answers %s', async answered => {
    status = answered;
    await expect(get()).rejects.toMatchObject({ status: answered });
  });
});
