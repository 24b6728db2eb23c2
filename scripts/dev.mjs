/* `npm run dev`: the API restarted and the pages reloaded as files change. */
import { existsSync } from 'node:fs';
import { installIfNeeded } from './prepare.mjs';
import { startPrograms } from './programs.mjs';
import { root } from './run-command.mjs';

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');

const { PORT = '3000', API_PORT = '4000' } = process.env;
const env = {
  NODE_ENV: 'development',
  NEXT_TELEMETRY_DISABLED: '1',
  API_URL: `http://127.0.0.1:${API_PORT}`,
  SITE_URL: `http://localhost:${PORT}`,
  ...process.env,
};

await installIfNeeded();
startPrograms([
  { name: 'api', args: ['node_modules/tsx/dist/cli.mjs', 'watch', 'api/server.ts'], env },
  { name: 'site', args: ['node_modules/tsx/dist/cli.mjs', 'server/main.ts', '--dev'], env },
]);
