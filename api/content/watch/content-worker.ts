import { parentPort, workerData } from 'node:worker_threads';
import { loadContent } from '@/api/content/load';
import { textHash } from '@/api/content/sources';
import { ContentError, type ValidationError } from '@/api/content/validation-errors';
import type { ReadRequest, WorkerMessage, WorkerOptions } from './content-reader';

/*
 * Reads the content on its own thread, on request: see content-reader.ts.
 */
const { valid: validAtStart, ...options } = workerData as WorkerOptions;
const send = (message: WorkerMessage) => parentPort?.postMessage(message);
let valid = validAtStart;

parentPort?.on('message', (request: ReadRequest) => {
  let current = '';
  try {
    const loaded = loadContent(options, { ...request, valid }, (file, text) => {
      if (file === current) return;
      current = file;
      send({ reading: file, hash: textHash(text) });
    });
    const before = valid;
    valid = loaded.valid;
    send({ ...loaded, valid: changesOf(before, loaded.valid) });
  } catch (error) {
    send({ errors: errorsOf(error, current) });
  }
});

/** What has changed between two maps; null for what is gone. */
function changesOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Map<string, string | null> {
  const changes = new Map<string, string | null>(
    [...after].filter(([file, text]) => before.get(file) !== text),
  );
  for (const file of before.keys()) if (!after.has(file)) changes.set(file, null);
  return changes;
}

function errorsOf(error: unknown, file: string): ValidationError[] {
  if (error instanceof ContentError) return [...error.problems];
  const [reason = ''] = String(error).split('\n');
  return [{ file, path: '', reason }];
}
