import { rmSync, writeFileSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@/api/error-code';

const megabyte = 1 << 20;
/** The embedded database cannot go on when it finds no space for its log. */
const leftForDatabase = 64 * megabyte;
/** A file of the log of the embedded database. */
const logFileBytes = 16 * megabyte;
/** A new embedded database without rows. */
const emptyDatabaseBytes = 48 * megabyte;
/** Of the bytes of rows as text: in tables and indexes about two, and as much in the log. */
const bytesPerRowByte = 4;

type FreeBytes = (folder: string) => Promise<number>;

/**
 * Throws when a copy of the embedded database and its rows would fill the disk: the database that is running needs
 * space too. `folder` is one on the same disk.
 */
export async function expectSpaceForCopy(
  dataDir: string,
  folder: string,
  freeBytes: FreeBytes = freeBytesOf,
): Promise<void> {
  const needed = 2 * (await bytesBelow(join(dataDir, 'db'))) + leftForDatabase;
  if ((await freeBytes(dataDir)) < needed)
    throw new Error(
      `There is not enough space in ${dataDir}: a backup beside a running API needs ` +
        `${inMegabytes(needed)} for as long as it is made. No backup was written.`,
    );
  expectLogFile(folder);
}

/**
 * Throws when the embedded database would fill the disk while it takes these rows, as a disk that is full stops it
 * for good. `folder` is one on the same disk.
 */
export async function expectSpaceForRows(
  dataDir: string,
  { folder, rowBytes }: { folder: string; rowBytes: number },
  freeBytes: FreeBytes = freeBytesOf,
): Promise<void> {
  const needed = bytesPerRowByte * rowBytes + emptyDatabaseBytes + leftForDatabase;
  if ((await freeBytes(dataDir)) < needed)
    throw new Error(
      `There is not enough space in ${dataDir}: this restore needs ${inMegabytes(needed)}. Nothing was restored.`,
    );
  expectLogFile(folder);
}

/** Quotas and limits of files are not part of the disk's free space. */
function expectLogFile(folder: string): void {
  const file = join(folder, 'space');
  try {
    writeFileSync(file, Buffer.alloc(logFileBytes));
  } finally {
    rmSync(file, { force: true });
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / megabyte)} MB`;

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
