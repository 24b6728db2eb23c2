import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '@/lib/clock';
import { errorCode } from '@/api/error-code';
import type { ContentOptions, Story } from '@/api/content/content';
import { changedTags } from '@/api/content/content-diff';
import type { ContentSource } from '@/api/content/content-source';
import { problemText, type ContentProblem } from '@/api/content/validation-errors';
import { nextChangeAfter, visibleAt } from '@/api/content/visible-content';
import { withReports } from '@/api/content/stories/with-reports';
import { createContentReader } from './content-reader';
import type { ContentTasks } from './content-tasks';
import { watchFolder } from './folder-watcher';

/** Timers stop while a machine sleeps, so that the clock is compared at least this often. */
const maxWaitMs = 60_000;
/** Files that change while they are read are read again, but their errors are reported eventually. */
const maxRetries = 5;
/** The search index asks for changes long before this number has passed. */
const maxPublications = 100;
/** The interval at which the log reports the progress of a large read. */
const progressMs = 2000;
/** A log is read by people. */
const loggedProblems = 100;

type WatcherOptions = ContentOptions & {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Called with the cache tags of what a change of files has changed in the responses. */
  onChange: (tags: string[]) => void;
  fileLimitMs?: number;
  /** Where files are parsed; on other threads by default. */
  tasks?: ContentTasks;
  storyCacheFile?: string;
  clock: Clock;
};

export type ContentWatcher = ContentSource & {
  /** Replaces the reports that the news have besides the stories of files; newest first. */
  setReports(reports: readonly Story[]): void;
  /** The number of problems in the files at the last read. */
  problems(): number;
  stop(): void;
};

/**
 * The public content of a folder, of which changed files are read again; stories appear and bonuses
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
  let loggedMs = clock.now();
  const reader = createContentReader({
    ...options,
    onCacheError: error => log.warn({ err: error }, 'the next start will parse all stories'),
    onProgress(done, all) {
      if (clock.now() - loggedMs < progressMs) return;
      loggedMs = clock.now();
      log.info({ done, all }, 'reading stories');
    },
  });
  const first = await reader.read();
  let content = first.content;
  let reports: readonly Story[] = [];
  let visible = visibleAt(content, clock.now() / 1000);
  let generation = 0;
  /** The tags of the last publications. */
  const publications: ReadonlySet<string>[] = [];
  let problems = 0;
  let reported = '';
  let isStopped = false;
  let nextMoment: unknown;
  /** What may have changed since the last read; null for anything. */
  let waiting: Set<string> | null = new Set();
  let isReading = false;

  function onMaybeChanged(files: ReadonlySet<string> | null): void {
    waiting = files && waiting && new Set([...waiting, ...files]);
    if (!isReading) void readAll();
  }

  async function readAll(): Promise<void> {
    isReading = true;
    for (let retries = 0; !isStopped && waiting?.size !== 0; retries += 1) {
      const files: Set<string> | null = waiting;
      waiting = new Set();
      const found = await readSome(files);
      // Files that were being written are not an error yet: they are read again.
      if (waiting?.size === 0 || retries >= maxRetries) report(found);
    }
    isReading = false;
  }

  async function readSome(files: Set<string> | null): Promise<ContentProblem[]> {
    try {
      const next = await reader.read(files ?? undefined);
      content = next.content;
      problems = next.problems.length;
      publish();
      return next.problems;
    } catch (error) {
      const isMissing = errorCode(error) === 'ENOENT';
      const reason = error instanceof Error ? error.message : String(error);
      return [
        {
          file: isMissing ? folder : '',
          path: '',
          reason: isMissing ? 'the content folder is missing' : reason,
          effect: 'previous version in use',
        },
      ];
    }
  }

  /** Publishes what differs from before, and again at the next time at which that changes. */
  function publish(): void {
    if (isStopped) return;
    clock.clear(nextMoment);
    const seconds = clock.now() / 1000;
    const next = withReports(visibleAt(content, seconds), reports);
    const tags = changedTags(visible, next);
    visible = next;
    const moment = nextChangeAfter(content, seconds);
    if (moment !== null)
      nextMoment = clock.set(publish, Math.min(maxWaitMs, (moment - seconds) * 1000 + 1));
    if (tags.length === 0) return;
    generation += 1;
    publications.push(new Set(tags));
    if (publications.length > maxPublications) publications.shift();
    log.info({ tags: tags.slice(0, loggedProblems), count: tags.length }, 'content changed');
    onChange(tags);
  }

  function report(found: readonly ContentProblem[]): void {
    if (isStopped) return;
    problems = found.length;
    const lines = found.slice(0, loggedProblems).map(problemText);
    if (found.length > lines.length) lines.push(`and ${found.length - lines.length} more`);
    const reason = lines.join('\n');
    if (reason !== reported && found.length > 0) log.error({ reason }, 'content files are invalid');
    if (reported && found.length === 0) log.info({}, 'content files are valid again');
    reported = reason;
  }

  report(first.problems);
  publish();
  const stopWatching = watchFolder(folder, { log, onMaybeChanged });

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
    setReports(stories) {
      reports = stories;
      publish();
    },
    stop() {
      isStopped = true;
      clock.clear(nextMoment);
      stopWatching();
      void reader.close();
    },
  };
}
