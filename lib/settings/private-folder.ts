import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Permission bits of the group and of other users. */
const othersMask = 0o077;

/**
 * Creates a folder that only its owner may enter (mode 0700), or removes the access of other users
 * from an existing one. Returns the folder's mode before that when it was open to others, else null.
 * Throws an error for operators when the folder belongs to another user, who could read and replace
 * what is stored there. Does nothing about owners and modes on Windows, which has neither.
 */
export function makeFolderPrivate(folder: string): number | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const userId = process.getuid?.();
  if (userId === undefined) return null;
  const { uid, mode } = statSync(folder);
  if (uid !== userId)
    throw new Error(
      `The folder ${path.resolve(folder)} (DATA_DIR) belongs to user ${uid}, but this program runs as ` +
        `user ${userId}. Run it as user ${uid}, change the owner (chown), or set DATA_DIR to a folder ` +
        'that does not exist yet.',
    );
  if ((mode & othersMask) === 0) return null;
  chmodSync(folder, mode & 0o700);
  return mode & 0o777;
}

/** Removes the access of other users from a folder and everything in it. Symbolic links are not followed. */
export function makeContentsPrivate(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(entry => entry.isFile() || entry.isDirectory())
    .map(entry => path.join(entry.parentPath, entry.name));
  for (const file of [folder, ...files]) {
    const mode = lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & othersMask) !== 0) chmodSync(file, mode & 0o700);
  }
}
