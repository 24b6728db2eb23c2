import type { Payload } from 'payload';
import { textKinds } from '@/format/kinds';
import { saveInTurn } from '@/src/content/queues';

const dayMs = 24 * 60 * 60 * 1000;
/** src/form/payload-texts.ts states it. */
const keptMs = 30 * dayMs;
const intervalMs = 60 * 60 * 1000;

/** Deletes permanently what has been in the trash for 30 days. */
export async function emptyTrash(payload: Pick<Payload, 'delete'>, nowMs: number): Promise<void> {
  const before = new Date(nowMs - keptMs).toISOString();
  for (const { folder } of textKinds)
    await saveInTurn(() =>
      payload.delete({
        collection: folder as never,
        where: { deletedAt: { less_than: before } },
        trash: true,
        depth: 0,
      }),
    );
}

/** Empties the trash now and every hour. */
export function startEmptyingTrash(payload: Payload): void {
  const run = () =>
    emptyTrash(payload, Date.now()).catch((error: unknown) =>
      payload.logger.error(`trash not emptied: ${String(error)}`),
    );
  void run();
  setInterval(run, intervalMs).unref();
}
