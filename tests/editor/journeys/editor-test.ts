import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { Client } from 'pg';
import { freePort } from '@/tests/fixtures/servers/free-port';
import type { Program } from '@/tests/fixtures/servers/start-program';
import { startPostgres, type PostgresServer } from '@/tests/instances/postgres-server';
import { startEditor, type EditorFolders } from './editor-program';

export type Database = 'sqlite' | 'postgres';

/** The test of the editor that `npm test` runs too. */
export const smoke = { tag: '@smoke' };

type PerWorker = {
  /** The kind of database: each is a project of tests/editor/playwright.config.ts. */
  database: Database;
  /** Makes an empty database and returns its URL; null on SQLite, which needs none. */
  newDatabase: () => Promise<string | null>;
};
type PerTest = {
  /** A data folder, a copy of the content and an empty database. */
  folders: EditorFolders;
  /** Starts an editor in `folders`, which ends with the test. */
  start: (options?: Parameters<typeof startEditor>[1]) => Promise<Program>;
};

/** Tests of the editor, each on a real SQLite or Postgres. */
export const test = base.extend<PerTest, PerWorker>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  newDatabase: [
    async ({ database }, use) => {
      if (database === 'sqlite') return use(() => Promise.resolve(null));
      const server = await startPostgres();
      let count = 0;
      await use(() => createDatabase(server, `editor_${(count += 1)}`));
      server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  folders: async ({ newDatabase }, use) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'off-the-bat-editor-'));
    const contentDir = path.join(dataDir, 'content');
    cpSync('content', contentDir, { recursive: true });
    await use({
      dataDir,
      contentDir,
      port: await freePort(),
      databaseUrl: await newDatabase(),
    });
    rmSync(dataDir, { recursive: true, force: true });
  },
  start: async ({ folders }, use, info) => {
    const running: Program[] = [];
    await use(async options => {
      const program = await startEditor(folders, options);
      running.push(program);
      return program;
    });
    for (const program of running) await program.stop('SIGTERM');
    const output = running.map(program => program.output()).join('\n');
    if (info.status !== info.expectedStatus) await info.attach('editor', { body: output });
  },
});

async function createDatabase({ url }: PostgresServer, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return url.replace(/[^/]+$/, name);
}
