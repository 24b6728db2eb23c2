import { defineConfig } from '@playwright/test';
import { browserUse, projects } from './tests/journeys/support/projects';

/* The journeys: each worker has the built site and its API, and each test makes the matches it looks at. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/journeys/support/app/prepare.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Room for slow machines: what a test waits for comes by itself.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'playwright-report/journeys.json' }]],
  use: browserUse,
  projects,
});
