import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { startProgram, type Program } from '@/tests/fixtures/servers/start-program';

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

export type RedisServer = {
  url: string;
  port: number;
  pid(): number;
  /** Removes all data, as an operator may by mistake. */
  empty(): Promise<void>;
  /** Starts it again after it was killed. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** A real Redis on a free port of this machine, which keeps nothing on disk. */
export async function startRedis({ password = '' } = {}): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'off-the-bat-redis-'));
  const url = `redis://${password && `:${password}@`}127.0.0.1:${port}`;
  let program: Program;

  async function start(): Promise<void> {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    if (password) options.push('--requirepass', password);
    program = startProgram(options, {}, { command: 'redis-server' });
    await program.waitForOutput(/Ready to accept connections/);
  }
  await start();

  return {
    url,
    port,
    pid: () => program.pid,
    start,
    empty: async () => {
      const client = await createClient({ url }).connect();
      await client.flushAll();
      client.destroy();
    },
    stop: async () => {
      await program.stop();
    },
  };
}
