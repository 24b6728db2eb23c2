/*
 * The editor's database in backups: the schema `editor` of Postgres by the programs of its client, or a file.
 */
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand, stopWith } from './processes/run-command.mjs';

const schema = 'editor';

export async function dumpPostgres(url, file) {
  const args = ['--format=custom', `--schema=${schema}`, '--no-owner', `--file=${file}`];
  if ((await runWith(url, 'pg_dump', args)) !== 0) stopWith('The database could not be read.');
}

/**
 * Restores a dump, completely or not at all. Returns the name of the schema with the previous data.
 */
export async function restorePostgres(url, file, stamp) {
  const before = `${schema}_before_restore_${stamp}`;
  const rename = (from, to) =>
    `DO $$ BEGIN IF to_regnamespace('${from}') IS NOT NULL THEN ALTER SCHEMA ${from} RENAME TO ${to}; END IF; END $$`;
  const execute = sql => runWith(url, 'psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-c', sql]);
  if ((await execute(rename(schema, before))) !== 0) stopWith('The database could not be changed.');
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', file];
  if ((await runWith(url, 'pg_restore', args)) !== 0) {
    await execute(rename(before, schema));
    stopWith('The database could not be restored; it is as it was.');
  }
  return `the schema ${before}`;
}

/** Replaces the database by a copy. Returns the path of the previous one. */
export function restoreSqlite(file, stamp) {
  if (!readFileSync(file).subarray(0, 15).equals(Buffer.from('SQLite format 3')))
    stopWith("The backup has no copy of the editor's database.");
  const target = path.join(process.env.DATA_DIR, 'editor.db');
  const before = `${target}.before-restore-${stamp}`;
  for (const end of ['-wal', '-shm', ''])
    if (existsSync(target + end)) renameSync(target + end, before + end);
  const draft = `${target}.restoring`;
  rmSync(draft, { force: true });
  copyFileSync(file, draft);
  renameSync(draft, target);
  return before;
}

/** The password is not in the arguments, which every user of the machine can read. */
function runWith(url, program, args) {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return runCommand(program, [`--dbname=${address}`, ...args], {
    quiet: true,
    env: password ? { PGPASSWORD: password } : {},
  });
}
