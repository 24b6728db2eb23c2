import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isContentName } from '@/api/content/files/list-files';

/** A file system's clock moves in steps: two writes within one of them can have the same time. */
const clockStepMs = 100;
const deepest = 20;

/**
 * The state of a folder's files: equal texts mean equal files, once `isSettled`. A file written a
 * moment ago may be written again without a change of its times.
 */
export type Fingerprint = { text: string; isSettled: boolean };

/** Compares files by size, times and inode, without reading them. Null when the folder is missing. */
export async function fingerprintOf(folder: string): Promise<Fingerprint | null> {
  const startedMs = Date.now();
  const lines: string[] = [];
  let newestMs = 0;

  async function visit(below: string, depth: number): Promise<void> {
    const names = await readdir(join(folder, below));
    for (const name of names.filter(isContentName)) {
      const path = below ? `${below}/${name}` : name;
      const file = await stat(join(folder, path), { bigint: true }).catch(() => null);
      if (file?.isDirectory() && depth < deepest) await visit(path, depth + 1);
      if (!file?.isFile()) continue;
      newestMs = Math.max(newestMs, Number(file.ctimeMs));
      lines.push([path, file.size, file.mtimeNs, file.ctimeNs, file.ino].join(' '));
    }
  }

  try {
    await visit('', 0);
  } catch {
    return null;
  }
  // A time ahead of ours is another machine's, and cannot be compared with the current time.
  const isSettled = newestMs < startedMs - clockStepMs || newestMs > startedMs + 1000;
  return { text: lines.sort().join('\n'), isSettled };
}
