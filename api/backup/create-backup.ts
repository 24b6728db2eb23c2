import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '@/api/error-code';
import { projectPath } from '@/api/project-path';
import { openDatabase, type Database } from '@/api/store/database';
import { LockedError } from '@/api/store/lock-file';
import { dumpDatabase, type DatabaseDump } from '@/api/store/transfer/dump-database';
import { queryDump } from '@/api/visitors/admin-client';
import { pack, standardStream } from './archive';
import { describe, type Manifest } from './manifest';
import { collectParts, type BackupSettings } from './parts';
import { expectNoInterruptedRestore } from './restore-marker';
import { createWorkFolder, withCleanup } from './work-folder';

/** The folder with the rows of a database; the caller removes it. */
export type DumpResult = { folder: string; dump: DatabaseDump };

type Options = { settings: BackupSettings; file: string; replace: boolean };

/**
 * Writes database, secrets, content and imported records as of now to one file (or standard output,
 * `-`), also beside a running API. Returns its manifest. Throws an error for the operator, and
 * leaves no incomplete file behind.
 */
export async function createBackup({ settings, file, replace }: Options): Promise<Manifest> {
  const dataDir = projectPath(settings.DATA_DIR);
  expectNoInterruptedRestore(dataDir);
  if (file !== standardStream) expectFree(file, replace);
  return withCleanup(async onEnd => {
    const { folder, dump } = await dumpTables(settings, dataDir);
    onEnd(folder);
    collectParts(settings, folder);
    const manifest = await describe(folder, dump);
    await pack(folder, manifest, file, onEnd);
    return manifest;
  }).catch((error: unknown) => {
    throw isDiskFull(error)
      ? new Error(`There is not enough space in ${dataDir} or for ${file}: no backup was written.`)
      : error;
  });
}

/** Writes every row to a new folder in DATA_DIR: a slow reader must not hold the database up. */
export async function dumpToFolder({ sql }: Database, dataDir: string): Promise<DumpResult> {
  const folder = createWorkFolder(dataDir, 'backup');
  const tables = join(folder, 'tables');
  mkdirSync(tables);
  try {
    return { folder, dump: await dumpDatabase(sql, tables) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function dumpTables(settings: BackupSettings, dataDir: string): Promise<DumpResult> {
  const databaseUrl = settings.DATABASE_URL ?? null;
  if (!databaseUrl && !existsSync(join(dataDir, 'db')))
    throw new Error(`There is nothing to back up: ${dataDir} holds no database.`);
  try {
    const database = await openDatabase({ databaseUrl, dataDir, migrate: false });
    try {
      return await dumpToFolder(database, dataDir);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    return (await queryDump(dataDir)) as DumpResult;
  }
}

function expectFree(file: string, replace: boolean): void {
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}.`);
  if (existsSync(file) && !replace)
    throw new Error(`${file} exists already: choose another name, or add --force to replace it.`);
}

const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(errorCode(error) ?? '');
