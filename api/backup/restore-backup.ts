import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { utcDay } from '@/lib/dates/utc-day';
import { projectPath } from '@/api/project-path';
import { openDatabase, type Database, type DatabaseSettings } from '@/api/store/database';
import { LockedError } from '@/api/store/lock-file';
import { loadDump, NotEmptyError, unknownMigration } from '@/api/store/transfer/load-dump';
import { adoptEditorBackup } from './adopt-editor-backup';
import { unpack } from './archive';
import { checkEditorTarget, isEditorKindOf, restoreEditor } from './editor-database';
import { findFeedConflict, restoreFeedFiles, type FeedFilePlaces } from './feed-files';
import { readManifest, type Manifest } from './manifest';
import { findConflict, restoreParts, type BackupSettings } from './parts';
import { isRestoreMarked, markRestore } from './restore-marker';
import { settingsOf } from './settings-file';
import { expectSpaceForRows, isDiskFull } from './space';
import { createWorkFolder, withCleanup } from './work-folder';

type Options = {
  settings: BackupSettings;
  file: string;
  replace: boolean;
  /** Whether the editor's dump of Postgres is left out where the settings have no Postgres for it. */
  skipsEditorDump?: boolean;
};
/**
 * What a backup contained, its settings if it has any, where its files of feeds are if not where the settings name
 * them, and notes for the operator.
 */
type Restored = {
  manifest: Manifest;
  variables: Record<string, string> | null;
  feedFiles: FeedFilePlaces;
  notes: string[];
};

/**
 * Restores a backup into the embedded database or Postgres, whichever the settings name. Everything
 * is checked before anything is written, and all rows are one transaction. Throws an error for the operator.
 */
export async function restoreBackup({
  settings,
  file,
  replace,
  skipsEditorDump = false,
}: Options): Promise<Restored> {
  const dataDir = projectPath(settings.DATA_DIR);
  return withCleanup(async onEnd => {
    const folder = createWorkFolder(dataDir, 'restore');
    onEnd(folder);
    await unpack(file, folder);
    await adoptEditorBackup(folder);
    const manifest = await readManifest(folder);
    const unknown = unknownMigration(manifest);
    if (unknown !== null)
      throw new Error(
        `The backup was made by a newer version of this program (database of ${utcDay(unknown)}): update first.`,
      );
    const skipsEditor = skipsEditorDump && !isEditorKindOf(settings, folder);
    const editorConflict = skipsEditor ? null : await checkEditorTarget(settings, folder);
    const conflict = replace
      ? null
      : (findConflict(settings, folder) ?? findFeedConflict(settings, folder) ?? editorConflict);
    if (conflict) throw notEmpty(conflict);

    const load = { manifest, folder, replace };
    await expectSpace(settings, load);
    // A backup of the editor alone has no rows.
    const marker = manifest.migrations.length > 0 ? await loadRows(settings, load) : null;
    const previous = skipsEditor ? null : await restoreEditor(settings, folder);
    const notes = restoreParts(settings, folder);
    const feedFiles = restoreFeedFiles(settings, folder);
    notes.push(...feedFiles.notes);
    if (previous !== null) notes.push(`The editor's data that was there is in ${previous}.`);
    if (skipsEditor) notes.push(skippedEditor);
    marker?.complete();
    return { manifest, variables: settingsOf(folder), feedFiles: feedFiles.places, notes };
  }).catch((error: unknown) => {
    throw isDiskFull(error) ? diskFull(dataDir) : error;
  });
}

/** What was written until then stays: the API does not start on it. */
const diskFull = (dataDir: string): Error =>
  new Error(
    `There is not enough space in ${dataDir} or for the content. ` +
      (isRestoreMarked(dataDir)
        ? 'The restore is not complete: make space, and run it again with --force.'
        : 'Nothing was restored.'),
  );

const skippedEditor =
  "The editor's database is a dump of Postgres, which a rehearsal leaves out: the editor begins with the content.";

type RestoreMarker = ReturnType<typeof markRestore>;
type Load = { manifest: Manifest; folder: string; replace: boolean };

/** A Postgres has its own disk, and goes on when that is full. */
async function expectSpace(
  { DATABASE_URL, DATA_DIR }: BackupSettings,
  { manifest, folder }: Load,
): Promise<void> {
  if (DATABASE_URL !== undefined || manifest.migrations.length === 0) return;
  const rowBytes = manifest.files
    .filter(({ path }) => path.startsWith('tables/'))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  await expectSpaceForRows(projectPath(DATA_DIR), { folder, rowBytes });
}

/** Returns the marker: the other parts are not restored yet. */
async function loadRows(
  { DATABASE_URL, DATA_DIR }: BackupSettings,
  { manifest, folder, replace }: Load,
): Promise<RestoreMarker> {
  const dataDir = projectPath(DATA_DIR);
  const databaseUrl = DATABASE_URL ?? null;
  const marker = markRestore(dataDir);
  const database = await openTarget({ databaseUrl, dataDir }).catch((error: unknown) => {
    marker.undone();
    throw error;
  });
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

/** Opens the database; one that could not be created completely is removed again. */
async function openTarget(target: DatabaseSettings): Promise<Database> {
  const embedded = join(target.dataDir ?? '', 'db');
  const isNew = target.databaseUrl === null && !existsSync(embedded);
  try {
    return await openDatabase({ ...target, migrate: false });
  } catch (error) {
    if (isNew && !(error instanceof LockedError))
      rmSync(embedded, { recursive: true, force: true });
    throw error;
  }
}

const notEmpty = (reason: string): Error =>
  new Error(
    `${reason}\nNothing was restored. Restore into an empty place, or add --force to replace what is there.`,
  );
