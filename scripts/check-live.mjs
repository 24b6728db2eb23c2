/*
 * `npm run check:live`: lists the settings to change before the site is public
 * (scripts/check-live.ts). Runs the built program and installs nothing, so that it works in the
 * image.
 */
import './preflight/node-version.mjs';
import { existsSync } from 'node:fs';
import { loadEnvFile } from './preflight/env-file.mjs';
import { root, runCommand, stopWith } from './processes/run-command.mjs';

const program = 'dist/check-live.js';

process.chdir(root);
loadEnvFile();
if (!existsSync(program))
  stopWith('The programs are not built yet: run `npm run build`, then this command again.');
process.exit(await runCommand(process.execPath, [program, ...process.argv.slice(2)]));
