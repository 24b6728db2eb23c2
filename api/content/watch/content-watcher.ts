import type { FastifyBaseLogger } from 'fastify';
import type { Content, ContentOptions } from '../content';
import { createContentReader } from './content-reader';
import { changedTags } from '../difference';
import { fingerprintOf, type Fingerprint } from './folder-fingerprint';
import { watchFolder } from './folder-watcher';
import type { LiveContent } from '../live-content';
import { ContentError } from '../problems';

/** After a change that a file system's clock cannot tell from the next one. */
const recheckMs = 250;
/** Files that change while they are read are read again, but a problem is not kept back for ever. */
const maxRetries = 5;

type WatcherOptions = ContentOptions & {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** What a change of files has changed in the answers, as tags. */
  onChange: (tags: string[]) => void;
  fileLimitMs?: number;
};

export type ContentWatcher = LiveContent & {
  /** How many problems the files had when last read; 0 when the content in use is what they hold. */
  problems(): number;
  stop(): void;
};

/**
 * The content of a folder, read again when its files are no longer those that were read last. Rejects
 * with `ContentError` when files do not fit at the start; later that is logged, and the content stays
 * as it was.
 */
export async function watchContent({
  log,
  onChange,
  ...options
}: WatcherOptions): Promise<ContentWatcher> {
  const { folder } = options;
  const reader = createContentReader(options);
  // Taken before the files are read, so that what is saved meanwhile makes a difference.
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

  /** Compares and reads until nothing has changed since; a request meanwhile adds one more round. */
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
    const found = await fingerprintOf(folder);
    if (!found) watching.lostFolder();
    if (!found && !isMissing)
      log.error({ folder }, 'content folder missing: what was there before stays');
    isMissing = !found;
    if (!found || isStopped || (isSame(found, lastRead) && lastRead?.isSettled)) return;
    lastRead = found;
    try {
      takeOver(await reader.read());
    } catch (error) {
      await report(error, found);
    }
    if (!found.isSettled) recheck = setTimeout(() => void update(), recheckMs);
    else isRequested = true;
  }

  function takeOver(next: Content): void {
    problems = 0;
    retries = 0;
    const tags = changedTags(content, next);
    content = next;
    if (tags.length === 0 || isStopped) return;
    generation += 1;
    log.info({ tags }, 'content changed');
    onChange(tags);
  }

  /** Files that were being written are no problem yet: they are read again. */
  async function report(error: unknown, before: Fingerprint): Promise<void> {
    const now = await fingerprintOf(folder);
    retries += 1;
    if (isStopped || (!isSame(before, now) && retries <= maxRetries)) return;
    retries = 0;
    problems = error instanceof ContentError ? error.problems.length : 1;
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ reason }, 'content not taken over: what was there before stays');
  }

  const watching = watchFolder(folder, { log, onMaybeChanged: () => void update() });

  return {
    current: () => content,
    generation: () => generation,
    problems: () => problems,
    stop() {
      isStopped = true;
      clearTimeout(recheck);
      watching.stop();
      reader.close();
    },
  };
}

const isSame = (one: Fingerprint | null, other: Fingerprint | null): boolean =>
  one?.text === other?.text;
