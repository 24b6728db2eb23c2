import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What Next's thread is told when it begins. */
export type NextThreadData = {
  /** By which Next knows that an error document is asked for by this process. */
  secret: string;
  buildId: string;
  /** The memory of the count of publishes. */
  publishes: SharedArrayBuffer;
};

/**
 * Starts Next on a thread of its own and resolves to where it listens, on a port for this machine
 * only. `onEnd` hears why it ended, should it ever, or why it did not come up: the process cannot do
 * without it.
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
