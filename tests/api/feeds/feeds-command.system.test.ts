import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments, UsageError } from '@/api/admin/command';
import { feeds as command } from '@/api/admin/feed-commands';
import { builtProgram } from '@/tests/fixtures/servers/built-program';
import { startApi, type ApiProgram } from '@/tests/fixtures/servers/start-api';
import { pushedMatch } from '@/tests/api/feeds/push/pushed-match';

/* `npm run feeds` as a program, while the API owns the embedded database. */
const dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-feeds-'));
let api: ApiProgram;

beforeAll(async () => {
  api = await startApi({ DATA_DIR: dataDir, REVALIDATE_TOKEN: '' });
}, 120_000);

afterAll(async () => {
  await api.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function feeds(...words: string[]) {
  const program = spawn(process.execPath, [builtProgram('api/admin-cli'), 'feeds', ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, errors] = ['', ''];
  program.stdout.on('data', text => (out += String(text)));
  program.stderr.on('data', text => (errors += String(text)));
  const [code] = (await once(program, 'close')) as [number];
  return { code, out, errors };
}

const tokenOf = async (...words: string[]): Promise<string> =>
  (await feeds('token', ...words)).out.trim().split('\n').at(-1) ?? '';

const seconds = Math.floor(Date.now() / 1000);

async function push(token: string, path: string, body: object) {
  const response = await fetch(`${api.url}/api/feeds/${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('an operator creates tokens, reads the state, links a match and revokes a token', async () => {
  expect((await feeds()).out).toContain('No source has reported yet.');
  const scorer = await tokenOf('scorer', '--silence', '3600');
  const other = await tokenOf('other', '--parts', 'odds');
  const first = await push(scorer, 'scorer/events/7', pushedMatch(seconds));
  const unknown = {
    competition: 'Cricket',
    teams: ['Bharat', 'Pakistan'],
    start: seconds - 3600,
  };
  const markets = pushedMatch(seconds).markets;
  const second = { revision: 1, at: seconds, fixture: unknown, markets };
  expect((await push(other, 'other/events/x', second)).body).toMatchObject({ event: null });

  const eventId = String(first.body['event']);
  const link = `feeds -- link other x ${eventId}`;
  const state = await feeds();
  expect(state.out).toContain('scorer: seen');
  expect(state.out).toContain('1 linked, 0 not');
  expect(state.out).toContain('Bharat v Pakistan');
  expect(state.out).toContain(link);

  const typo = await feeds('link', 'other', 'x', `${eventId}0`);
  expect(typo).toMatchObject({ code: 1, errors: expect.stringContaining('There is no event') });
  expect((await feeds()).out).toContain('Not linked');
  expect(await feeds('link', 'other', 'x', eventId)).toMatchObject({ code: 0 });
  expect((await feeds()).out).not.toContain('Not linked');
  expect((await feeds('link', 'other', 'y', eventId)).errors).toContain(
    "The source 'other' never named a match 'y'.",
  );

  expect((await feeds('tokens')).out).toContain('#2 other, odds, made ');
  expect((await feeds('revoke', '2')).out).toBe('Token #2 is revoked.\n');
  expect((await push(other, 'other/events/x', { ...second, revision: 2 })).status).toBe(401);
  expect((await feeds('revoke', '1', '--withdraw')).out).toBe(
    "Token #1 is revoked.\n1 matches of 'scorer' are withdrawn; what others have stays.\n",
  );
  expect((await feeds()).out).toContain('scorer: seen');
  expect((await feeds()).out).toContain('0 linked, 0 not');
}, 180_000);

test.each([
  [['token'], 'Expected SOURCE.'],
  [['token', 'My Scores'], "A source is a slug such as 'my-scores', not 'My Scores'."],
  [['token', 'a', '--parts', 'news'], '--parts expects odds, scores or both.'],
  [['token', 'a', '--silence', '1'], '--silence expects seconds, from 5 to 86400.'],
  [['fetch'], "There is no 'fetch'."],
])('%j is invalid, with the reason', async (words, reason) => {
  await expect(async () => command.run(readArguments(command, words))).rejects.toThrow(
    new UsageError(reason),
  );
});
