/* `npm run dev`: restarts the API and reloads pages when files change. */
import './preflight/node-version.mjs';
import { preflight } from './preflight/preflight.mjs';
import { checkSettings, installIfNeeded } from './setup/ensure-installed.mjs';
import { startPrograms } from './processes/process-supervisor.mjs';
import { root } from './processes/run-command.mjs';

process.chdir(root);
const { PORT, API_PORT } = await preflight(['site', 'api']);
const env = {
  NODE_ENV: 'development',
  NEXT_TELEMETRY_DISABLED: '1',
  API_URL: `http://127.0.0.1:${API_PORT}`,
  SITE_URL: `http://localhost:${PORT}`,
  ...process.env,
};

await installIfNeeded();
await checkSettings(['site', 'api']);
const programs = startPrograms([
  { name: 'api', args: ['node_modules/tsx/dist/cli.mjs', 'watch', 'api/server.ts'], env },
  { name: 'site', args: ['node_modules/tsx/dist/cli.mjs', 'server/main.ts', '--dev'], env },
]);
await programs.whenReady([
  `http://localhost:${API_PORT}/readyz`,
  `http://localhost:${PORT}/healthz`,
]);
process.stdout.write(
  `\nOff the Bat runs at http://localhost:${PORT} and reloads as files change.\n\n`,
);
