import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { ReadStory } from '@/api/content/stories/read-story';
import * as worker from './content-worker';
import type { FileText, SiteAnswer, SiteRequest } from './content-worker';

/** The time limit for one file: an ordinary file takes less than a hundredth of it. */
const defaultLimitMs = 5000;
/** The time limit for a site of any size without its stories. */
const siteLimitMs = 60_000;
/** The heap limit of a thread, in MiB. */
const maxHeapMb = 512;
const maxThreads = 2;
/**
 * Threads without work end, and the next task starts another. A thread remembers what it parsed, which makes an
 * editor's next save of a page eight times faster, so that it waits for that.
 */
const idleMs = 10 * 60_000;

/** A file took too long: for its text, or because the machine had other work. */
export class SlowFileError extends Error {
  override name = 'SlowFileError';
}

/** Work that takes its time. A task of one file rejects with `SlowFileError` when that file takes too long. */
export type ContentTasks = {
  /** How many tasks are run at once. */
  atOnce: number;
  /** Differs between builds, which may parse differently; null when programs run from their sources. */
  version: string | null;
  readStory(file: FileText): Promise<ReadStory>;
  storyHtml(file: FileText): Promise<string>;
  parse(file: FileText): Promise<void>;
  readSite(request: SiteRequest): Promise<SiteAnswer>;
  close(): Promise<void>;
};

const toStory = (json: string) => JSON.parse(json) as ReadStory;

/** Runs tasks on the calling thread: for tests, and for programs that wait for the result anyway. */
export const directTasks: ContentTasks = {
  atOnce: 1,
  version: null,
  readStory: async file => toStory(worker.story(file)),
  storyHtml: async file => worker.html(file),
  parse: async file => worker.parse(file),
  readSite: async request => worker.site(request),
  close: async () => undefined,
};

/** Tasks on other threads, so that a file that is slow to parse blocks nothing: its thread is ended. */
export function createContentTasks(fileLimitMs = defaultLimitMs): ContentTasks {
  const isSource = import.meta.url.endsWith('.ts');
  const filename = fileURLToPath(
    new URL(isSource ? 'content-worker-source.mjs' : 'content-worker.js', import.meta.url),
  );
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });

  /** The time to start a thread is not a file's. */
  async function startThreads(): Promise<void> {
    const nothing: FileText = { file: '', text: '' };
    const tasks = Array.from({ length: maxThreads }, () => pool.run(nothing, { name: 'html' }));
    await Promise.all(tasks);
  }

  async function run(name: string, message: unknown, ms = fileLimitMs): Promise<never> {
    if (pool.threads.length < maxThreads) await startThreads();
    const limit = new AbortController();
    const stop = afterTurns(ms, () => limit.abort());
    try {
      return (await pool.run(message, { name, signal: limit.signal })) as never;
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
      throw new SlowFileError(`takes longer than ${ms / 1000} seconds to read`, { cause: error });
    } finally {
      stop();
    }
  }

  return {
    atOnce: maxThreads,
    version: isSource ? null : String(statSync(filename).mtimeMs),
    readStory: async file => toStory(await run('story', file)),
    storyHtml: file => run('html', file),
    parse: file => run('parse', file),
    readSite: request => run('site', request, siteLimitMs),
    close: () => pool.destroy(),
  };
}

const turns = 10;

/**
 * Calls back after a time in which this thread had its turn ten times: while it is blocked, as at a start, it cannot
 * see that a task has ended. Returns how to stop.
 */
function afterTurns(ms: number, onEnd: () => void): () => void {
  let left = turns;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    onEnd();
  }, ms / turns);
  return () => clearInterval(timer);
}
