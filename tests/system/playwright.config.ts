import { defineConfig } from '@playwright/test';
import { browserUse, projects } from '../journeys/support/projects';

/*
 * Programs in a browser: each test starts those that it tests. `npm test` runs the tests with the
 * tag @smoke.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/system',
  globalSetup: '../journeys/support/app/prepare.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../playwright-report/system pages.json' }]],
  // Playwright's own download: the complete browser, since its shell shows no notifications.
  use: { ...browserUse, ...(!process.env.CHROMIUM_PATH && { channel: 'chromium' }) },
  projects,
});
