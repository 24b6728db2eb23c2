import { rmSync } from 'node:fs';
import type { Database } from '@/api/store/database';
import type { DatabaseCopy } from '@/api/visitors/admin-client';
import { createWorkFolder } from './work-folder';

/**
 * Copies the embedded database to a new folder in DATA_DIR: its rows can then be read by another process, while this
 * one responds to requests.
 */
export async function copyToFolder(
  { copyTo }: Pick<Database, 'copyTo'>,
  dataDir: string,
): Promise<DatabaseCopy> {
  if (!copyTo) throw new Error('Only an embedded database has files.');
  const folder = createWorkFolder(dataDir, 'backup');
  try {
    await copyTo(folder);
    return { folder };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
