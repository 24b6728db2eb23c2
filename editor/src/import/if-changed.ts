import { stat } from 'node:fs/promises';
import { UnreadableFile } from '@/format/yaml-text';
import { targetOf } from '@/src/content/files';
import { inTurn, saveInTurn } from '@/src/content/queues';

/** The last imported state of each file; unchanged files are not read again. */
export type Known = Map<string, string>;

/** Runs `take`, which imports files, while no save is running. */
export const takeInTurn = (take: () => Promise<void>): Promise<void> =>
  saveInTurn(() => inTurn(take));

/** Imports files that belong together, the first of which must exist, if one of them has changed. */
export async function ifChanged(
  files: readonly [string, ...string[]],
  known: Known,
  take: () => Promise<void>,
): Promise<void> {
  const keys = await Promise.all(files.map(keyOf));
  const key = keys.join(';');
  const [file] = files;
  if (!keys[0] || known.get(file) === key) return;
  try {
    await takeInTurn(take);
    known.set(file, key);
  } catch (error) {
    // The form cannot show an unreadable file; the console lists it.
    if (!(error instanceof UnreadableFile)) throw error;
    known.set(file, key);
  }
}

async function keyOf(file: string): Promise<string> {
  const found = await stat(targetOf(file), { bigint: true }).catch(() => null);
  return found ? [found.mtimeNs, found.size, found.ino].join(' ') : '';
}
