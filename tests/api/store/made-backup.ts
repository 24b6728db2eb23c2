import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailServer } from '@/tests/fixtures/servers/mail-server';
import { runAdmin, runAdminOnFullDisk, type Result } from '@/tests/fixtures/servers/start-admin';
import { startApi } from '@/tests/fixtures/servers/start-api';

export const subscriberEmail = 'fan@example.org';

/** Settings of the running site, as its .env would have them. */
export const settings = { SITE_NAME: "Third 'Man'", SMTP_URL: 'smtp://mail.example' };

type Place = { DATA_DIR: string; CONTENT_DIR: string };

/** A backup of a running API with one subscriber, made as an operator makes it. */
export type MadeBackup = {
  source: Place;
  file: string;
  /** The token of the subscriber's link to unsubscribe. */
  oldLink: string;
  /** The output of the command, and its output on a full disk. */
  made: Result;
  onFullDisk: Result;
  /** The status of the API after it. */
  readyStatus: number;
};

/** The folder of all places and files of a test file; the backup is there once its tests run. */
export type BackupFolder = {
  parent: string;
  place(name: string): Place;
  backup: MadeBackup;
};

/** Makes a backup before the tests of a file, and removes the folder after them. */
export function openBackupFolder(): BackupFolder {
  const parent = mkdtempSync(join(tmpdir(), 'off-the-bat-backup-'));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));
  const backup = {} as MadeBackup;
  beforeAll(async () => {
    Object.assign(backup, await makeBackup(parent));
  }, 120_000);
  return {
    parent,
    backup,
    place: name => ({
      DATA_DIR: join(parent, name),
      CONTENT_DIR: join(parent, `${name}-content`),
    }),
  };
}

async function makeBackup(parent: string): Promise<MadeBackup> {
  const source = { DATA_DIR: join(parent, 'source'), CONTENT_DIR: join(parent, 'content') };
  const file = join(parent, 'backup.tar.gz');
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
  await post(`${api.url}/api/pages/newsletter/`, { email: subscriberEmail, recaptcha: '' });
  while (mails.received.length === 0) await new Promise(resolve => setImmediate(resolve));
  const letter = (mails.received[0]?.text ?? '').replace(/=\r\n/g, '');
  const tokenFor = (purpose: string) =>
    new RegExp(`bat\\.example/newsletter/${purpose}/([\\w.-]+)`).exec(letter)?.[1] ?? '';
  await post(`${api.url}/api/pages/newsletter/confirm/`, { token: tokenFor('confirm') });

  const onFullDisk = await runAdminOnFullDisk(['backup', join(parent, 'full.tar.gz')], source);
  const made = await runAdmin(['backup', file], { ...source, ...settings });
  const readyStatus = (await fetch(`${api.url}/readyz`)).status;
  await api.stop();
  await mails.close();
  return { source, file, oldLink: tokenFor('unsubscribe'), made, onFullDisk, readyStatus };
}

export const post = (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The rows of the operator's list of subscribers. */
export const subscribersOf = async (settings: Record<string, string>): Promise<string[]> =>
  (await runAdmin(['subscribers'], settings)).out.split('\r\n').slice(1, -1);
