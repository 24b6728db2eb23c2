import { parentPort, workerData } from 'node:worker_threads';
import type { ContentOptions } from '@/api/content/content';
import { loadContent } from '@/api/content/load';
import { ContentError, type ValidationError } from '@/api/content/validation-errors';
import type { WorkerMessage } from './content-reader';

/*
 * Reads the content on its own thread, on request: see content-reader.ts.
 */
const options = workerData as ContentOptions;
const send = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.on('message', () => {
  let current = '';
  try {
    const content = loadContent(options, file => {
      if (file === current) return;
      current = file;
      send({ reading: file });
    });
    send({ content });
  } catch (error) {
    send({ problems: problemsOf(error, current) });
  }
});

/** A parser's own failure, such as on thousands of nested quotes, is an error of the file. */
function problemsOf(error: unknown, file: string): ValidationError[] {
  if (error instanceof ContentError) return [...error.problems];
  const [reason = ''] = String(error).split('\n');
  return [{ file, path: '', reason }];
}
