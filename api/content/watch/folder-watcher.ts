import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import type { FastifyBaseLogger } from 'fastify';
import { isContentName } from '@/api/content/files/list-files';

/** Editors write a file in several steps, and a checkout writes many files. */
const debounceMs = 150;
/** While writing does not end, the files are compared after this time. */
const maxDebounceMs = 1000;
/** The interval of checks for the folder itself: it may have been replaced by another. */
const folderCheckMs = 1000;
/** The interval of comparisons without an event: network drives send none. */
const defaultComparisonMs = 10_000;

type WatchOptions = {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called when files may have changed: shortly after events, and every ten seconds without one. */
  onMaybeChanged: () => void;
  comparisonMs?: number;
};

/**
 * Watches a folder recursively. The folder may be deleted and created again, or be a symbolic link
 * whose target changes.
 */
export function watchFolder(
  folder: string,
  { log, onMaybeChanged, comparisonMs = defaultComparisonMs }: WatchOptions,
) {
  let watcher: FSWatcher | null = null;
  /** Null when the folder is missing, undefined before the first check. */
  let identity: string | null | undefined;
  let debounceTimer: NodeJS.Timeout | undefined;
  let firstEventMs: number | null = null;
  let comparedMs = Date.now();
  let isChecking = false;
  let isStopped = false;

  function schedule(): void {
    if (isStopped) return;
    const now = Date.now();
    firstEventMs ??= now;
    clearTimeout(debounceTimer);
    debounceTimer = setTimeout(
      () => {
        firstEventMs = null;
        comparedMs = Date.now();
        onMaybeChanged();
      },
      Math.max(0, Math.min(debounceMs, firstEventMs + maxDebounceMs - now)),
    );
  }

  function restartWatcher(): void {
    void watcher?.close();
    watcher = watch(folder, {
      ignoreInitial: true,
      ignorePermissionErrors: true,
      ignored: path => path !== folder && !isContentName(basename(path)),
    });
    // `raw` is emitted before the watcher's own detection of changes.
    watcher.on('all', schedule).on('raw', schedule).on('ready', schedule);
    watcher.on('error', error =>
      log.warn(
        { reason: String(error) },
        `content files are not watched: changes are noticed every ${comparisonMs / 1000} seconds`,
      ),
    );
  }

  async function checkFolder(): Promise<void> {
    const stats = await stat(folder).catch(() => null);
    if (isStopped) return;
    const next = stats && `${stats.dev}:${stats.ino}:${stats.birthtimeMs}`;
    if (next !== identity) {
      identity = next;
      restartWatcher();
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
    /** To be called when the folder was missing: it is watched again as soon as it exists. */
    onFolderMissing() {
      identity = null;
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(debounceTimer);
      void watcher?.close();
    },
  };
}
