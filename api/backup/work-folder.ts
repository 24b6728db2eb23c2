import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { millisecondsInDay } from 'date-fns/constants';
import { makeFolderPrivate } from '@/lib/settings/private-folder';

type Purpose = 'backup' | 'restore';

const maxAgeMs = millisecondsInDay;
const pattern = /^(?:backup|restore)-[A-Za-z0-9]{6}$/;

/**
 * Creates a folder in DATA_DIR for the parts of a backup, and removes those of runs that were killed
 * more than a day ago.
 */
export function createWorkFolder(dataDir: string, purpose: Purpose): string {
  makeFolderPrivate(dataDir);
  for (const name of readdirSync(dataDir)) {
    const folder = join(dataDir, name);
    if (pattern.test(name) && Date.now() - statSync(folder).mtimeMs > maxAgeMs) remove(folder);
  }
  return mkdtempSync(join(dataDir, `${purpose}-`));
}

/** Runs a task and removes the paths it has registered, also when a signal ends the program. */
export async function withCleanup<T>(
  task: (onEnd: (path: string) => void) => Promise<T>,
): Promise<T> {
  const paths: string[] = [];
  const removeAll = () => paths.forEach(remove);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const stop = () => {
    removeAll();
    process.exit(1);
  };
  signals.forEach(signal => process.once(signal, stop));
  try {
    return await task(path => paths.push(path));
  } finally {
    signals.forEach(signal => process.off(signal, stop));
    removeAll();
  }
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
