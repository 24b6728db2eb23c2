import { Worker } from 'node:worker_threads';
import type { Content, ContentOptions } from '@/api/content/content';
import { ContentError, type ValidationError } from '@/api/content/validation-errors';

/** The time limit for one file: an ordinary file takes less than a hundredth of it. */
const fileLimitMs = 5000;
/** The heap limit of the thread, in MiB. */
const maxHeapMb = 512;
/** A thread without work is stopped; the next read starts another. */
const idleMs = 30_000;

/** Messages of the thread: the file that it begins to parse; then the content, or the errors. */
export type WorkerMessage =
  { reading: string } | { content: Content } | { problems: ValidationError[] };

type ReaderOptions = ContentOptions & { fileLimitMs?: number };

export type ContentReader = {
  /** Reads the complete folder. Rejects with `ContentError`. One read at a time. */
  read(): Promise<Content>;
  close(): void;
};

/**
 * Reads content on its own thread, so that a file that is slow to parse blocks nothing: after the
 * time limit the thread is stopped, and the file is reported like any other error.
 */
export function createContentReader(options: ReaderOptions): ContentReader {
  const { fileLimitMs: limitMs = fileLimitMs, ...workerData } = options;
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idle);
    void worker?.terminate();
    worker = null;
  }

  async function read(): Promise<Content> {
    clearTimeout(idle);
    const thread = (worker ??= startWorker(workerData));
    let file = '';
    let ticksWithoutMessage = 0;
    // Two ticks without a message: after one, messages may still be queued for this thread.
    let watchdog: NodeJS.Timeout | undefined;
    const result = await new Promise<Content | ValidationError[]>(resolve => {
      const fail = (reason: string) => {
        stop();
        resolve([{ file, path: '', reason }]);
      };
      thread.removeAllListeners();
      thread.on('error', error => fail(error.message));
      thread.on('exit', () => fail('the thread that read it has ended'));
      thread.on('message', (message: WorkerMessage) => {
        ticksWithoutMessage = 0;
        if ('reading' in message) file = message.reading;
        else resolve('content' in message ? message.content : message.problems);
      });
      watchdog = setInterval(() => {
        ticksWithoutMessage += file ? 1 : 0;
        if (ticksWithoutMessage >= 2) fail(`takes longer than ${limitMs / 1000} seconds to read`);
      }, limitMs / 2);
      thread.postMessage('read');
    });
    clearInterval(watchdog);
    thread.removeAllListeners();
    // An unhandled error of a thread that is being stopped would crash the process.
    thread.on('error', () => undefined);
    if (worker) idle = setTimeout(stop, idleMs).unref();
    if (Array.isArray(result)) throw new ContentError(options.folder, result);
    return result;
  }

  return { read, close: stop };
}

/** The thread's program is beside the bundle; in development and tests it is the source. */
function startWorker(workerData: ContentOptions): Worker {
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
