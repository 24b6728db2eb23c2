import type { Payload } from 'payload';
import { photoToForm } from '@/format/pictures';
import { changedByHand, fromFile } from '@/src/content/document-hooks';
import { ownWrites } from '@/src/content/publish';
import {
  imageFile,
  mimeTypes,
  pictureFiles,
  picturesFolder,
  stateOfPicture,
  toPictureName,
  wordsFile,
} from '@/src/pictures/picture-files';
import { removeFromTrash } from '@/src/pictures/picture-trash';
import { ifChanged, takeInTurn, type Known } from './if-changed';

const collection = picturesFolder as never;
/** Fields that a file no longer has are emptied. */
const noWords = { alt: null, credit: null, focus: { x: null, y: null } };

/** Takes over the pictures that differ from what the editor has. Nothing is written to the files. */
export async function reconcilePictures(payload: Payload, known: Known): Promise<void> {
  const files = await pictureFiles();
  for (const file of files) {
    const { name = '' } = toPictureName(file) ?? {};
    await ifChanged([imageFile(file), wordsFile(name)], known, () => takePicture(payload, file));
  }
  const present = new Set(files.map(imageFile));
  // A file that comes back as it was is taken over again.
  for (const file of known.keys())
    if (file.startsWith(imageFile('')) && !present.has(file)) known.delete(file);
  await removeMissing(payload, files);
}

async function takePicture(payload: Payload, filename: string): Promise<void> {
  const { name, ending } = toPictureName(filename) ?? {};
  const state = await stateOfPicture(filename);
  if (!state || name === undefined || ending === undefined) return;
  const [document] = (
    await payload.find({
      collection,
      where: { name: { equals: name } },
      limit: 1,
      depth: 0,
      trash: true,
      showHiddenFields: true,
    })
  ).docs as { id: number; base?: string; filename: string; deletedAt?: string | null }[];
  const isKnown = document?.base === state.base;
  if (isKnown || ownWrites.get(imageFile(name)) === state.base) return;
  const data = {
    ...noWords,
    ...(state.source !== null && photoToForm(state.source)),
    name,
    filename,
    mimeType: mimeTypes[ending],
    ...state,
    changed_by: changedByHand,
    deletedAt: null,
  } as never;
  if (!document) {
    await payload.create({ collection, data, context: fromFile });
    return;
  }
  await payload.update({ collection, id: document.id, data, context: fromFile, trash: true });
  if (document.deletedAt) await removeFromTrash(document.filename);
}

/** A picture whose file was deleted by hand no longer exists. */
async function removeMissing(payload: Payload, files: readonly string[]): Promise<void> {
  const { docs } = await payload.find({
    collection,
    depth: 0,
    pagination: false,
    select: { name: true, filename: true } as never,
  });
  for (const { id, name, filename } of docs as { id: number; name: string; filename: string }[])
    if (!files.includes(filename))
      await takeInTurn(async () => {
        if ((await stateOfPicture(filename)) !== null) return;
        ownWrites.delete(imageFile(name));
        await payload.delete({ collection, id, context: fromFile });
      });
}
