import { defineConfig } from '@playwright/test';
import { browserUse, desktop, phone } from './tests/journeys/support/projects';

/** `npm run test:deep -- journeys`: those that take too long for every day, or differ little on a phone. */
const isDeep = process.env.DEEP_TESTS !== undefined;

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
  projects: [
    {
      ...desktop,
      ...(isDeep && { grep: /@deep(?!-)/ }),
      grepInvert: isDeep ? /@phone/ : /@phone|@deep(?!-)/,
    },
    {
      ...phone,
      ...(isDeep && { grep: /@deep/ }),
      grepInvert: isDeep ? /@desktop/ : /@desktop|@deep/,
    },
  ],
});
