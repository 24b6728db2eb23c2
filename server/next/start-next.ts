import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Passed to Next's thread when it starts. */
export type NextThreadData = {
  /** Proves to Next that this process requests an error document. */
  secret: string;
  buildId: string;
  /** The memory of the content version. */
  contentVersion: SharedArrayBuffer;
};

/**
 * Starts Next on its own thread and resolves to the origin where it listens, on a port of this machine
 * only. `onEnd` is called with the reason when the thread fails to start or ends; the process cannot
 * serve without it.
 */
export async function startNext(
  program: URL,
  data: NextThreadData,
  onEnd: (reason: unknown) => void,
): Promise<string> {
  const thread = new Worker(program, { workerData: data });
  thread.on('error', onEnd);
  thread.on('exit', code => onEnd(`exit code ${code}`));
  const [port] = (await once(thread, 'message')) as [number];
  return `http://localhost:${port}`;
}
