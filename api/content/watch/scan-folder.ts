import { statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import { isContentPath, listFiles } from '@/api/content/files/list-files';

/** The files of a folder, each with what changes whenever it is written. */
export type FolderScan = ReadonlyMap<string, string>;

/** A file system's clock moves in steps: two writes within one of them can have the same time. */
const clockStepMs = 100;
/** After this number of files others have their turn: without waiting for each a file costs a third. */
const batchSize = 200;

/**
 * Compares a folder with an earlier scan of it, without reading files: all of it, or the files of these names, which
 * count as changed in any case. Throws when the folder is missing.
 */
export async function scanFolder(
  folder: string,
  before: FolderScan,
  names?: Iterable<string>,
): Promise<{ files: FolderScan; changed: ReadonlySet<string> }> {
  // Its files are not gone because the folder is.
  if (names) statSync(folder);
  const files = new Map(names ? before : []);
  const changed = new Set<string>();
  const candidates = names ? [...new Set(names)].filter(isContentPath) : listFiles(folder);
  const startedMs = Date.now();
  for (const [index, file] of candidates.entries()) {
    if (index % batchSize === batchSize - 1) await others();
    const key = keyOf(join(folder, file), startedMs);
    if (key === null) files.delete(file);
    else files.set(file, key);
    if (names || key === unsettled || key !== before.get(file)) changed.add(file);
  }
  if (!names) for (const file of before.keys()) if (!files.has(file)) changed.add(file);
  return { files, changed };
}

/** Of a file that is read again by the next scan: one written a moment ago may be written again without another key. */
export const unsettled = '';

/** Null for what is not a file. */
function keyOf(path: string, nowMs: number): string | null {
  const file = statOf(path);
  if (!file?.isFile()) return null;
  const isSettled = file.ctimeMs < nowMs - clockStepMs || file.ctimeMs > nowMs + 1000;
  return isSettled ? [file.size, file.mtimeMs, file.ctimeMs, file.ino].join(' ') : unsettled;
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A link in a circle, or a folder without permission to enter it.
    return undefined;
  }
}
