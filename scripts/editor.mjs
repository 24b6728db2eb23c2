/*
 * `npm run editor -- user add EMAIL --role admin` and other commands about the editor's users
 * (editor/src/commands/user.ts). They work beside a running editor. Its backup is part of `npm run backup`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { completeEnvironment } from '../editor/server/secrets.mjs';
import { root, stopWith } from './processes/run-command.mjs';

const usage = `Usage:
  npm run editor -- user add EMAIL [--role writer|editor|admin] [--new]
  npm run editor -- user list | password EMAIL | remove EMAIL
--new creates the editor's database, which its first start does too.
Backups of the editor: npm run backup, npm run restore`;

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
process.umask(0o077);
const [command, ...rest] = process.argv.slice(2);
if (command !== 'user') stopWith(usage);
if (!existsSync('editor/node_modules/payload'))
  stopWith('The editor is not installed yet: run `npm run start:editor` once.');
const words = rest.filter(word => word !== '--new');
if (words.length === rest.length) await expectDatabase();
completeEnvironment();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/payload/bin.js', 'run', 'src/commands/user.ts', '--', command, ...words],
  {
    cwd: path.join(root, 'editor'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', EDITOR_IMPORT: 'off' },
  },
);
process.exit(status ?? 1);

/** With a wrong setting Payload would create an empty database, and the secrets beside it. */
async function expectDatabase() {
  const { EDITOR_DATABASE_URL, DATA_DIR } = process.env;
  const folder = path.resolve(DATA_DIR || '.data');
  const advice = 'or start the editor once.';
  if (!EDITOR_DATABASE_URL && !existsSync(path.join(folder, 'editor.db')))
    stopWith(
      `There is no database of the editor in ${folder}: set DATA_DIR to its folder, ${advice}`,
    );
  if (!EDITOR_DATABASE_URL) return;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: EDITOR_DATABASE_URL });
  await client.connect();
  const { rows } = await client.query("select to_regnamespace('editor') as found");
  await client.end();
  if (rows[0].found === null)
    stopWith(
      `The database of EDITOR_DATABASE_URL has no editor: set that of the editor, ${advice}`,
    );
}
