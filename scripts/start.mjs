/*
 * `npm start`: the site with its own API, from nothing.
 * `npm run start:web`, `npm run start:api`: one of the two, logging to the terminal.
 * Only Node's own modules here: it runs before anything is installed.
 */
import './preflight/node-version.mjs';
import path from 'node:path';
import { preflight } from './preflight/preflight.mjs';
import { buildIfNeeded, checkSettings, installIfNeeded, missingSteps } from './prepare.mjs';
import { startPrograms } from './programs.mjs';
import { root, runCommand } from './run-command.mjs';

process.chdir(root);
const only = process.argv[2];
const chosen = only ? [only === 'web' ? 'site' : 'api'] : ['site', 'api'];
const { PORT, API_PORT, DATA_DIR } = await preflight(chosen);
const env = { NODE_ENV: 'production', PORT, API_PORT, DATA_DIR };
const apiUrl = `http://127.0.0.1:${API_PORT}`;
const siteUrl = `http://localhost:${PORT}`;
const api = { name: 'api', args: ['--enable-source-maps', 'dist/api/server.js'], env };
/*
 * Node lets garbage pile up to a share of the machine's memory: a flood of addresses took 4 GB that
 * way. With a limit it collects sooner, at nearly the same speed; the caches are bounded below it.
 */
const hasOwnLimit = process.env.NODE_OPTIONS?.includes('--max-old-space-size') ?? false;
const heap = hasOwnLimit ? [] : ['--max-old-space-size=768'];
/*
 * Each thread collects its own garbage. Helpers would run beside the thread that sends kept pages and
 * keep it off its core: during a flood readers' slowest answers took twice as long, and a new page
 * cost a fifth more.
 */
const engine = [...heap, '--single-threaded-gc'];
/*
 * Many threads compress pages, and glibc keeps what each of them has freed: a flood left 650 MB
 * behind where, with two pools for all of them, it leaves 350.
 */
const { MALLOC_ARENA_MAX = '2' } = process.env;
const site = {
  name: 'site',
  args: [...engine, '--enable-source-maps', 'dist/server/main.js'],
  env: { MALLOC_ARENA_MAX, ...env },
};

const steps = [...missingSteps(), 'start'];
const step = (name, words) => `Step ${steps.indexOf(name) + 1} of ${steps.length}: ${words}`;
await installIfNeeded(step('install', 'installing packages'));
await checkSettings(chosen);
await buildIfNeeded(step('build', 'building'));
// Logs, secrets and the database are for this user only.
process.umask(0o077);

if (steps.length > 1) process.stdout.write(`${step('start', 'starting')} …\n`);

if (only) {
  startPrograms([only === 'web' ? site : api]);
} else {
  site.env = { API_URL: apiUrl, SITE_URL: siteUrl, ...process.env, ...site.env };
  // The public address may not be reachable from this machine.
  api.env = { SITE_URL: siteUrl, SITE_INTERNAL_URL: siteUrl, ...process.env, ...env };
  const programs = startPrograms([api, site], { logDir: path.join(DATA_DIR, 'log') });
  await programs.whenReady([`${apiUrl}/readyz`, `${siteUrl}/healthz`]);
  process.stdout.write(`Off the Bat runs at ${process.env.SITE_URL || siteUrl}\n`);
  if (process.env.SITE_URL) await runCommand(process.execPath, ['dist/check-live.js', '--count']);
}
