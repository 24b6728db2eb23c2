/*
 * `npm run editor -- user add EMAIL --role admin` and other commands of the editor's users
 * (editor/src/commands/user.ts). They work beside a running editor.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { completeEnvironment } from '../editor/server/secrets.mjs';
import { root, stopWith } from './run-command.mjs';

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
if (!existsSync('editor/node_modules/payload'))
  stopWith('The editor is not installed yet: run `npm run start:editor` once.');
process.umask(0o077);
completeEnvironment();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/payload/bin.js', 'run', 'src/commands/user.ts', '--', ...process.argv.slice(2)],
  {
    cwd: path.join(root, 'editor'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', EDITOR_IMPORT: 'off' },
  },
);
process.exit(status ?? 1);
