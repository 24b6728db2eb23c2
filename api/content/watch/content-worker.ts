import { parentPort, workerData } from 'node:worker_threads';
import type { ContentOptions } from '../content';
import { loadContent } from '../load';
import { ContentError, type Problem } from '../problems';
import type { WorkerMessage } from './content-reader';

/* Reads the content on a thread of its own, each time it is asked to: see content-reader.ts. */
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

/** What a parser cannot bear, such as thousands of nested quotes, is a problem of its file. */
function problemsOf(error: unknown, file: string): Problem[] {
  if (error instanceof ContentError) return [...error.problems];
  const [reason = ''] = String(error).split('\n');
  return [{ file, path: '', reason }];
}
