import { existsSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVisitorStore } from '@/api/store/visitor-store';
import { runAdmin, startAdmin } from '@/tests/fixtures/servers/start-admin';
import { startApi } from '@/tests/fixtures/servers/start-api';
import { isPostgresThere, openEmbedded, ownPostgresUrl } from './databases';
import { post, subscriberEmail, subscribersOf, openBackupFolder } from './made-backup';

const folder = openBackupFolder();
const { backup } = folder;

test('a secret of the settings is in the backup', async () => {
  const target = folder.place('own-secret');
  const other = join(folder.parent, 'own-secret.tar.gz');
  await runAdmin(['backup', other], {
    ...backup.source,
    NEWSLETTER_SECRET: 'a secret of the settings',
  });
  const restored = await runAdmin(['restore', other], {
    ...target,
    NEWSLETTER_SECRET: 'another secret of settings',
  });

  expect(readFileSync(join(target.DATA_DIR, 'newsletter.secret'), 'utf8')).toBe(
    'a secret of the settings',
  );
  expect(restored.out).toContain('NEWSLETTER_SECRET is not the one of the backup');
}, 60_000);

test('an existing file or a place in use is replaced only with --force', async () => {
  const again = await runAdmin(['backup', backup.file], backup.source);
  const target = folder.place('in-use');
  const database = await openEmbedded(target.DATA_DIR);
  const whileRunning = await runAdmin(['restore', backup.file], target);
  await database.close();
  expect((await runAdmin(['restore', backup.file], target)).code).toBe(0);
  writeFileSync(join(target.CONTENT_DIR, 'pages/our-own.md'), 'changed');
  const refused = await runAdmin(['restore', backup.file], target);
  const forced = await runAdmin(['restore', backup.file, '--force'], target);

  expect(again).toMatchObject({ code: 1, out: '' });
  expect(again.errors).toContain('exists already');
  expect(whileRunning.code).toBe(1);
  expect(whileRunning.errors).toContain(`in use by process ${process.pid}`);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.errors).toContain('Nothing was restored.');
  expect(forced).toMatchObject({ code: 0, errors: '' });
  const aside = /The content that was there is in (.+)\.\n/.exec(forced.out)?.[1] ?? '';
  expect(readFileSync(join(aside, 'pages/our-own.md'), 'utf8')).toBe('changed');
}, 120_000);

test('a restore that is killed while it writes leaves an empty place, which the API refuses', async () => {
  const target = folder.place('killed');
  await (await openEmbedded(target.DATA_DIR)).close();
  const restore = startAdmin(['restore', backup.file], target);
  const watching = watch(target.DATA_DIR, (_, name) => {
    if (name === 'restore-unfinished') void restore.stop();
  });
  const code = await restore.exit();
  watching.close();
  expect(code).toBeNull();

  await expect(startApi(target)).rejects.toThrow('A restore was interrupted.');
  const left = await openEmbedded(target.DATA_DIR);
  expect(await createVisitorStore(left).allSubscribers()).toEqual([]);
  await left.close();
  expect(existsSync(join(target.DATA_DIR, 'newsletter.secret'))).toBe(false);
  const again = await runAdmin(['restore', backup.file], target);
  expect(again).toMatchObject({ code: 0, errors: '' });
  expect(await subscribersOf(target)).toHaveLength(1);
}, 120_000);

const withPostgres = isPostgresThere() ? test : test.skip;

withPostgres(
  'the same file restores into Postgres, and from there into the embedded database',
  async () => {
    const postgres = await ownPostgresUrl();
    const target = { ...folder.place('postgres'), DATABASE_URL: postgres.url };
    const restored = await runAdmin(['restore', backup.file], target);
    const api = await startApi(target);
    const left = await post(`${api.url}/api/pages/newsletter/unsubscribe/`, {
      token: backup.oldLink,
    });
    const whileRunning = await runAdmin(['restore', backup.file, '--force'], target);
    const back = join(folder.parent, 'from-postgres.tar.gz');
    const backedUp = await runAdmin(['backup', back], target);
    await api.stop();
    await postgres.drop();
    const embedded = folder.place('back');
    const again = await runAdmin(['restore', back], embedded);

    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(left.status).toBe(204);
    expect(whileRunning.errors).toContain('The API is connected to this database');
    expect(backedUp).toMatchObject({ code: 0, errors: '' });
    expect(again).toMatchObject({ code: 0, errors: '' });
    expect(await subscribersOf(embedded)).toEqual([
      expect.stringMatching(`^${subscriberEmail},unsubscribed,`),
    ]);
  },
  180_000,
);
