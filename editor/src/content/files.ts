import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentDir } from '@/src/env';

/** Files that the content ignores: the API reads none that begins with a dot. */
const draftName = /^\.editor-.*\.tmp$/;

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export const targetOf = (file: string): string => path.join(contentDir, file);

/** The text of a content file; null when the file does not exist. */
export async function readContent(file: string): Promise<string | null> {
  try {
    return await readFile(targetOf(file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Writes a content file beside its target and renames it, so that it is written completely or not at all, also
 * after a power failure.
 */
export async function writeContent(file: string, content: string | Uint8Array): Promise<void> {
  const target = targetOf(file);
  const folder = path.dirname(target);
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, `.editor-${randomBytes(6).toString('hex')}.tmp`);
  try {
    const handle = await open(draft, 'wx', 0o644);
    try {
      await handle.writeFile(content);
      const before = await stat(target).catch(() => null);
      await handle.chmod(before ? before.mode & 0o777 : 0o644);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

export async function removeContent(file: string): Promise<void> {
  await rm(targetOf(file), { force: true });
  await syncFolder(path.dirname(targetOf(file)));
}

/** Removes what an interrupted save has left. */
export async function removeDrafts(): Promise<void> {
  const names = await readdir(contentDir, { recursive: true });
  const drafts = names.filter(name => draftName.test(path.basename(name)));
  await Promise.all(drafts.map(name => rm(targetOf(name), { force: true })));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch {
    // Some file systems cannot sync a folder.
  } finally {
    await handle.close();
  }
}
