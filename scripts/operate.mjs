/*
 * `npm run messages`, `subscribers`, `clickouts`, `forget`: the operator's commands, by the built
 * program where there is one.
 */
import { existsSync } from 'node:fs';
import { installIfNeeded } from './prepare.mjs';
import { root, runCommand } from './run-command.mjs';

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
await installIfNeeded();

const built = 'dist/api/operate.js';
const program = existsSync(built) ? [built] : ['--import', 'tsx', 'api/operate.ts'];
process.exit(await runCommand(process.execPath, [...program, ...process.argv.slice(2)]));
