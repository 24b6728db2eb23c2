/*
 * `npm test`: all tests, including the installation of a browser and the build; of the editor's journeys
 * those with the tag @main, on SQLite. `node scripts/test.mjs unit | e2e | editor` runs one part, completely;
 * further arguments go to its test runner.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setUpBrowser } from './setup/browser.mjs';
import { setUpServers } from './setup/servers.mjs';
import { buildEditorIfNeeded, installEditorIfNeeded } from './editor-build.mjs';
import { buildIfNeeded, installIfNeeded } from './setup/ensure-installed.mjs';
import { root, runPackage } from './processes/run-command.mjs';

const [part = 'all', ...rest] = process.argv.slice(2);
const results = path.join(root, 'test-results');
const totals = { passed: 0, failed: 0, skipped: 0 };
let failures = 0;

await installIfNeeded();
mkdirSync(results, { recursive: true });
const isPart = name => part === 'all' || part === name;
if (isPart('unit')) await runUnitTests();
if (isPart('e2e') && existsSync(path.join(root, 'tests/e2e')))
  await runBrowserTests('results', rest);
if (isPart('editor')) await runEditorTests();

const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
process.stdout.write(`tests: ${totals.passed} passed, ${totals.failed} failed${skipped}\n`);
process.exit(failures > 0 || totals.failed > 0 ? 1 : 0);

async function runUnitTests() {
  await setUpServers();
  const file = path.join(results, 'jest.json');
  rmSync(file, { force: true });
  // One worker more than two cores: many tests wait for a program that they have started.
  const args = ['--json', `--outputFile=${file}`, '--maxWorkers=3', ...rest];
  if ((await runPackage('jest/bin/jest.js', args)) !== 0) failures += 1;
  const report = readReport(file);
  count(report?.numPassedTests, report?.numFailedTests, report?.numPendingTests);
}

/** The editor's packages and its build are needed by these tests only. */
async function runEditorTests() {
  await setUpServers();
  await installEditorIfNeeded();
  await buildEditorIfNeeded();
  const selection = part === 'all' ? ['--project=sqlite', '--grep=@main'] : rest;
  await runBrowserTests('editor', ['--config=tests/editor/playwright.config.ts', ...selection]);
}

/** Playwright clears test-results/ when it starts, so that its report is elsewhere. */
async function runBrowserTests(report, args) {
  const browser = await setUpBrowser();
  await buildIfNeeded();
  const file = path.join(root, `playwright-report/${report}.json`);
  rmSync(file, { force: true });
  const code = await runPackage('playwright/cli.js', ['test', ...args], {
    env: browser && { CHROMIUM_PATH: browser },
  });
  if (code !== 0) failures += 1;
  const stats = readReport(file)?.stats;
  const flaky = stats?.flaky ?? 0;
  // Only CI retries tests; playwright.config.ts gives the reason.
  if (flaky > 0) process.stdout.write(`passed at the second try: ${flaky}\n`);
  count((stats?.expected ?? 0) + flaky, stats?.unexpected, stats?.skipped);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function count(passed = 0, failed = 0, skipped = 0) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}
