/*
 * `npm run editor -- backup FILE` and `restore FILE`: one file with the content and the editor's database. Users
 * log in again after a restore elsewhere: the secrets are not in it.
 */
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { create, extract } from 'tar';
import { restorePostgres, restoreSqlite, dumpPostgres } from './editor-database.mjs';
import { root, stopWith } from './processes/run-command.mjs';

const parts = { content: 'content', sqlite: 'editor.db', postgres: 'editor.dump' };
const contentDir = () => path.resolve(root, process.env.CONTENT_DIR || 'content');
const postgresUrl = () => process.env.EDITOR_DATABASE_URL || null;
const isVisible = name => !path.basename(name).startsWith('.');

/** Writes a backup, also while the editor runs. `copySqlite` writes a consistent copy of that database. */
export async function backUp(name, copySqlite) {
  const target = path.resolve(process.env.INIT_CWD, name);
  if (existsSync(target)) stopWith(`${target} exists already.`);
  await inWorkFolder(async folder => {
    // The database first: a file that is published in the meantime is newer, and counts as changed
    // by hand.
    if (postgresUrl()) await dumpPostgres(postgresUrl(), path.join(folder, parts.postgres));
    else copySqlite(path.join(folder, parts.sqlite));
    const source = contentDir();
    const filter = file => file === source || isVisible(file);
    cpSync(source, path.join(folder, parts.content), {
      recursive: true,
      dereference: true,
      filter,
    });
    const archive = path.join(folder, 'archive');
    const names = readdirSync(folder);
    await create({ cwd: folder, file: archive, gzip: true, portable: true, mode: 0o600 }, names);
    place(archive, target);
  });
  process.stdout.write(`Stored the content and the editor's database in ${target}.\n`);
}

/**
 * Restores a backup. The previous files are moved aside; when the database fails, the content stays
 * as it is.
 */
export async function restore(name) {
  const source = path.resolve(process.env.INIT_CWD, name);
  if (!existsSync(source)) stopWith(`There is no file ${source}.`);
  await stopIfRunning();
  await inWorkFolder(async folder => {
    await extract({ cwd: folder, file: source, strict: true }).catch(error =>
      stopWith(`${source} is not a complete backup of the editor: ${error.message}`),
    );
    const database = postgresUrl() ? parts.postgres : parts.sqlite;
    for (const part of [parts.content, database])
      if (!existsSync(path.join(folder, part)))
        stopWith(`${source} has no part "${part}": was it made with the other kind of database?`);
    const stamp = String(Date.now());
    const aside = postgresUrl()
      ? await restorePostgres(postgresUrl(), path.join(folder, database), stamp)
      : restoreSqlite(path.join(folder, database), stamp);
    const content = restoreContent(path.join(folder, parts.content), stamp);
    process.stdout.write(
      `Restored the content and the editor's database. What was there is in ${content} and ${aside}.\n`,
    );
  });
}

/** The folder stays, which may be a mounted volume. The content ignores hidden folders. */
function restoreContent(source, stamp) {
  const target = contentDir();
  const before = path.join(target, `.before-restore-${stamp}`);
  mkdirSync(before, { recursive: true });
  for (const name of readdirSync(target).filter(isVisible))
    renameSync(path.join(target, name), path.join(before, name));
  cpSync(source, target, { recursive: true });
  return before;
}

async function stopIfRunning() {
  const port = process.env.EDITOR_PORT || 4100;
  const isRunning = await fetch(`http://localhost:${port}/healthz`).then(
    () => true,
    () => false,
  );
  if (isRunning) stopWith('Stop the editor first.');
}

/** In the data folder, because other folders may be readable by others or small. */
async function inWorkFolder(task) {
  mkdirSync(process.env.DATA_DIR, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(path.join(process.env.DATA_DIR, 'editor-backup-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // stopWith ends the process.
  process.once('exit', remove);
  await task(folder);
}

/** Complete or not at all, and never over another file. */
function place(archive, target) {
  const draft = `${target}.${process.pid}.tmp`;
  cpSync(archive, draft);
  try {
    linkSync(draft, target);
  } finally {
    rmSync(draft, { force: true });
  }
}
