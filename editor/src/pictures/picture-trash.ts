import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { targetOf } from '@/src/content/files';
import { imageFile, picturesFolder, toPictureName } from './picture-files';

/** The content ignores it, as all that begins with a dot. */
const trashOf = (filename: string): string =>
  path.join(targetOf(picturesFolder), '.trash', filename);

/** Keeps the file of a picture for its restoration. */
export async function keepInTrash(filename: string): Promise<void> {
  await mkdir(path.dirname(trashOf(filename)), { recursive: true });
  await rename(targetOf(imageFile(filename)), trashOf(filename));
}

/** The bytes of a picture in the trash; null when there are none. */
export const readFromTrash = (filename: string): Promise<Buffer | null> =>
  toPictureName(filename) ? readFile(trashOf(filename)).catch(() => null) : Promise.resolve(null);

export const removeFromTrash = (filename: string): Promise<void> =>
  rm(trashOf(filename), { force: true });
