import { realpath, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { subscribe, type AsyncSubscription } from '@parcel/watcher';
import type { FastifyBaseLogger } from 'fastify';

/** Editors write a file in several steps, and a checkout writes many files. */
const debounceMs = 150;
/** While writing does not end, what has changed is reported after this time. */
const maxDebounceMs = 2000;
/** The interval of checks for the folder itself: it may have been replaced by another. */
const folderCheckMs = 1000;
/** The interval of comparisons without an event: network drives send none. */
const defaultComparisonMs = 10_000;

type WatchOptions = {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /**
   * Called with the paths, below the folder, of what may have changed, shortly after events; with null for anything, at
   * first and every ten seconds without an event.
   */
  onMaybeChanged: (files: ReadonlySet<string> | null) => void;
  comparisonMs?: number;
};

/**
 * Watches a folder recursively. The folder may be deleted and created again, or be a symbolic link
 * whose target changes. Returns how to stop.
 */
export function watchFolder(
  folder: string,
  { log, onMaybeChanged, comparisonMs = defaultComparisonMs }: WatchOptions,
): () => void {
  let subscription: Promise<AsyncSubscription | null> = Promise.resolve(null);
  /** Null when the folder is missing, undefined before the first check. */
  let identity: string | null | undefined;
  let pending: Set<string> | null = new Set();
  let firstEventMs: number | null = null;
  let reportedMs = Date.now();
  let debounceTimer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Reports these files, or anything, when nothing more comes. */
  function schedule(files: readonly string[] | null): void {
    if (isStopped) return;
    if (files === null) pending = null;
    else for (const file of files) pending?.add(file);
    const now = Date.now();
    firstEventMs ??= now;
    clearTimeout(debounceTimer);
    const ms = Math.max(0, Math.min(debounceMs, firstEventMs + maxDebounceMs - now));
    debounceTimer = setTimeout(report, ms);
  }

  function report(): void {
    const files = pending;
    pending = new Set();
    firstEventMs = null;
    reportedMs = Date.now();
    onMaybeChanged(files);
  }

  async function watch(root: string): Promise<AsyncSubscription | null> {
    try {
      return await subscribe(root, (error, events) => {
        if (error) warn(error);
        const paths = events.map(({ path }) => relative(root, path));
        // A folder that is moved sends no events of its files.
        schedule(error || !paths.every(path => /\.\w+$/.test(path)) ? null : paths);
      });
    } catch (error) {
      warn(error);
      return null;
    }
  }

  const warn = (error: unknown) =>
    log.warn(
      { reason: String(error) },
      `content files are not watched: changes are noticed every ${comparisonMs / 1000} seconds`,
    );

  async function check(): Promise<void> {
    const root = await realpath(folder).catch(() => null);
    const stats = root && (await stat(root).catch(() => null));
    if (isStopped) return;
    const next = stats && `${root} ${stats.dev}:${stats.ino}:${stats.birthtimeMs}`;
    if (next !== identity) {
      identity = next;
      const before = subscription;
      subscription = before.then(async one => {
        await end(one);
        return root && !isStopped ? watch(root) : null;
      });
      await subscription;
      schedule(null);
    } else if (Date.now() - reportedMs >= comparisonMs) schedule(null);
  }

  let isChecking = false;
  const checkAlone = (): void => {
    if (isChecking) return;
    isChecking = true;
    void check().finally(() => (isChecking = false));
  };
  const timer = setInterval(checkAlone, folderCheckMs).unref();
  checkAlone();

  return () => {
    isStopped = true;
    clearInterval(timer);
    clearTimeout(debounceTimer);
    void subscription.then(end);
  };
}

/** The system itself ends the watch of a folder that is removed, and then refuses to. */
async function end(subscription: AsyncSubscription | null): Promise<void> {
  await subscription?.unsubscribe().catch(() => undefined);
}
