import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { startProgram, type Program } from '@/tests/fixtures/servers/start-program';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';

export type Readiness = {
  status: string;
  role?: 'leader' | 'follower';
  term?: number;
  is_stream_connected?: boolean;
};

/** One instance of a program, which can be killed, frozen and started again on its port. */
export type Instance = {
  url: string;
  port: number;
  pid(): number;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when it has ended. */
  ended(): Promise<void>;
  start(): Promise<void>;
  output(): string;
};

export type ApiInstance = Instance & {
  /** Null while it does not respond within half a second, or is not ready. */
  readiness(): Promise<Readiness | null>;
};

export const instanceSecrets = {
  REVALIDATE_TOKEN: 'a token of the instances',
  NEWSLETTER_SECRET: 'a secret of the instances',
  XSRF_SECRET: 'a secret of the instances',
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
};

/** Starts an instance from the sources in `folder`, by default this checkout, or from its build. */
export async function startInstance(
  settings: Record<string, string>,
  { folder = '.', isBuilt = false } = {},
): Promise<ApiInstance> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-instance-'));
  let program: Program;
  const args = isBuilt ? ['dist/api/server.js'] : ['--import', 'tsx', 'api/server.ts'];

  async function start(): Promise<void> {
    program = startProgram(
      args,
      {
        NODE_ENV: 'test',
        FEED: 'none',
        SITE_INTERNAL_URL: 'http://127.0.0.1:9',
        ...instanceSecrets,
        API_HOST: '127.0.0.1',
        API_PORT: String(port),
        DATA_DIR: dataDir,
        ...settings,
      },
      { endsWithParent: true, folder },
    );
    await program.waitForOutput(/"msg":"API ready"/);
  }
  await start();

  return {
    url,
    port,
    readiness: async () => {
      const signal = AbortSignal.timeout(500);
      const response = await fetch(`${url}/readyz`, { signal }).catch(() => null);
      if (!response?.ok) return null;
      return (await response.json().catch(() => null)) as Readiness | null;
    },
    pid: () => program.pid,
    kill: signal => void process.kill(program.pid, signal),
    ended: async () => {
      await program.exit();
    },
    start,
    output: () => program.output(),
  };
}

/** The instance that leads, once one does. */
export const leaderOf = (instances: readonly ApiInstance[]): Promise<ApiInstance> =>
  waitUntil(async () => {
    for (const instance of instances)
      if ((await instance.readiness())?.role === 'leader') return instance;
    return null;
  });
