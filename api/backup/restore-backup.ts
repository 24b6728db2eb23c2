import { join } from 'node:path';
import { utcDay } from '@/lib/dates/utc-day';
import { projectPath } from '@/api/project-path';
import { openDatabase } from '@/api/store/database';
import { loadDump, NotEmptyError, unknownMigration } from '@/api/store/transfer/load-dump';
import { unpack } from './archive';
import { readManifest, type Manifest } from './manifest';
import { findConflict, restoreParts, type BackupSettings } from './parts';
import { markRestore } from './restore-marker';
import { createWorkFolder, withCleanup } from './work-folder';

type Options = { settings: BackupSettings; file: string; replace: boolean };

/**
 * Restores a backup into the embedded database or Postgres, whichever the settings name. Everything
 * is checked before anything is written, and all rows are one transaction. Returns what the backup
 * contained and notes for the operator. Throws an error for the operator.
 */
export async function restoreBackup({
  settings,
  file,
  replace,
}: Options): Promise<{ manifest: Manifest; notes: string[] }> {
  const dataDir = projectPath(settings.DATA_DIR);
  return withCleanup(async onEnd => {
    const folder = createWorkFolder(dataDir, 'restore');
    onEnd(folder);
    await unpack(file, folder);
    const manifest = await readManifest(folder);
    const unknown = unknownMigration(manifest);
    if (unknown !== null)
      throw new Error(
        `The backup was made by a newer version of this program (database of ${utcDay(unknown)}): update first.`,
      );
    const conflict = replace ? null : findConflict(settings, folder);
    if (conflict) throw notEmpty(conflict);

    const marker = await loadRows(settings, { manifest, folder, replace });
    const notes = restoreParts(settings, folder);
    marker.complete();
    return { manifest, notes };
  });
}

type RestoreMarker = ReturnType<typeof markRestore>;
type Load = { manifest: Manifest; folder: string; replace: boolean };

/** Returns the marker: the other parts are not restored yet. */
async function loadRows(
  { DATABASE_URL, DATA_DIR }: BackupSettings,
  { manifest, folder, replace }: Load,
): Promise<RestoreMarker> {
  const dataDir = projectPath(DATA_DIR);
  const databaseUrl = DATABASE_URL ?? null;
  const database = await openDatabase({ databaseUrl, dataDir, migrate: false });
  const marker = markRestore(dataDir);
  try {
    await loadDump(database.sql, { dump: manifest, folder: join(folder, 'tables'), replace });
    return marker;
  } catch (error) {
    // The transaction is rolled back: nothing was written.
    marker.undone();
    throw error instanceof NotEmptyError ? notEmpty(error.message) : error;
  } finally {
    await database.close();
  }
}

const notEmpty = (reason: string): Error =>
  new Error(
    `${reason}\nNothing was restored. Restore into an empty place, or add --force to replace what is there.`,
  );
