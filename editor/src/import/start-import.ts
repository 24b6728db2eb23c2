import type { Payload } from 'payload';
import { watchContent } from '@/src/content/bridge';
import { removeDrafts } from '@/src/content/files';
import { onConflict } from '@/src/content/publish';
import { createReconciler } from './reconcile';

/** Takes the content files over now, and again whenever they have changed. */
export async function startImport(payload: Payload): Promise<void> {
  const reconcile = createReconciler(payload);
  /** What may have changed since the last time; null for anything. */
  let waiting: Set<string> | null = null;
  let running: Promise<void> | null = null;

  async function reconcileAll(): Promise<void> {
    while (waiting === null || waiting.size > 0) {
      const files: ReadonlySet<string> | null = waiting;
      waiting = new Set();
      await reconcile(files).catch((error: unknown) =>
        payload.logger.error(`content not taken over: ${firstLine(error)}`),
      );
    }
  }
  const run = (): Promise<void> =>
    (running ??= reconcileAll().finally(() => {
      running = null;
    }));
  const onChange = (files: readonly string[] | null): void => {
    waiting = files && waiting && new Set([...waiting, ...files]);
    void run();
  };

  await removeDrafts();
  await run();
  onConflict(file => onChange([file]));
  watchContent(onChange);
}

/** The text of a failed query has the complete document. */
const firstLine = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (String(cause).split('\n')[0] ?? '').slice(0, 300);
};
