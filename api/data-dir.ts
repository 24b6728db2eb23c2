import type { Logger } from 'pino';
import { makeFolderPrivate } from '@/lib/settings/private-folder';
import { expectNoInterruptedRestore } from './backup/restore-marker';
import type { Settings } from './env';
import { projectPath } from './project-path';

/** The path of DATA_DIR, which is created and closed to other users. Throws after an unfinished restore. */
export function prepareDataDir({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>, log: Logger): string {
  const dataDir = projectPath(DATA_DIR);
  const modeBefore = makeFolderPrivate(dataDir);
  expectNoInterruptedRestore(dataDir);
  if (modeBefore !== null)
    log.warn(
      { dataDir, modeBefore: modeBefore.toString(8) },
      'DATA_DIR was open to other users: now it is not',
    );
  return dataDir;
}
