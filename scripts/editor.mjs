/*
 * `npm run editor -- user add EMAIL --role admin` and other commands of the editor: its users
 * (editor/src/commands/user.ts), and backups of its database with the content. All but `restore` work beside a running editor.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { completeEnvironment } from '../editor/server/secrets.mjs';
import { backUp, restore } from './editor-backup.mjs';
import { root, stopWith } from './processes/run-command.mjs';

const usage = `Usage:
  npm run editor -- user add EMAIL [--role writer|editor|admin]
  npm run editor -- user list | password EMAIL | remove EMAIL
  npm run editor -- backup FILE
  npm run editor -- restore FILE`;

process.env.INIT_CWD ??= process.cwd();
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
process.umask(0o077);
completeEnvironment();
const [command, ...rest] = process.argv.slice(2);

if (command === 'user') process.exit(run('src/commands/user.ts', [command, ...rest]));
else if (command === 'backup' && rest.length === 1)
  await backUp(rest[0], file => {
    if (run('src/commands/copy-database.ts', [file]) !== 0) process.exit(1);
  });
else if (command === 'restore' && rest.length === 1) await restore(rest[0]);
else stopWith(usage);

function run(script, args) {
  if (!existsSync('editor/node_modules/payload'))
    stopWith('The editor is not installed yet: run `npm run start:editor` once.');
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/payload/bin.js', 'run', script, '--', ...args],
    {
      cwd: path.join(root, 'editor'),
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', EDITOR_IMPORT: 'off' },
    },
  );
  return status ?? 1;
}
