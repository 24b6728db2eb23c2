import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { startProgram, type Program } from '@/tests/fixtures/servers/start-program';
import { instanceSecrets, type Instance } from './api-instances';

/** Starts an instance of the built site. */
export async function startSiteInstance(settings: Record<string, string>): Promise<Instance> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-site-'));
  let program: Program;

  async function start(): Promise<void> {
    program = startProgram(
      ['--max-old-space-size=768', 'dist/server/main.js'],
      { ...instanceSecrets, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings },
      { endsWithParent: true },
    );
    await program.waitForUrl(`${url}/healthz`);
  }
  await start();

  return {
    url,
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
