import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVisitorStore } from '@/api/store/visitor-store';
import {
  runAdmin,
  runAdminOnFullDisk,
  startAdmin,
  type Result,
} from '@/tests/fixtures/servers/start-admin';
import { mailServer } from '@/tests/fixtures/servers/mail-server';
import { startApi } from '@/tests/fixtures/servers/start-api';
import { isPostgresThere, openEmbedded, ownPostgresUrl } from './databases';

/* Backups as an operator makes and restores them: the programs, real databases, real links. */
const parent = mkdtempSync(join(tmpdir(), 'off-the-bat-backup-'));
const email = 'fan@example.org';
const source = { DATA_DIR: join(parent, 'source'), CONTENT_DIR: join(parent, 'content') };
const file = join(parent, 'backup.tar.gz');
let oldLink: string;
let onFullDisk: Result;

const place = (name: string) => ({
  DATA_DIR: join(parent, name),
  CONTENT_DIR: join(parent, `${name}-content`),
});
const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const subscribersOf = async (settings: Record<string, string>) =>
  (await runAdmin(['subscribers'], settings)).out.split('\r\n').slice(1, -1);

beforeAll(async () => {
  cpSync('content', source.CONTENT_DIR, { recursive: true });
  writeFileSync(
    join(source.CONTENT_DIR, 'pages/our-own.md'),
    readFileSync('content/pages/terms.md'),
  );
  const mails = await mailServer();
  const api = await startApi({
    ...source,
    SMTP_URL: mails.url,
    MAIL_FROM: 'post@bat.example',
    SITE_URL: 'https://bat.example',
  });
  await post(`${api.url}/api/pages/newsletter/`, { email, recaptcha: '' });
  while (mails.received.length === 0) await new Promise(resolve => setImmediate(resolve));
  const letter = (mails.received[0]?.text ?? '').replace(/=\r\n/g, '');
  const tokenFor = (purpose: string) =>
    new RegExp(`bat\\.example/newsletter/${purpose}/([\\w.-]+)`).exec(letter)?.[1] ?? '';
  oldLink = tokenFor('unsubscribe');
  await post(`${api.url}/api/pages/newsletter/confirm/`, { token: tokenFor('confirm') });

  onFullDisk = await runAdminOnFullDisk(['backup', join(parent, 'full.tar.gz')], source);
  const made = await runAdmin(['backup', file], source);
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(made.out).toMatch(/^Backed up \d+ rows of 23 tables, 4 secrets, \d+ content files/);
  // The API goes on as if nothing had been.
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
  await api.stop();
  await mails.close();
}, 120_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('a backup of a running API is one file for its owner only, and leaves nothing else behind', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(parent).filter(name => name.includes('partial'))).toEqual([]);
  expect(readdirSync(source.DATA_DIR).filter(name => name.startsWith('backup-'))).toEqual([]);
});

test('on a full disk there is an error and no part of a file', () => {
  expect(onFullDisk).toMatchObject({ code: 1, out: '' });
  expect(onFullDisk.errors).toContain('There is not enough space');
  expect(readdirSync(parent).filter(name => name.startsWith('full'))).toEqual([]);
});

test('restored into an empty place, an old unsubscribe link works', async () => {
  const target = place('restored');
  const restored = await runAdmin(['restore', file], target);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.out).toMatch(/^Restored \d+ rows of 23 tables/);
  expect(existsSync(join(target.CONTENT_DIR, 'pages/our-own.md'))).toBe(true);
  expect(statSync(join(target.DATA_DIR, 'newsletter.secret')).mode & 0o777).toBe(0o600);

  const api = await startApi(target);
  const left = await post(`${api.url}/api/pages/newsletter/unsubscribe/`, { token: oldLink });
  await api.stop();

  expect(left.status).toBe(204);
  expect(await subscribersOf(target)).toEqual([expect.stringMatching(`^${email},unsubscribed,`)]);
}, 120_000);

test('a secret of the settings is in the backup', async () => {
  const target = place('own-secret');
  const other = join(parent, 'own-secret.tar.gz');
  await runAdmin(['backup', other], { ...source, NEWSLETTER_SECRET: 'a secret of the settings' });
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
  const again = await runAdmin(['backup', file], source);
  const target = place('in-use');
  const database = await openEmbedded(target.DATA_DIR);
  const whileRunning = await runAdmin(['restore', file], target);
  await database.close();
  expect((await runAdmin(['restore', file], target)).code).toBe(0);
  writeFileSync(join(target.CONTENT_DIR, 'pages/our-own.md'), 'changed');
  const refused = await runAdmin(['restore', file], target);
  const forced = await runAdmin(['restore', file, '--force'], target);

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
  const target = place('killed');
  await (await openEmbedded(target.DATA_DIR)).close();
  const restore = startAdmin(['restore', file], target);
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
  const again = await runAdmin(['restore', file], target);
  expect(again).toMatchObject({ code: 0, errors: '' });
  expect(await subscribersOf(target)).toHaveLength(1);
}, 120_000);

const withPostgres = isPostgresThere() ? test : test.skip;

withPostgres(
  'the same file restores into Postgres, and from there into the embedded database',
  async () => {
    const postgres = await ownPostgresUrl();
    const target = { ...place('postgres'), DATABASE_URL: postgres.url };
    const restored = await runAdmin(['restore', file], target);
    const api = await startApi(target);
    const left = await post(`${api.url}/api/pages/newsletter/unsubscribe/`, { token: oldLink });
    const whileRunning = await runAdmin(['restore', file, '--force'], target);
    const back = join(parent, 'from-postgres.tar.gz');
    const backedUp = await runAdmin(['backup', back], target);
    await api.stop();
    await postgres.drop();
    const embedded = place('back');
    const again = await runAdmin(['restore', back], embedded);

    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(left.status).toBe(204);
    expect(whileRunning.errors).toContain('The API is connected to this database');
    expect(backedUp).toMatchObject({ code: 0, errors: '' });
    expect(again).toMatchObject({ code: 0, errors: '' });
    expect(await subscribersOf(embedded)).toEqual([
      expect.stringMatching(`^${email},unsubscribed,`),
    ]);
  },
  180_000,
);
