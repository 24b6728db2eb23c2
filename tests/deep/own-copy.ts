import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../e2e/own-site';

/** A copy of the built site and API with a folder of its own, and what its programs say and weigh. */
export type OwnCopy = {
  url: string;
  apiUrl: string;
  dataDir: string;
  /** Ends one of its programs without a word; the other ends with it, as `npm start` has it. */
  kill(program: 'api' | 'site'): void;
  /** Memory in MB of each program, by its file; empty where the system has no /proc. */
  memory(): Record<string, number>;
  /** Processor time in ms that the program has taken since it started; needs /proc. */
  cpuMs(program: 'api' | 'site'): number;
  /** What the programs logged at or above error, and how often they warned. */
  problems(): { errors: string[]; warnings: number };
  stop(): Promise<void>;
};

const readyMs = 300_000;
const errorLevels = ['error', 'fatal'];

export async function startOwnCopy(settings: Record<string, string>): Promise<OwnCopy> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const dataDir = settings['DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'off-the-bat-deep-'));
  const url = `http://localhost:${port}`;
  const programs = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      // All visitors of the tests come from one address.
      NOT_FOUND_LIMIT: '1000000',
      ...settings,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await said(programs, /Off the Bat runs at/);

  return {
    url,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    dataDir,
    kill: program => process.kill(pidOf(programs, program), 'SIGKILL'),
    memory: () => memoryOf(programs),
    cpuMs: program => cpuMsOf(pidOf(programs, program)),
    problems() {
      const lines = readdirSync(path.join(dataDir, 'log')).flatMap(name =>
        readFileSync(path.join(dataDir, 'log', name), 'utf8')
          .split('\n')
          .filter(Boolean),
      );
      return {
        errors: lines.filter(line => errorLevels.includes(levelOf(line))),
        warnings: lines.filter(line => levelOf(line) === 'warn').length,
      };
    },
    async stop() {
      if (programs.exitCode !== null) return;
      programs.kill('SIGTERM');
      await once(programs, 'exit');
    },
  };
}

async function said(programs: ChildProcess, words: RegExp): Promise<void> {
  const late = setTimeout(() => programs.kill(), readyMs);
  const ended = once(programs, 'exit').then(() => {
    throw new Error('The copy did not start.');
  });
  const ready = new Promise<void>(resolve => {
    programs.stdout?.on('data', chunk => {
      if (words.test(String(chunk))) resolve();
    });
  });
  await Promise.race([ready, ended]);
  clearTimeout(late);
  ended.catch(() => undefined);
}

/** The level of a log line; a line that is not JSON was written by a program that could not log. */
function levelOf(line: string): string {
  try {
    return String((JSON.parse(line) as { level?: unknown }).level ?? 'error');
  } catch {
    // Next prints deprecations and the names of its routes at the start.
    return /error|unhandled|exception/i.test(line) ? 'error' : 'info';
  }
}

function memoryOf({ pid }: ChildProcess): Record<string, number> {
  try {
    const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return Object.fromEntries(
      ids.map(id => {
        const words = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0').filter(Boolean);
        const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
        return [words.at(-1) ?? id, Math.round(Number(kilobytes) / 1024)];
      }),
    );
  } catch {
    return {};
  }
}

function pidOf({ pid }: ChildProcess, program: 'api' | 'site'): number {
  const file = program === 'api' ? 'dist/api/server.js' : 'dist/server/main.js';
  const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const id = ids.find(one => readFileSync(`/proc/${one}/cmdline`, 'utf8').includes(file));
  if (!id) throw new Error(`The ${program} does not run.`);
  return Number(id);
}

/** The kernel counts in ticks of 10 ms. */
function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}
