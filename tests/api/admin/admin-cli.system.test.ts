import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@/api/store/database';
import { createVisitorStore } from '@/api/store/visitor-store';
import { createAlertStore } from '@/api/store/visitors/alert-store';
import { openAdminServer } from '@/api/visitors/admin-server';
import { createNewsletterLinks } from '@/api/visitors/newsletter-links';
import { storedClickOut } from '@/tests/api/click-outs/stored-click-out';
import { openEmbedded } from '@/tests/api/store/databases';
import { builtProgram } from '@/tests/fixtures/servers/built-program';

/*
 * The operator's commands as programs: on a database without an owner, and while the API owns it.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-admin-'));
const secret = 'a secret for tests only';
const at = Date.now();
let database: Database | null = null;

afterAll(async () => {
  await database?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function run(...words: string[]) {
  const program = spawn(process.execPath, [builtProgram('api/admin-cli'), ...words], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SITE_URL: 'https://bat.example/',
      NEWSLETTER_SECRET: secret,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, errors] = ['', ''];
  program.stdout.on('data', text => (out += String(text)));
  program.stderr.on('data', text => (errors += String(text)));
  const [code] = (await once(program, 'close')) as [number];
  return { code, out, errors };
}

async function leaveTraces(opened: Database): Promise<void> {
  const visitors = createVisitorStore(opened);
  const fullName = 'Asha Rao';
  for (const [key, email] of [
    ['one', 'asha@example.org'],
    ['two', 'other@example.org'],
  ] as const) {
    const message = `Message ${key}`;
    const row = { key, fullName, email, message, captcha: 'off' as const, receivedAt: at };
    await visitors.writeMessage(row, null);
    await visitors.writeSubscriber({ email, at, confirmation: null });
    await visitors.writeClickOut(storedClickOut({ key, at }));
  }
}

test("an operator reads visitors' data, with the API running or not, and erases it on request", async () => {
  const first = await openEmbedded(dataDir);
  await leaveTraces(first);
  await first.close();
  const stopped = { messages: await run('messages'), subscribers: await run('subscribers') };

  database = await openEmbedded(dataDir);
  const visitors = createVisitorStore(database);
  await createAlertStore(database).saveMatchRules(
    { endpoint: 'https://push.example/one', keys: { p256dh: 'key', auth: 'secret' } },
    {
      id: 'm1',
      state: { status: 'live', hasToss: true, wickets: 0, innings: 0 },
      endsAt: at + 1000,
    },
    ['wicket'],
  );
  const closeAdminServer = await openAdminServer({
    visitors: { ...visitors, ...createAlertStore(database) },
    copyDatabase: () => Promise.reject(new Error('not here')),
    // As an API of another version may answer.
    runFeedQuery: () => Promise.resolve({ sources: 'many' }),
    rebuildFigures: async () => 0,
    dataDir,
    log: { error: () => undefined },
  });
  const running = { messages: await run('messages'), subscribers: await run('subscribers') };
  const clickOuts = await run('clickouts', '--csv');
  const feeds = await run('feeds');
  const forgotten = await run('forget', 'Asha@Example.org');
  const endpoint = 'https://push.example/one';
  const forgottenDevice = await run('forget', endpoint);
  const unknownDevice = await run('forget', endpoint);
  const after = await run('messages', '--days', '1', '--json');
  closeAdminServer();
  const closed = await run('messages');

  expect(running).toEqual(stopped);
  expect(stopped.messages).toMatchObject({ code: 0, errors: '' });
  expect(stopped.messages.out).toContain('Asha Rao <asha@example.org>\n  Message one\n');
  const link = createNewsletterLinks(secret).token('unsubscribe', 'asha@example.org', at);
  expect(stopped.subscribers.out).toContain(`,https://bat.example/newsletter/unsubscribe/${link}`);
  const day = new Date(at).toISOString().slice(0, 10);
  expect(clickOuts.out.split('\r\n')[1]).toBe(`${day},example,Winner,2,,,0`);
  expect(feeds).toMatchObject({ code: 1, out: '' });
  expect(feeds.errors).toMatch(/about 'feeds' is not as expected \(sources: .*restart it/);
  expect(forgotten).toEqual({
    code: 0,
    out: 'Deleted: 1 messages, 1 subscribers, 0 mails.\n',
    errors: '',
  });
  expect(forgottenDevice.out).toBe('Deleted: the alerts of one device.\n');
  expect(unknownDevice.out).toBe('Nothing has this endpoint.\n');
  expect(JSON.parse(after.out)).toMatchObject([{ email: 'other@example.org' }]);
  expect(closed).toEqual({
    code: 1,
    out: '',
    errors: 'The API is starting or stopping: try again in a moment.\n',
  });
}, 120_000);

test.each([
  [['forget'], 'npm run forget -- EMAIL'],
  [['forget', 'nobody'], 'npm run forget -- EMAIL'],
  [['messages', '--days', 'x'], "--days expects a number above 0, not 'x'."],
  [['messages', '--dayz', '3'], "Unknown option '--dayz'"],
  [['subscribers', 'all'], "Unexpected argument 'all'."],
  [['burn'], "There is no command 'burn'."],
  [[], 'npm run subscribers'],
])(
  '%j is invalid: it prints the usage and exits with status 2',
  async (words, reason) => {
    const result = await run(...words);

    expect(result).toMatchObject({ code: 2, out: '' });
    expect(result.errors).toContain(reason);
    expect(result.errors).toContain('Usage:\n');
  },
  60_000,
);

test('--help prints the usage of one command, or of all', async () => {
  const one = await run('forget', '--help');
  const all = await run('--help');

  expect(one).toEqual({
    code: 0,
    out: 'Usage:\n  npm run forget -- EMAIL | ENDPOINT  deletes all that names an address, or the alerts of a push endpoint\n',
    errors: '',
  });
  expect(all).toMatchObject({ code: 0, errors: '' });
  expect(all.out).toContain('npm run messages -- [--days N] [--json]');
}, 60_000);
