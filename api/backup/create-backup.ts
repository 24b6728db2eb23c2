import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectPath } from '@/api/project-path';
import { openDatabase, type DatabaseSettings } from '@/api/store/database';
import { LockedError } from '@/api/store/lock-file';
import { dumpDatabase, type DatabaseDump } from '@/api/store/transfer/dump-database';
import { queryCopy } from '@/api/visitors/admin-client';
import { pack, standardStream } from './archive';
import { dumpEditor, hasEditorDatabase } from './editor-database';
import { collectFeedFiles } from './feed-files';
import { describe, type Manifest } from './manifest';
import { collectParts, type BackupSettings } from './parts';
import { expectNoInterruptedRestore } from './restore-marker';
import { collectSettings } from './settings-file';
import { expectSpaceForCopy, isDiskFull } from './space';
import { createWorkFolder, withCleanup } from './work-folder';

type Options = {
  settings: BackupSettings;
  /** The environment, whose settings become part of the backup. */
  variables?: Record<string, string | undefined>;
  file: string;
  replace: boolean;
};

/** What a backup contains, and what could not be read of the files that settings name. */
type Created = { manifest: Manifest; problems: string[] };

/**
 * Writes database, secrets, content, imported records, files of feeds, the editor's database and settings as of now
 * to one file (or standard output, `-`), also beside running programs. Throws an error for the operator, and leaves
 * no incomplete file behind.
 */
export async function createBackup({
  settings,
  variables = {},
  file,
  replace,
}: Options): Promise<Created> {
  const dataDir = projectPath(settings.DATA_DIR);
  const hasRows = settings.DATABASE_URL !== undefined || existsSync(join(dataDir, 'db'));
  if (!hasRows && !hasEditorDatabase(settings))
    throw new Error(`There is nothing to back up: ${dataDir} holds no database.`);
  expectNoInterruptedRestore(dataDir);
  if (file !== standardStream) expectFree(file, replace);
  return withCleanup(async onEnd => {
    const folder = createWorkFolder(dataDir, 'backup');
    onEnd(folder);
    const dump = hasRows ? await dumpTables(settings, folder, onEnd) : noRows;
    // Before the content: a file that is published in the meantime is newer, and counts as changed by hand.
    if (hasEditorDatabase(settings)) await dumpEditor(settings, folder);
    collectParts(settings, folder, { hasRows });
    const problems = hasRows ? collectFeedFiles(settings, folder) : [];
    collectSettings(variables, folder);
    const manifest = await describe(folder, dump);
    await pack(folder, manifest, file, onEnd);
    return { manifest, problems };
  }).catch((error: unknown) => {
    throw isDiskFull(error)
      ? new Error(`There is not enough space in ${dataDir} or for ${file}: no backup was written.`)
      : error;
  });
}

/** Of an editor whose data folder is not that of the API. */
const noRows: DatabaseDump = { migrations: [], tables: [] };

/** Writes every row to `folder`; of a running API with the embedded database, those of a copy. */
async function dumpTables(
  settings: BackupSettings,
  folder: string,
  onEnd: (path: string) => void,
): Promise<DatabaseDump> {
  const dataDir = projectPath(settings.DATA_DIR);
  const databaseUrl = settings.DATABASE_URL ?? null;
  const tables = join(folder, 'tables');
  mkdirSync(tables);
  try {
    return await dumpFrom({ databaseUrl, dataDir }, tables);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    await expectSpaceForCopy(dataDir, folder);
    const copy = await queryCopy(dataDir);
    onEnd(copy.folder);
    return dumpFrom({ databaseUrl, dataDir: copy.folder }, tables);
  }
}

async function dumpFrom(settings: DatabaseSettings, folder: string): Promise<DatabaseDump> {
  const database = await openDatabase({ ...settings, migrate: false });
  try {
    return await dumpDatabase(database.sql, folder);
  } finally {
    await database.close();
  }
}

function expectFree(file: string, replace: boolean): void {
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}.`);
  if (existsSync(file) && !replace)
    throw new Error(`${file} exists already: choose another name, or add --force to replace it.`);
}
