import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '@/lib/clock';
import type { ContentOptions } from '@/api/content/content';
import { createContentReader } from './content-reader';
import { changedTags } from '@/api/content/content-diff';
import { fingerprintOf, type Fingerprint } from './folder-fingerprint';
import { watchFolder } from './folder-watcher';
import type { ContentSource } from '@/api/content/content-source';
import { nextChangeAfter, visibleAt } from '@/api/content/visible-content';
import { problemText, type ContentProblem } from '@/api/content/validation-errors';

/** Timers stop while a machine sleeps, so that the clock is compared at least this often. */
const maxWaitMs = 60_000;
/** After a change that the file system's clock cannot distinguish from the next one. */
const recheckMs = 250;
/** Files that change while they are read are read again, but their errors are reported eventually. */
const maxRetries = 5;
/** Whoever follows the content asks more often. */
const maxPublications = 100;

type WatcherOptions = ContentOptions & {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Called with the cache tags of what a change of files has changed in the responses. */
  onChange: (tags: string[]) => void;
  fileLimitMs?: number;
  clock: Clock;
};

export type ContentWatcher = ContentSource & {
  /** The number of problems in the files at the last read. */
  problems(): number;
  stop(): void;
};

/**
 * The public content of a folder, read again when its files have changed; stories appear and bonuses
 * expire at their moments. Invalid files are logged: each is left out, or its previous version stays
 * in use. Rejects with `ContentError` without a menu or a home page at the start.
 */
export async function watchContent({
  log,
  onChange,
  clock,
  ...options
}: WatcherOptions): Promise<ContentWatcher> {
  const { folder } = options;
  const reader = createContentReader(options);
  // Taken before the files are read, so that a save meanwhile is detected.
  let lastRead = await fingerprintOf(folder);
  const first = await reader.read();
  let content = first.content;
  let visible = visibleAt(content, clock.now() / 1000);
  let generation = 0;
  /** The tags of the last publications. */
  const publications: ReadonlySet<string>[] = [];
  let problems = 0;
  let reported = '';
  let retries = 0;
  let isMissing = false;
  let isRequested = false;
  let isRunning = false;
  let isStopped = false;
  let recheck: NodeJS.Timeout | undefined;
  let nextMoment: unknown;

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
    if (isStopped) return;
    if (!current) folderWatch.onFolderMissing();
    if (!current && !isMissing)
      log.error({ folder }, 'content folder missing: what was there before stays');
    isMissing = !current;
    if (!current || (isSame(current, lastRead) && lastRead?.isSettled)) return;
    lastRead = current;
    try {
      const next = await reader.read();
      await report(next.problems, current);
      content = next.content;
      publish();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await report([{ file: '', path: '', reason, effect: 'previous version in use' }], current);
    }
    if (isStopped) return;
    if (!current.isSettled) recheck = setTimeout(() => void update(), recheckMs);
    else isRequested = true;
  }

  /** Publishes what differs from before, and again at the next moment at which that changes. */
  function publish(): void {
    if (isStopped) return;
    clock.clear(nextMoment);
    const seconds = clock.now() / 1000;
    const next = visibleAt(content, seconds);
    const tags = changedTags(visible, next);
    visible = next;
    const moment = nextChangeAfter(content, seconds);
    if (moment !== null)
      nextMoment = clock.set(publish, Math.min(maxWaitMs, (moment - seconds) * 1000 + 1));
    if (tags.length === 0) return;
    generation += 1;
    publications.push(new Set(tags));
    if (publications.length > maxPublications) publications.shift();
    log.info({ tags }, 'content changed');
    onChange(tags);
  }

  /** Files that were being written are not an error yet: they are read again. */
  async function report(found: ContentProblem[], before: Fingerprint | null): Promise<void> {
    if (found.length > 0) {
      const current = await fingerprintOf(folder);
      retries += 1;
      if (!isSame(before, current) && retries <= maxRetries) return;
    }
    if (isStopped) return;
    retries = 0;
    problems = found.length;
    const reason = found.map(problemText).join('\n');
    if (reason !== reported && found.length > 0) log.error({ reason }, 'content files are invalid');
    if (reported && found.length === 0) log.info({}, 'content files are valid again');
    reported = reason;
  }

  await report(first.problems, lastRead);
  publish();
  const folderWatch = watchFolder(folder, { log, onMaybeChanged: () => void update() });

  return {
    current: () => visible,
    generation: () => generation,
    changedSince(earlier) {
      const count = generation - earlier;
      if (count > publications.length) return null;
      const since = publications.slice(publications.length - count);
      return new Set(since.flatMap(tags => [...tags]));
    },
    problems: () => problems,
    stop() {
      isStopped = true;
      clearTimeout(recheck);
      clock.clear(nextMoment);
      folderWatch.stop();
      reader.close();
    },
  };
}

const isSame = (one: Fingerprint | null, other: Fingerprint | null): boolean =>
  one?.text === other?.text;
