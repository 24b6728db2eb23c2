import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { runAdmin } from '@/tests/fixtures/servers/start-admin';
import { startApi } from '@/tests/fixtures/servers/start-api';
import { post, settings, subscriberEmail, subscribersOf, openBackupFolder } from './made-backup';

/*
 * A backup as an operator makes and restores it: the programs, real databases, real links. Restores in
 * other situations are in `restores.deep.test.ts`: each starts the commands several times.
 */
const folder = openBackupFolder();
const { backup } = folder;

test('a backup lists its contents, and the API continues unaffected', () => {
  expect(backup.made).toMatchObject({ code: 0, errors: '' });
  expect(backup.made.out).toMatch(/^Backed up \d+ rows of 31 tables, 4 secrets, \d+ content files/);
  expect(backup.readyStatus).toBe(200);
});

test('a backup of a running API is one file for its owner only, and leaves nothing else behind', () => {
  expect(statSync(backup.file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder.parent).filter(name => name.includes('partial'))).toEqual([]);
  expect(readdirSync(backup.source.DATA_DIR).filter(name => name.startsWith('backup-'))).toEqual(
    [],
  );
});

test('a backup on a full disk fails, and leaves no part of a file', () => {
  expect(backup.onFullDisk).toMatchObject({ code: 1, out: '' });
  expect(backup.onFullDisk.errors).toContain('There is not enough space');
  expect(readdirSync(folder.parent).filter(name => name.startsWith('full'))).toEqual([]);
});

test('an old unsubscribe link works after a backup was restored into an empty place', async () => {
  const target = folder.place('restored');
  const restored = await runAdmin(['restore', backup.file], target);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.out).toMatch(/^Restored \d+ rows of 31 tables/);
  expect(existsSync(join(target.CONTENT_DIR, 'pages/our-own.md'))).toBe(true);
  expect(statSync(join(target.DATA_DIR, 'newsletter.secret')).mode & 0o777).toBe(0o600);
  const copy = readFileSync(join(target.DATA_DIR, 'restored-settings.env'), 'utf8');
  expect(parseEnv(copy)).toMatchObject(settings);

  expect(await unsubscribe(target)).toEqual([
    expect.stringMatching(`^${subscriberEmail},unsubscribed,`),
  ]);
}, 120_000);

test('a rehearsal runs from its own folder and settings, and sends nothing', async () => {
  const into = join(folder.parent, 'rehearsal');
  const restored = await runAdmin(['restore', backup.file, '--into', into, '--ports', '0,0,0'], {
    // Where the site itself runs.
    ...backup.source,
    SMTP_URL: 'smtp://mail.example',
  });
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.out).toContain(`node --env-file=${into}/.env scripts/start.mjs`);
  const rehearsed = parseEnv(readFileSync(join(into, '.env'), 'utf8')) as Record<string, string>;
  expect(rehearsed).toMatchObject({ SITE_NAME: settings.SITE_NAME, SMTP_URL: '' });
  const again = await runAdmin(['restore', backup.file, '--into', into], backup.source);
  expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('is not empty') });

  expect(await unsubscribe(rehearsed)).toHaveLength(1);
  expect(await subscribersOf(backup.source)).toEqual([
    expect.stringMatching(`^${subscriberEmail},subscribed,`),
  ]);
}, 120_000);

/** Follows the old link on an API with these settings. Returns its subscribers then. */
async function unsubscribe(place: Record<string, string>): Promise<string[]> {
  const api = await startApi(place);
  const left = await post(`${api.url}/api/pages/newsletter/unsubscribe/`, {
    token: backup.oldLink,
  });
  await api.stop();
  expect(left.status).toBe(204);
  return subscribersOf(place);
}
