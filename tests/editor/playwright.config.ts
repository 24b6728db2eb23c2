import path from 'node:path';
import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';
import { hasPostgresPrograms } from '../instances/postgres-server';
import type { Database } from './journeys/editor-test';
import { siteEditorPort } from './journeys/site-under-test';

const root = path.resolve(import.meta.dirname, '../..');
const project = (database: Database) => ({
  name: database,
  // An element that is missing ends its test at once, not after the time of a whole journey.
  use: { viewport: { width: 1280, height: 900 }, actionTimeout: 20_000, database },
});

const webServer = site.webServer as Exclude<NonNullable<typeof site.webServer>, unknown[]>;

/**
 * The journeys of the editor: `npm run test:editor`, on both databases. `npm test` runs those with the tag
 * `@main` on SQLite.
 */
export default defineConfig<object, { database: Database }>({
  ...site,
  testDir: path.join(import.meta.dirname, 'journeys'),
  outputDir: path.join(root, 'test-results/editor'),
  webServer: {
    ...webServer,
    cwd: root,
    // The editor that may show previews in a frame.
    env: { ...webServer.env, EDITOR_URL: `http://localhost:${siteEditorPort}` },
  },
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: path.join(root, 'playwright-report/editor.json') }]],
  projects: [project('sqlite'), ...(hasPostgresPrograms() ? [project('postgres')] : [])],
});
