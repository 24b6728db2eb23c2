import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtProgram } from '@/tests/fixtures/servers/built-program';
import { startProgram } from '@/tests/fixtures/servers/start-program';
import { startApi } from '@/tests/fixtures/servers/start-api';

const folder = mkdtempSync(join(tmpdir(), 'off-the-bat-live-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const untouched = { SITE_URL: 'https://bat.example', DATA_DIR: join(folder, 'data') };
const settled = {
  ...untouched,
  CONTENT_DIR: join(folder, 'content'),
  COUNTRY_HEADER: 'cf-ipcountry',
  TRUSTED_PROXIES: '1',
  HELPLINES: 'IN:Help|https://help.example|',
  FEED: 'none',
  SPORTSBET_URL: 'https://book.example',
  RECAPTCHA_SITE_KEY: 'a key',
  RECAPTCHA_SECRET: 'a secret for tests',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'a@bat.example',
  CONTACT_EMAIL: 'b@bat.example',
};

async function check(settings: Record<string, string>, ...args: string[]) {
  const program = startProgram([builtProgram('check-live'), ...args], settings);
  return { code: await program.exit(), output: program.output() };
}

/** The embedded content with working links to bookmakers. */
function writeContent(): void {
  const bookmakers = join(settled.CONTENT_DIR, 'bookmakers');
  cpSync('content/bookmakers', bookmakers, { recursive: true });
  for (const name of readdirSync(bookmakers)) {
    const text = readFileSync(join(bookmakers, name), 'utf8');
    const url = 'url: https://book.example';
    writeFileSync(join(bookmakers, name), text.replace(/^url: .*$/m, url));
  }
}

test('lists each setting to change with its reason, and exits with 1', async () => {
  const { code, output } = await check(untouched);

  expect(code).toBe(1);
  expect(output).toMatch(/^To settle before this site is public:\n(- .+\n)+$/);
  expect(output).toMatch(/- HELPLINES: there are none\. .+\./);
  expect(output).toMatch(/- CONTENT_DIR: the content has invented bookmakers \(deep-cover, /);
  expect(output.match(/TRUSTED_PROXIES:/g)).toHaveLength(1);
}, 60_000);

test('lists nothing when all settings are changed', async () => {
  writeContent();

  expect(await check(settled)).toEqual({ code: 0, output: 'Nothing is left to settle.\n' });
}, 60_000);

test('a local SITE_URL is listed, but not counted at the start', async () => {
  const local = { ...settled, SITE_URL: '' };

  expect(await check(local)).toEqual({
    code: 1,
    output: expect.stringContaining('- SITE_URL: it is http://localhost:3000.') as string,
  });
  expect(await check(local, '--count')).toEqual({ code: 1, output: '' });
}, 60_000);

test('--as lists what a local site will need at its public address', async () => {
  const local = { ...untouched, SITE_URL: '' };
  const { code, output } = await check(local, '--as', 'https://bat.example');
  const published = await check(untouched);

  expect(code).toBe(1);
  const [head, first, ...others] = output.split('\n');
  expect(first).toBe('- SITE_URL: set it to https://bat.example.');
  expect([head, ...others].join('\n')).toBe(published.output);
  expect((await check(local, '--as', 'my.site')).output).toContain("SITE_URL='my.site': expected");
}, 60_000);

test('the API logs its part once at the start of a public site', async () => {
  const api = await startApi(untouched);
  await api.stop();
  const lines = api.log().split('\n').filter(Boolean);
  const entries = lines.map(line => JSON.parse(line) as { findings?: string[]; msg: string });
  const found = entries.filter(({ findings }) => findings);

  expect(found).toHaveLength(1);
  expect(found[0]?.findings?.join('\n')).toContain('CONTENT_DIR: the content has invented');
  expect(found[0]?.findings?.join('\n')).not.toContain('HELPLINES');
  expect(found[0]?.msg).toMatch(
    /^\d to settle before this site is public, see npm run check:live$/,
  );
}, 60_000);

test('--help prints the usage', async () => {
  expect(await check(untouched, '--help')).toEqual({
    code: 0,
    output: 'Usage: npm run check:live [-- --as https://cricket.example]\n',
  });
}, 60_000);
