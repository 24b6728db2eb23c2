import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { apiPort, sitePort } from './journeys/ports';
import { hasPostgresPrograms } from '../instances/postgres-server';
import { browserUse } from '../journeys/support/projects';
import type { Database } from './journeys/editor-test';
import { siteEditorPort } from './journeys/site-under-test';

const root = path.resolve(import.meta.dirname, '../..');
const project = (database: Database) => ({
  name: database,
  // An element that is missing ends its test immediately, not after the timeout of the complete
  // test.
  use: { viewport: { width: 1280, height: 900 }, actionTimeout: 20_000, database },
});

// The config is read again in every worker; the folder must stay the one the servers use.
process.env.EDITOR_TEST_DIR ??= mkdtempSync(path.join(tmpdir(), 'off-the-bat-'));
// A copy, which tests may change.
const contentDir = path.join(process.env.EDITOR_TEST_DIR, 'content');
if (!existsSync(contentDir)) cpSync(path.join(root, 'content'), contentDir, { recursive: true });

/**
 * The tests of the editor, each with its own editor beside one site: `npm run test:editor` runs all
 * on both databases, `npm run test:system` those without the tag `@deep` on SQLite, and `npm test` the one with
 * the tag `@smoke`.
 */
export default defineConfig<object, { database: Database }>({
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, 'test-results/editor'),
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, 'playwright-report/editor.json') }]],
  use: { ...browserUse, baseURL: `http://localhost:${sitePort}` },
  projects: [project('sqlite'), ...(hasPostgresPrograms() ? [project('postgres')] : [])],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: root,
    // `npm start` prints this when both the site and the API are ready.
    wait: { stdout: /Off the Bat runs at/ },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(sitePort),
      API_PORT: String(apiPort),
      DATA_DIR: process.env.EDITOR_TEST_DIR,
      CONTENT_DIR: contentDir,
      // All visitors of the tests come from one address.
      NOT_FOUND_LIMIT: '1000000',
      // The editor that may show previews in a frame.
      EDITOR_URL: `http://localhost:${siteEditorPort}`,
    },
  },
});
