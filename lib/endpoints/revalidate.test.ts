import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { sharePageServer } from '@/lib/http/page-server';
import { siteEnv } from '@/lib/env';
import { persistedSecret } from '@/lib/settings/persisted-secret';
import { createRevalidation, isAuthorised } from './revalidate';

const dataDir = mkdtempSync(path.join(tmpdir(), 'off-the-bat-publish-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

beforeEach(() => {
  siteEnv().DATA_DIR = dataDir;
  delete siteEnv().REVALIDATE_TOKEN;
});

test('a client with the secret of the data folder may report changes', () => {
  const secret = persistedSecret(dataDir, 'revalidate');

  expect(isAuthorised(`Bearer ${secret}`)).toBe(true);
  expect(isAuthorised(`bearer ${secret}`)).toBe(true);
  for (const authorization of [null, '', secret, 'Bearer ', `Bearer ${secret}x`, `Basic ${secret}`])
    expect(isAuthorised(authorization)).toBe(false);
});

test('with a token set only that one is accepted, and with an empty one none is', () => {
  const secret = persistedSecret(dataDir, 'revalidate');
  siteEnv().REVALIDATE_TOKEN = 'chosen';
  expect([isAuthorised('Bearer chosen'), isAuthorised(`Bearer ${secret}`)]).toEqual([true, false]);

  siteEnv().REVALIDATE_TOKEN = '';
  expect([isAuthorised('Bearer '), isAuthorised('Bearer chosen')]).toEqual([false, false]);
});

describe('a change of content', () => {
  const revalidate = createRevalidation(50);
  let host: HttpHost;
  let requests: string[];
  let formats: Set<string | undefined>;

  beforeEach(async () => {
    requests = [];
    formats = new Set();
    host = await httpHost((request, response) => {
      requests.push(request.url ?? '');
      formats.add(request.headers.cookie);
      response.end();
    });
    siteEnv().PORT = Number(new URL(host.url).port);
  });
  afterEach(() => host.close());

  test('drops the cached pages, then renders those that show what changed', async () => {
    const requestsBefore: number[] = [];
    sharePageServer({ publications: () => 0, publish: () => requestsBefore.push(requests.length) });

    await revalidate(['news', 'news:rain', 'news', 'banner:odds_header_banner']);

    expect(requests.slice(0, 3)).toEqual(['/news', '/', '/news/rain']);
    expect([new Set(requests).size, requests.length, formats.size]).toEqual([3, 15, 5]);
    expect(requestsBefore).toEqual([0]);
  });

  test('is rendered in one round, also when it is reported twice or with other changes', async () => {
    const publish = jest.fn();
    sharePageServer({ publications: () => 0, publish });

    await Promise.all([
      revalidate(['news']),
      revalidate(['news:rain']),
      revalidate(['news', 'news:rain'], { isRepeat: true }),
    ]);

    expect(publish).toHaveBeenCalledTimes(3);
    expect([new Set(requests).size, requests.length]).toEqual([3, 15]);
  });

  test('that is reported later is rendered in a round of its own', async () => {
    await revalidate(['news:rain']);
    const first = requests.length;
    await revalidate(['news:rain']);

    expect(requests.length).toBe(2 * first);
  });

  test('of everything at once renders a few pages only', async () => {
    await revalidate(Array.from({ length: 500 }, (_, at) => `page:${at}`));

    expect(requests.length).toBeLessThan(20);
  });
});
