import { Worker } from 'node:worker_threads';
import type { Content, ContentOptions } from '@/api/content/content';
import { createPhotoChecker, type PhotoCheck } from '@/api/content/photos/photo-checker';
import { uncheckedPhoto, type EarlierReads, type SlowText } from '@/api/content/sources';
import {
  ContentError,
  type ContentProblem,
  type ValidationError,
} from '@/api/content/validation-errors';

/** The time limit for one file: an ordinary file takes less than a hundredth of it. */
const fileLimitMs = 5000;
/** The heap limit of the thread, in MiB. */
const maxHeapMb = 512;
/** A thread without work is stopped; the next read starts another. */
const idleMs = 30_000;
/** Photos may come faster than they are checked. */
const maxRechecks = 5;

type ReadContent = { content: Content; problems: ContentProblem[] };

/** A message to the thread. */
export type ReadRequest = Omit<EarlierReads, 'valid'>;
/** What the thread starts with. */
export type WorkerOptions = ContentOptions & Pick<EarlierReads, 'valid'>;

/**
 * Messages of the thread: the file that it begins to parse, with the hash of its text; then the
 * content with what has changed among the valid texts, or the errors that leave none.
 */
export type WorkerMessage =
  | { reading: string; hash: string }
  | (ReadContent & { valid: Map<string, string | null> })
  | { errors: ValidationError[] };

type Outcome = Exclude<WorkerMessage, { reading: string }> | ({ stoppedAt: string } & SlowText);

type ReaderOptions = ContentOptions & { fileLimitMs?: number };

export type ContentReader = {
  /**
   * Reads the complete folder. Rejects with `ContentError` without a menu or a home page. One read
   * at a time.
   */
  read(): Promise<ReadContent>;
  close(): void;
};

/**
 * Reads content on its own thread, so that a file that is slow to parse blocks nothing: after the
 * time limit the thread is stopped, and another reads the folder without that file.
 */
export function createContentReader(options: ReaderOptions): ContentReader {
  const { fileLimitMs: limitMs = fileLimitMs, photoStore = null, ...contentOptions } = options;
  const photoChecker = createPhotoChecker({ folder: contentOptions.folder, store: photoStore });
  // Outlive the thread.
  const valid = new Map<string, string>();
  const slow = new Map<string, SlowText>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idle);
    void worker?.terminate();
    worker = null;
  }

  async function read(rechecks = 0): Promise<ReadContent> {
    const outcome = await readOnce();
    if ('errors' in outcome) throw new ContentError(contentOptions.folder, outcome.errors);
    if ('stoppedAt' in outcome) {
      const { stoppedAt: file, hash, reason } = outcome;
      const isRepeated = slow.get(file)?.hash === hash;
      if (!file || isRepeated)
        throw new ContentError(contentOptions.folder, [{ file, path: '', reason }]);
      slow.set(file, { hash, reason });
      return read(rechecks);
    }
    // What shows such a photo would be without it until the next read.
    const isUnchecked = outcome.problems.some(({ reason }) => reason === uncheckedPhoto);
    if (isUnchecked && rechecks < maxRechecks) return read(rechecks + 1);
    for (const [file, text] of outcome.valid)
      if (text === null) valid.delete(file);
      else valid.set(file, text);
    return outcome;
  }

  async function readOnce(): Promise<Outcome> {
    clearTimeout(idle);
    const photos = await photoChecker.check().catch(() => new Map<string, PhotoCheck>());
    const thread = (worker ??= startWorker({ ...contentOptions, valid }));
    let reading = { file: '', hash: '' };
    let ticksWithoutMessage = 0;
    // Two ticks without a message: after one, messages may still be queued for this thread.
    let watchdog: NodeJS.Timeout | undefined;
    const outcome = await new Promise<Outcome>(resolve => {
      const fail = (reason: string) => {
        stop();
        resolve({ stoppedAt: reading.file, hash: reading.hash, reason });
      };
      thread.removeAllListeners();
      thread.on('error', error => fail(error.message));
      thread.on('exit', () => fail('the thread that read it has ended'));
      thread.on('message', (message: WorkerMessage) => {
        ticksWithoutMessage = 0;
        if ('reading' in message) reading = { file: message.reading, hash: message.hash };
        else resolve(message);
      });
      watchdog = setInterval(() => {
        ticksWithoutMessage += reading.file ? 1 : 0;
        if (ticksWithoutMessage >= 2) fail(`takes longer than ${limitMs / 1000} seconds to read`);
      }, limitMs / 2);
      thread.postMessage({ photos, slow } satisfies ReadRequest);
    });
    clearInterval(watchdog);
    thread.removeAllListeners();
    // An unhandled error of a thread that is being stopped would crash the process.
    thread.on('error', () => undefined);
    if (worker) idle = setTimeout(stop, idleMs).unref();
    return outcome;
  }

  return { read: () => read(), close: stop };
}

/** The thread's program is beside the bundle; in development and tests it is the source. */
function startWorker(workerData: WorkerOptions): Worker {
  const options = { workerData, resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } };
  const worker = import.meta.url.endsWith('.ts')
    ? new Worker(fromSource, { ...options, eval: true, execArgv: [] })
    : new Worker(new URL('content-worker.js', import.meta.url), options);
  worker.unref();
  return worker;
}

/**
 * Node 20 does not apply a loader to the first file of a thread, so the loader is imported first.
 */
const fromSource = `import('tsx/esm/api').then(tsx => {
  tsx.register();
  return import(${JSON.stringify(new URL('content-worker.ts', import.meta.url).href)});
});`;
