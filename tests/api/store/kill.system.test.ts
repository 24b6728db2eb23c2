import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { openEmbedded } from './databases';
import { createTestContext } from '@/tests/api/test-context';
import { builtProgram } from '@/tests/fixtures/servers/built-program';

type Accepted = { ball: number; version: number };
type Program = ChildProcessByStdio<null, Readable, Readable>;

const dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-kill-'));
const programs: Program[] = [];
afterAll(() => {
  // One that a failed test left running would outlive us.
  programs.forEach(program => program.kill('SIGKILL'));
  rmSync(dataDir, { recursive: true, force: true });
});

function start(): Program {
  const program = spawn(process.execPath, [builtProgram('tests/ingest-process'), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  programs.push(program);
  return program;
}

/** Lets it accept this many changes, kills it, and returns the last one that it accepted. */
async function killAfter(program: Program, changes: number): Promise<Accepted | null> {
  let accepted: Accepted | null = null;
  let errors = '';
  program.stderr.on('data', chunk => (errors += String(chunk)));
  const ended = once(program, 'exit');
  let count = 0;
  for await (const line of createInterface({ input: program.stdout })) {
    const message: unknown = JSON.parse(line);
    if (isAccepted(message)) accepted = message;
    if (++count > changes) program.kill('SIGKILL');
  }
  const [code, signal] = (await ended) as [number | null, string | null];
  expect({ code, signal, errors }).toEqual({ code: null, signal: 'SIGKILL', errors: '' });
  return accepted;
}

const isAccepted = (value: unknown): value is Accepted =>
  typeof value === 'object' && value !== null && 'ball' in value && 'version' in value;

test('kills at any moment lose nothing that was accepted, and versions never decrease', async () => {
  let version = 0;
  for (const changes of [1, 23, 40]) {
    const accepted = await killAfter(start(), changes);
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(true);

    const database = await openEmbedded(dataDir);
    const { eventCache, store } = await createTestContext(database);
    const stored = eventCache.get('m1');
    const [innings] = await store.allCommentary('m1');
    await database.close();

    expect(stored?.version).toBeGreaterThanOrEqual(accepted?.version ?? Infinity);
    expect(stored?.version).toBeGreaterThan(version);
    expect(innings?.total).toBeGreaterThanOrEqual(accepted?.ball ?? Infinity);
    // A change is stored completely or not at all.
    expect(stored?.fields.score).toBe(`${innings?.total}/0:`);
    expect(innings?.items.map(({ Id }) => Number(Id))).toEqual(
      Array.from({ length: innings?.total ?? 0 }, (_, step) => (innings?.total ?? 0) - step),
    );
    version = stored?.version ?? 0;
  }
}, 180_000);

test('a second owner of the folder is refused with the pid of the first', async () => {
  const database = await openEmbedded(dataDir);
  const second = start();
  let errors = '';
  second.stderr.on('data', chunk => (errors += String(chunk)));
  const [code] = (await once(second, 'exit')) as [number];

  expect(code).toBe(1);
  expect(errors).toContain(`LockedError: The data folder is in use by process ${process.pid} on `);
  await expect(openEmbedded(dataDir)).rejects.toThrow('Stop it, or choose another DATA_DIR.');

  await database.close();
  await (await openEmbedded(dataDir)).close();
  expect(existsSync(join(dataDir, 'db.lock'))).toBe(false);
}, 90_000);
