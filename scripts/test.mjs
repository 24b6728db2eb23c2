/*
 * `npm test`: the unit tests, those of the API, the browser tests, and one test of each kind of
 * program, with the installation of a browser and the build. `node scripts/test.mjs unit | api |
 * journeys | pages | system | editor` runs one part; further arguments go to its runner.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildEditorIfNeeded, installEditorIfNeeded } from './editor-build.mjs';
import { root, runPackage } from './processes/run-command.mjs';
import { setUpBrowser } from './setup/browser.mjs';
import { buildIfNeeded, installIfNeeded } from './setup/ensure-installed.mjs';
import { setUpServers } from './setup/servers.mjs';
import { failuresOf, slowestOf, testsOfJest, testsOfPlaywright } from './test-reports.mjs';

const [part = 'all', ...rest] = process.argv.slice(2);
const results = path.join(root, 'test-results');
const totals = { passed: 0, failed: 0, skipped: 0 };
const slowest = [];
const failed = [];
const seconds = [];
let failures = 0;

const unit = () => runJest('unit', ['unit', 'unit-browser']);
const api = () => runJest('api', ['api']);
const smoke = () => runJest('smoke', ['smoke']);
const programs = () => runJest('system', ['smoke', 'system']);
const journeys = () => runBrowserTests('journeys', 'playwright.config.ts');
const pagesConfig = 'tests/system/playwright.config.ts';
const smokePages = () => runBrowserTests('system pages', pagesConfig, ['--grep=@smoke']);
const systemPages = () => runBrowserTests('system pages', pagesConfig, [], { isComplete: true });
const editor = (...words) => runBrowserTests('editor', 'tests/editor/playwright.config.ts', words);

const steps = {
  all: [
    ['servers', setUpServers],
    ['unit', unit],
    ['api', api],
    ['smoke', smoke],
    ['build', buildIfNeeded],
    ['journeys', journeys],
    ['system pages', smokePages],
    ['editor', () => editorTests('--project=sqlite', '--grep=@smoke')],
  ],
  unit: [['unit', unit]],
  api: [
    ['servers', setUpServers],
    ['api', api],
  ],
  journeys: [
    ['build', buildIfNeeded],
    ['journeys', journeys],
  ],
  pages: [
    ['build', buildIfNeeded],
    ['system pages', systemPages],
  ],
  system: [
    ['servers', setUpServers],
    // Some tests start the built programs, the editor's too.
    ['build', buildIfNeeded],
    ['build of the editor', buildEditor],
    ['system', programs],
    ['system pages', systemPages],
    ['editor', () => editorTests('--project=sqlite', '--grep-invert=@deep')],
  ],
  editor: [
    ['servers', setUpServers],
    ['editor', () => editorTests()],
  ],
};
if (!steps[part]) throw new Error(`No part '${part}'; there are ${Object.keys(steps).join(', ')}.`);

mkdirSync(results, { recursive: true });
await timed('installation', installIfNeeded);
for (const [name, run] of steps[part]) await timed(name, run);

process.stdout.write(`\nslowest tests\n${slowest.join('\n')}\n\n${seconds.join(', ')}\n`);
// After everything else, since the end of a log is what is kept of it.
if (failed.length > 0) process.stdout.write(`\nfailed tests\n${failed.join('\n')}\n`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
process.stdout.write(`tests: ${totals.passed} passed, ${totals.failed} failed${skipped}\n`);
process.exit(failures > 0 || totals.failed > 0 ? 1 : 0);

async function timed(name, run) {
  const start = Date.now();
  await run();
  seconds.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
}

async function runJest(name, projects) {
  const file = path.join(results, `${name}.json`);
  rmSync(file, { force: true });
  // One worker more than two cores: many tests wait for a program that they have started.
  const workers = name === 'unit' ? '--maxWorkers=2' : '--maxWorkers=3';
  const args = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, workers];
  if ((await runPackage('jest/bin/jest.js', [...args, ...rest])) !== 0) failures += 1;
  const report = readReport(file);
  count(report?.numPassedTests, report?.numFailedTests, report?.numPendingTests);
  list(testsOfJest(report));
}

async function buildEditor() {
  await installEditorIfNeeded();
  await buildEditorIfNeeded();
}

/** Unit tests need neither the editor's packages nor its build. */
async function editorTests(...words) {
  await buildEditor();
  await buildIfNeeded();
  await editor(...words);
}

/** Playwright clears test-results/ when it starts, so that its report is elsewhere. */
async function runBrowserTests(report, config, words = [], { isComplete = false } = {}) {
  const isSeen = rest.some(word => ['--headed', '--debug', '--ui'].includes(word));
  const browser = await setUpBrowser({ isComplete: isComplete || isSeen });
  const file = path.join(root, `playwright-report/${report}.json`);
  rmSync(file, { force: true });
  const code = await runPackage(
    'playwright/cli.js',
    ['test', `--config=${config}`, ...words, ...rest],
    { env: browser && { CHROMIUM_PATH: browser } },
  );
  if (code !== 0) failures += 1;
  const found = readReport(file);
  count(
    (found?.stats.expected ?? 0) + (found?.stats.flaky ?? 0),
    found?.stats.unexpected,
    found?.stats.skipped,
  );
  list(testsOfPlaywright(found));
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function list(tests) {
  slowest.push(...slowestOf(tests));
  failed.push(...failuresOf(tests));
}

function count(passed = 0, failed = 0, skipped = 0) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}
