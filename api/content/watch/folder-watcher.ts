import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import type { FastifyBaseLogger } from 'fastify';
import { isContentName } from '../list-files';

/** Editors write a file in several steps, and a checkout writes many files. */
const settleMs = 150;
/** While writing does not end, the files are looked at all the same. */
const longestSettleMs = 1000;
/** How often the folder itself is looked for: it may have been replaced by another. */
const folderCheckMs = 1000;
/** How often the files are compared without an event: network drives send none. */
const usualComparisonMs = 10_000;

type WatchOptions = {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called when files may have changed: soon after events, and every ten seconds without one. */
  onMaybeChanged: () => void;
  comparisonMs?: number;
};

/**
 * Watches a folder with everything in it. The folder may be deleted and made again, or be a link that
 * is pointed elsewhere.
 */
export function watchFolder(
  folder: string,
  { log, onMaybeChanged, comparisonMs = usualComparisonMs }: WatchOptions,
) {
  let watcher: FSWatcher | null = null;
  let identity: string | null = null;
  let settling: NodeJS.Timeout | undefined;
  let firstEventMs: number | null = null;
  let comparedMs = Date.now();
  let isChecking = false;
  let isStopped = false;

  function schedule(): void {
    if (isStopped) return;
    const now = Date.now();
    firstEventMs ??= now;
    clearTimeout(settling);
    settling = setTimeout(
      () => {
        firstEventMs = null;
        comparedMs = Date.now();
        onMaybeChanged();
      },
      Math.max(0, Math.min(settleMs, firstEventMs + longestSettleMs - now)),
    );
  }

  function watchAgain(): void {
    void watcher?.close();
    watcher = watch(folder, {
      ignoreInitial: true,
      ignorePermissionErrors: true,
      ignored: path => path !== folder && !isContentName(basename(path)),
    });
    // `raw` comes before the watcher's own opinion of what has changed.
    watcher.on('all', schedule).on('raw', schedule).on('ready', schedule);
    watcher.on('error', error =>
      log.warn(
        { reason: String(error) },
        `content files are not watched: changes are noticed every ${comparisonMs / 1000} seconds`,
      ),
    );
  }

  async function checkFolder(): Promise<void> {
    const found = await stat(folder).catch(() => null);
    if (isStopped) return;
    const next = found && `${found.dev}:${found.ino}:${found.birthtimeMs}`;
    if (next !== identity) {
      identity = next;
      watchAgain();
      schedule();
    } else if (Date.now() - comparedMs >= comparisonMs) schedule();
  }

  const check = (): void => {
    if (isChecking) return;
    isChecking = true;
    void checkFolder().finally(() => (isChecking = false));
  };
  const timer = setInterval(check, folderCheckMs).unref();
  check();

  return {
    /** To be called when the folder was not there: it is watched again as soon as it is back. */
    lostFolder() {
      identity = null;
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(settling);
      void watcher?.close();
    },
  };
}
