import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { errorCode } from '@/api/error-code';

/** Of the times of files: a file that changes twice within it may show one time. */
const timeStepMs = 2000;

type Options = {
  from: string;
  /** Created by this. */
  to: string;
  /** Runs `work` while nothing is written to `from`. */
  withoutWrites: (work: () => Promise<void>) => Promise<void>;
};

/**
 * Copies a folder as it is at one moment although a program writes to it: everything beside its writes, and, while it
 * waits, only the files that have changed since.
 */
export async function copyWhileWritten({ from, to, withoutWrites }: Options): Promise<void> {
  /** Size and time of each copied file; '' for one that may have changed since. */
  const copied = new Map<string, string>();

  async function copyChanged(): Promise<void> {
    const entries = await entriesBelow(from);
    for (const folder of entries.folders) await mkdir(join(to, folder), { recursive: true });
    for (const path of entries.files) await copyIfChanged(path);
    const existing = new Set(entries.files);
    for (const path of copied.keys()) if (!existing.has(path)) await removeCopy(path);
  }

  async function copyIfChanged(path: string): Promise<void> {
    const began = Date.now();
    try {
      const { size, mtimeNs, mtimeMs } = await stat(join(from, path), { bigint: true });
      const version = `${size} ${mtimeNs}`;
      if (copied.get(path) === version) return;
      copied.set(path, Number(mtimeMs) < began - timeStepMs ? version : '');
      await mkdir(dirname(join(to, path)), { recursive: true });
      await copyFile(join(from, path), join(to, path));
    } catch (error) {
      // A file may be deleted after it was listed; the next list does not have it.
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }

  async function removeCopy(path: string): Promise<void> {
    await rm(join(to, path), { force: true });
    copied.delete(path);
  }

  await copyChanged();
  // What has changed during the first takes much less time than all.
  await copyChanged();
  await withoutWrites(copyChanged);
}

/** Also empty folders, each after the one that it is in; '' is the folder itself. */
async function entriesBelow(folder: string): Promise<{ folders: string[]; files: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = (isWanted: (entry: (typeof entries)[number]) => boolean) =>
    entries
      .filter(isWanted)
      .map(entry => relative(folder, join(entry.parentPath, entry.name)))
      .sort();
  return {
    folders: ['', ...paths(entry => entry.isDirectory())],
    files: paths(entry => entry.isFile()),
  };
}
