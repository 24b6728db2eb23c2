import { rmSync, writeFileSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@/api/error-code';

const megabyte = 1 << 20;
/** The embedded database cannot go on when it finds no space for its log. */
const leftForDatabase = 64 * megabyte;
/** A file of the log of the embedded database. */
const logFileBytes = 16 * megabyte;

/**
 * Throws when a copy of the embedded database and its rows would fill the disk: the database that is running needs
 * space too. `folder` is one on the same disk.
 */
export async function expectSpaceForCopy(dataDir: string, folder: string): Promise<void> {
  const needed = 2 * (await bytesBelow(join(dataDir, 'db'))) + leftForDatabase;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < needed)
    throw new Error(
      `There is not enough space in ${dataDir}: a backup beside a running API needs ` +
        `${Math.ceil(needed / megabyte)} MB for as long as it is made. No backup was written.`,
    );
  // Quotas and limits of files are not part of the disk's free space.
  const file = join(folder, 'space');
  writeFileSync(file, Buffer.alloc(logFileBytes));
  rmSync(file);
}

/** Of a disk, a quota or a limit of files. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(errorCode(error) ?? '');

async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    try {
      bytes += (await stat(join(entry.parentPath, entry.name))).size;
    } catch (error) {
      // Deleted by the running database since.
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
  return bytes;
}
