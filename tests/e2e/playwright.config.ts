import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { apiPort, sitePort } from '@/tests/fixtures/servers/e2e-ports';

const executablePath = process.env.CHROMIUM_PATH;
/** `npm run test:deep -- journeys`: those that take too long for every day, or differ little on a phone. */
const isDeep = process.env.DEEP_TESTS !== undefined;
const isRoot = process.getuid?.() === 0;

// The config is read again in every worker; the folder must stay the one the servers use.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'off-the-bat-'));

// A copy, which tests may change.
const contentDir = path.join(process.env.E2E_DATA_DIR, 'content');
if (!existsSync(contentDir)) cpSync('content', contentDir, { recursive: true });

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The feed goes on while a test looks: a match may start or end between two looks.
  retries: process.env.CI ? 2 : 0,
  // Room for slow machines: what a test waits for comes by itself.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../playwright-report/results.json' }]],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    // Only the tests that are about it have the service worker: what it answers no test could replace.
    serviceWorkers: 'block',
    // To record every test costs a fifth of the time: `npm run test:e2e -- FILE --trace on` does it.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // Chromium's sandbox refuses to run as root, as in most containers.
        ...(isRoot ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      ...(isDeep && { grep: /@deep(?!-)/ }),
      grepInvert: isDeep ? /@phone/ : /@phone|@deep(?!-)/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...(isDeep && { grep: /@deep/ }),
      grepInvert: isDeep ? /@desktop/ : /@desktop|@deep/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: path.resolve(import.meta.dirname, '../..'),
    // `npm start` prints this when both the site and the API are ready.
    wait: { stdout: /Off the Bat runs at/ },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(sitePort),
      API_PORT: String(apiPort),
      DATA_DIR: process.env.E2E_DATA_DIR,
      CONTENT_DIR: contentDir,
      DEMO_SPEED: process.env.DEMO_SPEED ?? '4',
      // All visitors of the tests come from one address.
      NOT_FOUND_LIMIT: '1000000',
    },
  },
});
