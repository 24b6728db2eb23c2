/*
 * `npm start`: installs, builds and starts the site with its own API.
 * `npm run start:web`, `npm run start:api`: one of the two, logging to the terminal.
 * Uses Node's own modules only: it runs before anything is installed.
 */
import './preflight/node-version.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { preflight } from './preflight/preflight.mjs';
import {
  buildIfNeeded,
  checkSettings,
  installIfNeeded,
  missingSteps,
} from './setup/ensure-installed.mjs';
import { startPrograms } from './processes/process-supervisor.mjs';
import { root, runCommand } from './processes/run-command.mjs';

process.chdir(root);
const [only] = parseArgs({ allowPositionals: true }).positionals;
const chosen = only ? [only === 'web' ? 'site' : 'api'] : ['site', 'api'];
const { PORT, API_PORT, DATA_DIR } = await preflight(chosen);
const env = { NODE_ENV: 'production', PORT, API_PORT, DATA_DIR };
const apiUrl = `http://127.0.0.1:${API_PORT}`;
const siteUrl = `http://localhost:${PORT}`;
const api = { name: 'api', args: ['--enable-source-maps', 'dist/api/server.js'], env };
/*
 * Without a limit the heap grows to a share of the machine's memory: 4 GB under a flood of random
 * URLs. With it, collections run sooner at nearly the same speed; the caches have smaller bounds.
 */
const hasOwnLimit = process.env.NODE_OPTIONS?.includes('--max-old-space-size') ?? false;
const heap = hasOwnLimit ? [] : ['--max-old-space-size=768'];
const site = {
  name: 'site',
  args: [...heap, '--enable-source-maps', 'dist/server/main.js'],
  env,
};

const steps = [...missingSteps(), 'start'];
const step = (name, words) => `Step ${steps.indexOf(name) + 1} of ${steps.length}: ${words}`;
await installIfNeeded(step('install', 'installing packages'));
await checkSettings(chosen);
await buildIfNeeded(step('build', 'building'));
// Only this user may read logs, secrets and the database.
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
