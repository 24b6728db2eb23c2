import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/tests/fixtures/servers/free-port';
import type { Program } from '@/tests/fixtures/servers/start-program';

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

type Place = { port: number; url: string; dataDir: string };

/** Secrets that all instances share. */
export const instanceSecrets = {
  REVALIDATE_TOKEN: 'a token of the instances',
  NEWSLETTER_SECRET: 'a secret of the instances',
  XSRF_SECRET: 'a secret of the instances',
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
};

/**
 * Starts an instance on a free port with its own data folder. `launch` starts the program there,
 * `isReady` resolves when it serves.
 */
export async function createInstance(
  launch: (place: Place) => Program,
  isReady: (program: Program, place: Place) => Promise<unknown>,
): Promise<Instance> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-instance-'));
  const place = { port, url: `http://127.0.0.1:${port}`, dataDir };
  let program: Program;

  async function start(): Promise<void> {
    program = launch(place);
    await isReady(program, place);
  }
  await start();

  return {
    url: place.url,
    port,
    pid: () => program.pid,
    kill: signal => void process.kill(program.pid, signal),
    ended: async () => {
      await program.exit();
    },
    start,
    output: () => program.output(),
  };
}
