import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';
import { sharePageServer } from '../domain/page-server';
import { siteEnv } from '../env';
import { keptSecret } from '../kept-secret';
import { mayPublish, publish } from './publish';

const dataDir = mkdtempSync(path.join(tmpdir(), 'off-the-bat-publish-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

beforeEach(() => {
  siteEnv().DATA_DIR = dataDir;
  delete siteEnv().REVALIDATE_TOKEN;
});

test('whoever knows the secret of the data folder may tell of changes', () => {
  const secret = keptSecret(dataDir, 'revalidate');

  expect(mayPublish(`Bearer ${secret}`)).toBe(true);
  expect(mayPublish(`bearer ${secret}`)).toBe(true);
  for (const guess of [null, '', secret, 'Bearer ', `Bearer ${secret}x`, `Basic ${secret}`])
    expect(mayPublish(guess)).toBe(false);
});

test('a token that is set is the only one, and an empty one lets nobody', () => {
  const secret = keptSecret(dataDir, 'revalidate');
  siteEnv().REVALIDATE_TOKEN = 'chosen';
  expect([mayPublish('Bearer chosen'), mayPublish(`Bearer ${secret}`)]).toEqual([true, false]);

  siteEnv().REVALIDATE_TOKEN = '';
  expect([mayPublish('Bearer '), mayPublish('Bearer chosen')]).toEqual([false, false]);
});

describe('a publish', () => {
  let host: HttpHost;
  let asked: string[];
  let formats: Set<string | undefined>;

  beforeEach(async () => {
    asked = [];
    formats = new Set();
    host = await httpHost((request, response) => {
      asked.push(request.url ?? '');
      formats.add(request.headers.cookie);
      response.end();
    });
    siteEnv().PORT = Number(new URL(host.url).port);
  });
  afterEach(() => host.close());

  test('makes the pages that show what changed, after the page server has heard', async () => {
    const heardBefore: number[] = [];
    sharePageServer({ publish: () => heardBefore.push(asked.length) });

    await publish(['news', 'news:rain', 'news', 'banner:odds_header_banner']);

    expect(asked.slice(0, 3)).toEqual(['/news', '/', '/news/rain']);
    expect([new Set(asked).size, asked.length, formats.size]).toEqual([3, 15, 5]);
    expect(heardBefore).toEqual([0]);
  });

  test('of everything at once makes only a few ahead', async () => {
    await publish(Array.from({ length: 500 }, (_, at) => `page:${at}`));

    expect(asked.length).toBeLessThan(20);
  });
});
