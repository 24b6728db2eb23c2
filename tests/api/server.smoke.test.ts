import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventPage } from '@/lib/contract/event';
import { parseResponse } from '@/lib/contract/validation/parse';
import { builtProgram } from '@/tests/fixtures/servers/built-program';

type Program = ChildProcessByStdio<null, Readable, null>;
type Line = { msg: string; level: string };

const dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-server-'));
const programs: Program[] = [];
afterAll(() => {
  // A program of a failed test would otherwise keep running.
  programs.forEach(program => program.kill('SIGKILL'));
  rmSync(dataDir, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}): Program {
  const program = spawn(process.execPath, [builtProgram('api/server')], {
    env: {
      ...process.env,
      // Jest's own run is silent; here the log is read.
      LOG_LEVEL: 'info',
      API_PORT: '0',
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.push(program);
  return program;
}

/** Parses every line of stdout as a line of the log. */
async function* linesOf(program: Program): AsyncGenerator<Line> {
  for await (const text of createInterface({ input: program.stdout }))
    yield JSON.parse(text) as Line;
}

/** The API's address. Its output is read to the end: a full pipe would block the program. */
function addressOf(program: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: program.stdout });
    lines.on('line', text => {
      const [address] = /http:\/\/[\w.:]+/.exec(text) ?? [];
      if (address) resolve(address);
    });
    lines.on('close', () => reject(new Error('It ended before it listened.')));
  });
}

const isReachable = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function liveMatches(address: string) {
  while (!(await fetch(`${address}/readyz`)).ok) await sleep(100);
  const answer = await fetch(`${address}/api/events/?status=2`);
  const { data, dropped } = parseResponse(EventPage, await answer.json());
  expect(dropped).toEqual([]);
  return data.results;
}

test('an invalid setting stops the start with name, value and what was expected', async () => {
  const program = start({ FEED: 'real' });
  const ended = once(program, 'exit');
  const lines: Line[] = [];
  for await (const line of linesOf(program)) lines.push(line);

  expect(await ended).toEqual([1, null]);
  expect(lines[0]?.msg).toContain(`FEED='real': Invalid option: expected one of "demo"`);
}, 60_000);

test('an API with an empty folder shows live matches, stops on a signal, and continues where it was', async () => {
  const first = start();
  const address = await addressOf(first);
  expect(await isReachable(address)).toBe(true);
  // Another address of this machine: a server that is not bound to loopback only would respond
  // there too.
  expect(await isReachable(address.replace('127.0.0.1', '127.0.0.2'))).toBe(false);
  const before = await liveMatches(address);
  // Three lanes, and sometimes a fixture of the hour.
  expect(before.length).toBeGreaterThanOrEqual(3);
  expect(before.every(event => event.replay && event.markets?.[0]?.selections.length)).toBe(true);

  const ended = once(first, 'exit');
  first.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(existsSync(join(dataDir, 'db.lock'))).toBe(false);

  const second = start();
  const after = await liveMatches(await addressOf(second));
  second.kill('SIGKILL');
  await once(second, 'exit');
  const versionOf = new Map(after.map(({ id, version }) => [id, version ?? 0]));
  const gone = before.filter(({ id, version }) => (versionOf.get(id) ?? 0) < (version ?? 0));
  // One match may end between the two starts, but not two.
  expect(gone.length).toBeLessThanOrEqual(1);
}, 240_000);
