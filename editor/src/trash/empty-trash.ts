import type { Payload, Where } from 'payload';
import { textKinds } from '@/format/kinds';
import { contentProblems } from '@/src/content/bridge';
import { saveInTurn } from '@/src/content/queues';
import { picturesFolder } from '@/src/pictures/picture-files';

const dayMs = 24 * 60 * 60 * 1000;
/** src/form/payload-texts.ts states it. */
const keptMs = 30 * dayMs;
const intervalMs = 60 * 60 * 1000;

/** Deletes permanently what has been in the trash for 30 days, but no picture that a text names. */
export async function emptyTrash(payload: Payload, nowMs: number): Promise<void> {
  const where: Where = { deletedAt: { less_than: new Date(nowMs - keptMs).toISOString() } };
  for (const { folder } of textKinds) await remove(payload, folder, where);
  const { docs } = await payload.find({
    collection: picturesFolder as never,
    where,
    trash: true,
    pagination: false,
    depth: 0,
  });
  for (const { id, name } of docs as { id: number; name: string }[])
    if (!(await isNamed(payload, name)))
      await remove(payload, picturesFolder, { id: { equals: id } });
}

const remove = (payload: Payload, collection: string, where: Where) =>
  saveInTurn(() =>
    payload.delete({ collection: collection as never, where, trash: true, depth: 0 }),
  );

/** Whether the site lacks a picture, or a draft or a text in the trash names it. */
async function isNamed(payload: Payload, name: string): Promise<boolean> {
  const problems = await contentProblems();
  if (problems.some(({ reason }) => reason.includes(`'${name}'`))) return true;
  for (const { folder, fields } of textKinds) {
    const keys = fields.filter(({ kind }) => kind === 'picture').map(field => field.name);
    const { docs } = await payload.find({
      collection: folder as never,
      where: {
        or: [
          ...['picture: ', 'picture:'].map((key): Where => ({ source: { contains: key + name } })),
          ...keys.map((key): Where => ({ [key]: { equals: name } })),
        ],
      },
      draft: true,
      trash: true,
      limit: 1,
      depth: 0,
      select: {} as never,
    });
    if (docs.length > 0) return true;
  }
  return false;
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
