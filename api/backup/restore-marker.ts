import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const markerFile = 'restore-unfinished';

/** Notes that a restore has begun to write, and removes the note when it is complete or undone. */
export function markRestore(dataDir: string): { complete(): void; undone(): void } {
  const file = join(dataDir, markerFile);
  const isEarlierUnfinished = existsSync(file);
  writeFileSync(file, `${new Date().toISOString()}\n`);
  const complete = () => rmSync(file, { force: true });
  return { complete, undone: () => isEarlierUnfinished || complete() };
}

/** Whether a restore has begun to write, and is not complete. */
export const isRestoreMarked = (dataDir: string): boolean => existsSync(join(dataDir, markerFile));

/** Throws an error for the operator when a restore was interrupted while it wrote. */
export function expectNoInterruptedRestore(dataDir: string): void {
  const file = join(dataDir, markerFile);
  if (!existsSync(file)) return;
  throw new Error(
    'A restore was interrupted. Run it again with --force (`npm run restore -- FILE --force`), or ' +
      `delete ${file} to go on with what is there.`,
  );
}
