import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/tests/fixtures/servers/free-port';

const versions = '/usr/lib/postgresql';

/** The folder of Postgres's programs on Debian and Ubuntu; null where it is not installed. */
function programsFolder(): string | null {
  if (!existsSync(versions)) return null;
  const [newest] = readdirSync(versions).sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? null : join(versions, newest, 'bin');
}

export const hasPostgresPrograms = (): boolean => programsFolder() !== null;

export type PostgresServer = {
  url: string;
  pid(): number;
  /** Kills it immediately, as a crash of its machine does, or starts it again. */
  crash(): void;
  /** Ends it as an operator does, without waiting for clients. */
  shutDown(): void;
  start(): void;
  stop(): void;
};

/**
 * A separate Postgres on a free port, with these options of `postgres`. As root it runs as the user
 * `postgres`, which Postgres requires.
 */
export async function startPostgres(moreOptions = ''): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'off-the-bat-postgres-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o777);
    run('chown', ['postgres', folder]);
  }

  function run(command: string, args: string[]): void {
    const { status, stderr } = spawnSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 60_000,
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  }
  function runPostgres(program: string, ...args: string[]): void {
    const file = join(programsFolder() ?? '', program);
    if (isRoot) run('runuser', ['-u', 'postgres', '--', file, ...args]);
    else run(file, args);
  }
  const data = join(folder, 'data');
  runPostgres('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync');
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c max_connections=200 ${moreOptions}`;
  const control = (...args: string[]) =>
    runPostgres('pg_ctl', '-D', data, '-l', join(folder, 'log'), ...args);
  const start = () => control('-o', options, '-w', 'start');
  start();

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: () => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
    crash: () => control('-m', 'immediate', 'stop'),
    shutDown: () => control('-m', 'fast', 'stop'),
    start,
    stop: () => control('-m', 'immediate', 'stop'),
  };
}
