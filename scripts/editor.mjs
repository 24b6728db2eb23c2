/*
 * `npm run editor -- user add EMAIL --role admin` and other commands of the editor: its users
 * (editor/src/commands/user.ts), and backups of its database. All but `restore` work beside a running editor.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { completeEnvironment } from '../editor/server/secrets.mjs';
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

if (command === 'user') run('src/commands/user.ts', [command, ...rest]);
else if (command === 'backup' && rest.length === 1) run('src/commands/backup.ts', rest);
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
  process.exit(status ?? 1);
}

/** Puts a copy in the place of the database, which stays beside it. */
async function restore(name) {
  const source = path.resolve(process.env.INIT_CWD, name);
  if (
    !existsSync(source) ||
    !readFileSync(source).subarray(0, 15).equals(Buffer.from('SQLite format 3'))
  )
    stopWith(`${source} is not a copy of the editor's database.`);
  const port = process.env.EDITOR_PORT || 4100;
  const isRunning = await fetch(`http://localhost:${port}/healthz`).then(
    () => true,
    () => false,
  );
  if (isRunning) stopWith('Stop the editor first.');
  const target = path.join(process.env.DATA_DIR, 'editor.db');
  const before = `${target}.before-restore-${Date.now()}`;
  for (const end of ['-wal', '-shm'])
    if (existsSync(target + end)) renameSync(target + end, before + end);
  if (existsSync(target)) renameSync(target, before);
  const draft = `${target}.restoring`;
  rmSync(draft, { force: true });
  copyFileSync(source, draft);
  renameSync(draft, target);
  process.stdout.write(`Restored ${target}. What was there is ${before}.\n`);
}
