import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dataDir = mkdtempSync(path.join(tmpdir(), 'logs-'));
const env = { ...process.env, DATA_DIR: dataDir, NO_COLOR: '1', TZ: 'UTC' };
const file = (name: string) => path.join(dataDir, 'log', name);
const line = (time: string, level: string, msg: string) =>
  `${JSON.stringify({ level, time: `2026-11-23T${time}.000Z`, msg })}\n`;

function logs(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/logs.mjs', ...args], {
    env,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

const messages = (text: string) => text.match(/(?<=\): )\S+|^ {4}.+/gm);

beforeEach(() => {
  mkdirSync(file(''), { recursive: true });
  writeFileSync(file('api.log.1'), line('04:00:00', 'info', 'oldest'));
  writeFileSync(
    file('api.log'),
    line('04:00:02', 'error', 'broken') + '  at lost.js:1\n' + line('04:00:04', 'debug', 'detail'),
  );
  writeFileSync(
    file('site.log'),
    `{"level":40,"time":${Date.UTC(2026, 10, 23, 4, 0, 1)},"msg":"numbers"}\n` +
      line('04:00:03', 'info', 'page'),
  );
});
afterAll(() => rmSync(dataDir, { recursive: true }));

test('prints the lines of both programs sorted by time, those of the older file first', () => {
  const { stdout, status } = logs();

  expect(status).toBe(0);
  expect(messages(stdout)).toEqual([
    'oldest',
    'numbers',
    'broken',
    '      at lost.js:1',
    'page',
    'detail',
  ]);
  expect(stdout).toContain('[2026-11-23 04:00:02.000] ERROR (api): broken');
});

test('filters the lines by program, level, time and number', () => {
  expect(messages(logs('site').stdout)).toEqual(['numbers', 'page']);
  expect(messages(logs('--level', 'warn').stdout)).toEqual([
    'numbers',
    'broken',
    '      at lost.js:1',
  ]);
  expect(messages(logs('--since', '2026-11-23T04:00:03Z').stdout)).toEqual(['page', 'detail']);
  expect(messages(logs('--lines', '2').stdout)).toEqual(['page', 'detail']);
});

test.each([
  [['--level', 'loud'], '--level loud is not a level'],
  [['--since', 'lunch'], '--since lunch is neither an age nor a time'],
  [['database'], 'expected one of api, site'],
  [['--folow'], "Unknown option '--folow'"],
])('rejects %j with a reason and the usage', (args, reason) => {
  const { stderr, status } = logs(...args);

  expect(status).toBe(1);
  expect(stderr).toContain(reason);
  expect(stderr).toContain('Usage: npm run logs');
});

test('explains where logs are when there are no files', () => {
  rmSync(file(''), { recursive: true });

  const { stderr, status } = logs();

  expect(status).toBe(1);
  expect(stderr).toContain('docker compose logs');
});

test('follows new lines through a rotation of the file', async () => {
  const program = spawn(process.execPath, ['scripts/logs.mjs', 'api', '-f'], { env });
  let output = '';
  const printed = (text: string) =>
    new Promise<void>(resolve => {
      const look = () => {
        if (!output.includes(text)) return;
        program.stdout.off('data', look);
        resolve();
      };
      program.stdout.on('data', look);
      look();
    });
  program.stdout.on('data', chunk => (output += String(chunk)));
  await printed('detail');

  appendFileSync(file('api.log'), line('04:00:05', 'info', 'before-rotation'));
  renameSync(file('api.log'), file('api.log.1'));
  writeFileSync(file('api.log'), line('04:00:06', 'info', 'after-rotation'));
  await printed('after-rotation');
  program.kill();

  expect(messages(output)).toEqual([
    'oldest',
    'broken',
    '      at lost.js:1',
    'detail',
    'before-rotation',
    'after-rotation',
  ]);
});
