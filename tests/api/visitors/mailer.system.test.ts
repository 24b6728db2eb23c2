import type { Database } from '@/api/store/database';
import { createVisitorStore, type VisitorStore } from '@/api/store/visitor-store';
import { createMailer, type Mailer } from '@/api/visitors/mailer';
import { mailServer, type MailServer } from '@/tests/fixtures/servers/mail-server';
import { openAnyDatabase } from '@/tests/api/store/databases';
import { processClock } from '@/api/lifecycle/process-clock';

let database: Database;
let store: VisitorStore;
let server: MailServer;
let mailer: Mailer | null;
let now: number;

beforeAll(async () => {
  database = await openAnyDatabase();
  store = createVisitorStore(database);
}, 60_000);
afterAll(() => database.close());

beforeEach(async () => {
  server = await mailServer();
  now = 1_795_681_200_000;
  mailer = null;
});
afterEach(async () => {
  await mailer?.stop();
  await server.close();
});

const start = (url = server.url) =>
  createMailer({
    store,
    smtpUrl: url,
    from: 'Off the Bat <post@bat.example>',
    clock: { ...processClock, now: () => now },
    log: { warn: () => undefined, error: () => undefined },
    pollIntervalMs: 20,
  });

const message = (key: string) =>
  store.writeMessage(
    {
      key,
      fullName: 'Asha',
      email: 'asha@example.org',
      message: key,
      captcha: 'off',
      receivedAt: now,
    },
    {
      recipient: 'desk@bat.example',
      about: key,
      mail: { subject: `Message ${key}`, text: `Line one\n.\n${key}` },
      queuedAt: now,
    },
  );

/** Waits until a condition holds. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 10));
}

const waiting = async () => (await store.dueMails(Number.MAX_SAFE_INTEGER, 100)).length;

test('an email is sent once, unchanged, and then deleted', async () => {
  await message('first');
  mailer = start();
  await until(() => server.received.length > 0);
  await until(async () => (await waiting()) === 0);
  mailer.checkQueue();

  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.to).toEqual(['desk@bat.example']);
  expect(server.received[0]?.text).toContain('Subject: Message first');
  expect(server.received[0]?.text).toContain('From: Off the Bat <post@bat.example>');
});

test('a message that a browser sends again is one email', async () => {
  await message('twice');
  await message('twice');
  expect(await waiting()).toBe(1);

  mailer = start();
  await until(async () => (await waiting()) === 0);
  expect(server.received).toHaveLength(1);
});

test('a refused email is retried a minute later, by another process too', async () => {
  server.refuse(1);
  await message('second');
  mailer = start();
  await until(async () => (await store.dueMails(now, 10)).length === 0);
  await mailer.stop();
  expect(server.received).toEqual([]);
  expect(await waiting()).toBe(1);

  now += 60_000;
  mailer = start();
  await until(() => server.received.length === 1);
  await until(async () => (await waiting()) === 0);
});

test('a mail server that is down loses no email', async () => {
  const gone = await mailServer();
  await gone.close();
  await message('third');
  mailer = start(gone.url);
  await until(async () => (await store.dueMails(now, 10)).length === 0);
  await mailer.stop();

  const [row] = await store.dueMails(now + 60_000, 10);
  expect(row).toMatchObject({ about: 'third', attempts: 1 });
  expect(row?.lastError).toContain('ECONNREFUSED');
});
