import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Publications } from '@/lib/cache/publications';

/** Passed to Next's thread when it starts. */
export type NextThreadData = {
  /** Proves to Next that this process requests an error document. */
  secret: string;
  buildId: string;
};

/** The first message of Next's thread. */
export type NextIsReady = { port: number };
/** Its further messages; each is answered by its own `id` when the tags are published here too. */
export type NextPublishes = { id: number; tags: string[] };

type NextOptions = NextThreadData & {
  program: URL;
  publications: Publications;
  /** Called with the reason when the thread fails to start or ends; the process cannot serve without it. */
  onEnd: (reason: unknown) => void;
};

/**
 * Starts Next on its own thread and resolves to the origin where it listens, on a port of this machine
 * only. What its webhook publishes is published here before the webhook responds.
 */
export async function startNext({
  program,
  publications,
  onEnd,
  ...data
}: NextOptions): Promise<string> {
  const thread = new Worker(program, { workerData: data satisfies NextThreadData });
  thread.on('error', onEnd);
  thread.on('exit', code => onEnd(`exit code ${code}`));
  const [{ port }] = (await once(thread, 'message')) as [NextIsReady];
  thread.on('message', ({ id, tags }: NextPublishes) => {
    publications.publish(tags);
    thread.postMessage(id);
  });
  return `http://localhost:${port}`;
}
