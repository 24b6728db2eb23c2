import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '@/api/project-path';
import { replaceFile } from './files';
import type { BackupSettings } from './parts';
import { runProgram } from './run-program';

/*
 * The editor's users, drafts and versions: a SQLite file in DATA_DIR, or the schema `editor` of Postgres, by the
 * programs of its client.
 */
type Kind = 'sqlite' | 'postgres';

const parts: Record<Kind, string> = { sqlite: 'editor/editor.db', postgres: 'editor/editor.dump' };
const schema = 'editor';
/** The name of the editor's connections (editor/src/database.ts). */
const applicationName = 'off-the-bat-editor';

/** The kind of database that an unpacked backup has of the editor; null for none. */
const editorPartOf = (folder: string): Kind | null =>
  (['sqlite', 'postgres'] as const).find(kind => existsSync(join(folder, parts[kind]))) ?? null;

const usesPostgres = ({ EDITOR_DATABASE_URL }: BackupSettings): boolean =>
  EDITOR_DATABASE_URL !== undefined;

/** Whether the settings name the kind of database that the backup has of the editor; also when it has none. */
export function isEditorKindOf(settings: BackupSettings, folder: string): boolean {
  const kind = editorPartOf(folder);
  return kind === null || (kind === 'postgres') === usesPostgres(settings);
}

/** Whether the settings name a database of the editor. */
export const hasEditorDatabase = (settings: BackupSettings): boolean =>
  usesPostgres(settings) || existsSync(sqliteFile(settings));

/** Writes a consistent copy to `folder`, also while the editor runs. */
export async function dumpEditor(settings: BackupSettings, folder: string): Promise<void> {
  mkdirSync(join(folder, 'editor'));
  const { EDITOR_DATABASE_URL: url } = settings;
  if (url === undefined) await runSqlite('copy', sqliteFile(settings), join(folder, parts.sqlite));
  else
    await runPostgres(url, 'pg_dump', [
      '--format=custom',
      `--schema=${schema}`,
      '--no-owner',
      `--file=${join(folder, parts.postgres)}`,
    ]);
}

/**
 * Checks before anything is written that the editor's part of `folder` can be restored. Throws an error for the
 * operator. Resolves with what a restore without `replace` would overwrite; null when that is nothing.
 */
export async function checkEditorTarget(
  settings: BackupSettings,
  folder: string,
): Promise<string | null> {
  const kind = editorPartOf(folder);
  if (kind === null) return null;
  if (!isEditorKindOf(settings, folder))
    throw new Error(
      kind === 'postgres'
        ? 'The backup has the editor on Postgres: set EDITOR_DATABASE_URL.'
        : 'The backup has the editor on SQLite: unset EDITOR_DATABASE_URL.',
    );
  const { EDITOR_DATABASE_URL: url } = settings;
  if (url !== undefined) {
    const open = `select count(*) from pg_stat_activity
      where datname = current_database() and application_name = '${applicationName}'`;
    if ((await query(url, open)) !== '0') throw new Error('Stop the editor first.');
    const found = await query(url, `select to_regnamespace('${schema}') is not null`);
    return found === 't' ? `The database of EDITOR_DATABASE_URL has an editor already.` : null;
  }
  const text = readFileSync(join(folder, parts.sqlite)).subarray(0, 15).toString('latin1');
  if (text !== 'SQLite format 3')
    throw new Error("The backup is damaged: it has no copy of the editor's database.");
  const file = sqliteFile(settings);
  if (!existsSync(file)) return null;
  await runSqlite('release', file);
  return `${file} holds the editor's drafts and users.`;
}

/** Restores the editor's part, completely or not at all. Returns where the previous data is; null for none. */
export async function restoreEditor(
  settings: BackupSettings,
  folder: string,
): Promise<string | null> {
  const kind = editorPartOf(folder);
  if (kind === null) return null;
  const { EDITOR_DATABASE_URL: url } = settings;
  const stamp = Date.now();
  if (url !== undefined) return restorePostgres(url, join(folder, parts.postgres), stamp);
  const file = sqliteFile(settings);
  const previous = `${file}.before-restore-${stamp}`;
  const exists = existsSync(file);
  if (exists) {
    // An editor may have been started since the check.
    await runSqlite('release', file);
    renameSync(file, previous);
  }
  replaceFile(join(folder, parts.sqlite), file);
  return exists ? previous : null;
}

async function restorePostgres(url: string, file: string, stamp: number): Promise<string | null> {
  const previous = `${schema}_before_restore_${stamp}`;
  const exists = (await query(url, `select to_regnamespace('${schema}') is not null`)) === 't';
  if (exists) await query(url, `alter schema ${schema} rename to ${previous}`);
  try {
    await runPostgres(url, 'pg_restore', [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      file,
    ]);
  } catch (error) {
    if (exists) await query(url, `alter schema ${previous} rename to ${schema}`);
    throw error;
  }
  return exists ? `the schema ${previous}` : null;
}

const sqliteFile = ({ DATA_DIR }: BackupSettings): string =>
  join(projectPath(DATA_DIR), 'editor.db');

async function runSqlite(...args: string[]): Promise<void> {
  if (!existsSync(projectPath('editor/node_modules')))
    throw new Error(
      "The editor's packages, which read its database, are not installed: run `npm ci --prefix editor --ignore-scripts`.",
    );
  await runProgram(process.execPath, [projectPath('editor/server/sqlite-file.mjs'), ...args]);
}

const query = async (url: string, sql: string): Promise<string> =>
  (await runPostgres(url, 'psql', ['-qAt', '-v', 'ON_ERROR_STOP=1', '-c', sql])).trim();

/** The password is not in the arguments, which every user of the machine can read. */
function runPostgres(url: string, program: string, args: readonly string[]): Promise<string> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return runProgram(program, [`--dbname=${address.href}`, ...args], {
    ...(password && { PGPASSWORD: password }),
  });
}
