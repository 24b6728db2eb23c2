import type { Payload } from 'payload';
import { removeDrafts } from '@/src/content/files';
import { onConflict } from '@/src/content/publish';
import { reconcile } from './reconcile';

const everyMs = 1000;

/** Takes the content files over now, and again whenever they have changed. */
export async function startImport(payload: Payload): Promise<void> {
  const known = new Map<string, string>();
  let running: Promise<void> | null = null;
  const run = (): Promise<void> => {
    running ??= reconcile(payload, known)
      .catch((error: unknown) =>
        payload.logger.error(`content not taken over: ${firstLine(error)}`),
      )
      .finally(() => {
        running = null;
      });
    return running;
  };
  await removeDrafts();
  await run();
  onConflict(() => void run());
  setInterval(() => void run(), everyMs).unref();
}

/** The text of a failed query has the complete document. */
const firstLine = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (String(cause).split('\n')[0] ?? '').slice(0, 300);
};
