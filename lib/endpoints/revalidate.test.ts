import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteEnv } from '@/lib/env';
import { persistedSecret } from '@/lib/settings/persisted-secret';
import { isAuthorised } from './revalidate';

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

test('only the token is accepted when one is set, and nothing when it is empty', () => {
  const secret = persistedSecret(dataDir, 'revalidate');
  siteEnv().REVALIDATE_TOKEN = 'chosen';
  expect([isAuthorised('Bearer chosen'), isAuthorised(`Bearer ${secret}`)]).toEqual([true, false]);

  siteEnv().REVALIDATE_TOKEN = '';
  expect([isAuthorised('Bearer '), isAuthorised('Bearer chosen')]).toEqual([false, false]);
});
