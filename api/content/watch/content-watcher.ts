import type { FastifyBaseLogger } from 'fastify';
import type { Content, ContentOptions } from '@/api/content/content';
import { createContentReader } from './content-reader';
import { changedTags } from '@/api/content/content-diff';
import { fingerprintOf, type Fingerprint } from './folder-fingerprint';
import { watchFolder } from './folder-watcher';
import type { ContentSource } from '@/api/content/content-source';
import { ContentError } from '@/api/content/validation-errors';

/** After a change that the file system's clock cannot distinguish from the next one. */
const recheckMs = 250;
/** Files that change while they are read are read again, but their errors are reported eventually. */
const maxRetries = 5;

type WatcherOptions = ContentOptions & {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Called with the cache tags of what a change of files has changed in the responses. */
  onChange: (tags: string[]) => void;
  fileLimitMs?: number;
};

export type ContentWatcher = ContentSource & {
  /**
   * The number of errors in the files at the last read; 0 when the content in use is that of the
   * files.
   */
  problems(): number;
  stop(): void;
};

/**
 * The content of a folder, read again when its files have changed. Rejects with `ContentError` when
 * files are invalid at the start; later that is logged, and the previous content remains in use.
 */
export async function watchContent({
  log,
  onChange,
  ...options
}: WatcherOptions): Promise<ContentWatcher> {
  const { folder } = options;
  const reader = createContentReader(options);
  // Taken before the files are read, so that a save meanwhile is detected.
  let lastRead = await fingerprintOf(folder);
  let content = await reader.read();
  let generation = 0;
  let problems = 0;
  let retries = 0;
  let isMissing = false;
  let isRequested = false;
  let isRunning = false;
  let isStopped = false;
  let recheck: NodeJS.Timeout | undefined;

  /** Compares and reads until nothing has changed since; a request meanwhile adds another round. */
  async function update(): Promise<void> {
    isRequested = true;
    if (isRunning) return;
    isRunning = true;
    while (isRequested && !isStopped) {
      isRequested = false;
      await compare();
    }
    isRunning = false;
  }

  async function compare(): Promise<void> {
    const current = await fingerprintOf(folder);
    if (!current) folderWatch.onFolderMissing();
    if (!current && !isMissing)
      log.error({ folder }, 'content folder missing: what was there before stays');
    isMissing = !current;
    if (!current || isStopped || (isSame(current, lastRead) && lastRead?.isSettled)) return;
    lastRead = current;
    try {
      apply(await reader.read());
    } catch (error) {
      await reportError(error, current);
    }
    if (!current.isSettled) recheck = setTimeout(() => void update(), recheckMs);
    else isRequested = true;
  }

  function apply(next: Content): void {
    problems = 0;
    retries = 0;
    const tags = changedTags(content, next);
    content = next;
    if (tags.length === 0 || isStopped) return;
    generation += 1;
    log.info({ tags }, 'content changed');
    onChange(tags);
  }

  /** Files that were being written are not an error yet: they are read again. */
  async function reportError(error: unknown, before: Fingerprint): Promise<void> {
    const now = await fingerprintOf(folder);
    retries += 1;
    if (isStopped || (!isSame(before, now) && retries <= maxRetries)) return;
    retries = 0;
    problems = error instanceof ContentError ? error.problems.length : 1;
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ reason }, 'content not taken over: what was there before stays');
  }

  const folderWatch = watchFolder(folder, { log, onMaybeChanged: () => void update() });

  return {
    current: () => content,
    generation: () => generation,
    problems: () => problems,
    stop() {
      isStopped = true;
      clearTimeout(recheck);
      folderWatch.stop();
      reader.close();
    },
  };
}

const isSame = (one: Fingerprint | null, other: Fingerprint | null): boolean =>
  one?.text === other?.text;
