import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const name = /^editor-check-(\d+)$/;

/**
 * The folder of this process for its checks. Those of processes that were killed are removed: a
 * container ends all its processes with its first, and each may have left a photo.
 */
export function overlayFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(dataDir)) {
    const pid = Number(name.exec(entry)?.[1]);
    if (pid > 0 && (pid === process.pid || !isAlive(pid)))
      rmSync(join(dataDir, entry), { recursive: true, force: true });
  }
  return join(dataDir, `editor-check-${process.pid}`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
