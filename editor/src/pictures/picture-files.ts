import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, targetOf, readContent } from '@/src/content/files';

export const picturesFolder = 'pictures';
/** The drawings of logos, which no form changes. */
export const logosFolder = 'logos';
/** A drawing or a photo, as docs/contracts/content-format.md names them. */
const pictureFile = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(svg|jpe?g|png|webp|avif)$/;

export const mimeTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

export type PictureName = {
  /** Its id in content files. */
  name: string;
  ending: string;
};

/** Null for a file that is not a picture. */
export function toPictureName(file: string): PictureName | null {
  const [, name, ending] = pictureFile.exec(file) ?? [];
  return name !== undefined && ending !== undefined ? { name, ending } : null;
}

export const imageFile = (filename: string): string => `${picturesFolder}/${filename}`;
export const wordsFile = (name: string): string => `${picturesFolder}/${name}.yaml`;

/** The file names of all pictures. */
export async function pictureFiles(): Promise<string[]> {
  const files = await readdir(targetOf(picturesFolder)).catch(() => []);
  return files.filter(file => toPictureName(file) !== null);
}

/** The bytes of a picture; null when the file does not exist. */
export const readPicture = (filename: string, folder = picturesFolder): Promise<Buffer | null> =>
  readFile(path.join(targetOf(folder), filename)).catch(() => null);

/** A picture as its files have it, or null: its texts, and a hash of both files. */
export async function stateOfPicture(
  filename: string,
): Promise<{ source: string | null; base: string } | null> {
  const { name = '' } = toPictureName(filename) ?? {};
  const [bytes, source] = await Promise.all([readPicture(filename), readContent(wordsFile(name))]);
  return bytes && { source, base: baseOf(bytes, source) };
}

export const baseOf = (bytes: Uint8Array, source: string | null): string =>
  `${hashOf(bytes)} ${source === null ? '' : hashOf(source)}`;
