/*
 * `npm run messages`, `subscribers`, `clickouts`, `forget` and other admin commands
 * (api/admin-cli.ts). They run the built program and install nothing, so that they work in the
 * image.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root, stopWith } from './processes/run-command.mjs';

const program = 'dist/api/admin-cli.js';

// Relative file arguments are resolved against the directory where the command was called.
process.env.INIT_CWD ??= process.cwd();
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
if (!existsSync(program))
  stopWith('The programs are not built yet: run `npm run build`, then this command again.');
process.setSourceMapsEnabled(true);
try {
  await import(pathToFileURL(program).href);
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  stopWith(
    `${error.message}\nThe packages are not installed as the programs need them: run \`npm ci\`.`,
  );
}
