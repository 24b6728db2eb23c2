import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { errorCode } from '@/api/error-code';
import { listFiles } from '@/api/content/files/list-files';
import { isPhoto, maxPhotoBytes, maxPhotoPixels, photoFile, refusal } from './photo-format';

/** A photo of which a plain copy is stored: the hash of its file, and the size of the copy. */
export type CheckedPhoto = { hash: string; width: number; height: number };
export type PhotoCheck = CheckedPhoto | { reason: string };

export type PhotoChecker = {
  /** The photos of the content folder by file name; unchanged files are not read again. */
  check(): Promise<ReadonlyMap<string, PhotoCheck>>;
};

/** More than twice the width of any image on a page. */
const copyPx = 2560;
const decodeSeconds = 10;

type CheckerOptions = {
  folder: string;
  /** Where the copies are stored; null only checks the photos. */
  store: string | null;
};

/** The file of a photo's copy. */
export const copyFile = (store: string, hash: string): string => join(store, `${hash}.webp`);

/**
 * Checks photos by decoding them completely, and stores a copy of each without its metadata, such
 * as the place where it was taken.
 */
export function createPhotoChecker({ folder, store }: CheckerOptions): PhotoChecker {
  let known = new Map<string, { key: string; check: PhotoCheck }>();

  async function checkFile(file: string) {
    const path = join(folder, file);
    const { size, mtimeNs, ctimeNs, ino } = await stat(path, { bigint: true });
    const key = [size, mtimeNs, ctimeNs, ino].join(' ');
    const before = known.get(file);
    if (before?.key === key) return before;
    const check =
      Number(size) > maxPhotoBytes
        ? {
            reason: `has ${megabytes(Number(size))} MB: expected at most ${megabytes(maxPhotoBytes)} MB`,
          }
        : await checkBytes(file, await readFile(path), store);
    return { key, check };
  }

  return {
    async check() {
      const checked = new Map<string, { key: string; check: PhotoCheck }>();
      for (const file of listFiles(folder).filter(name => photoFile.test(name))) {
        const result = await checkFile(file).catch((error: unknown) => ({
          key: '',
          check: { reason: `cannot be read: ${errorCode(error) ?? String(error)}` },
        }));
        checked.set(file, result);
      }
      known = checked;
      return new Map([...checked].map(([file, { check }]) => [file, check]));
    },
  };
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);

async function checkBytes(file: string, bytes: Buffer, store: string | null): Promise<PhotoCheck> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const [, , ending = ''] = photoFile.exec(file) ?? [];
  if (!isPhoto(bytes)) return { reason: 'is not a JPEG, PNG, WebP or AVIF image' };
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: 'truncated' });
    const reason = refusal(ending, bytes, await picture.metadata());
    if (reason) return { reason };
    const stored = store === null ? null : await sizeOfCopy(copyFile(store, hash));
    if (stored) return { hash, ...stored };
    // Without `withMetadata` everything but the pixels is dropped.
    const { data, info } = await picture
      .autoOrient()
      .resize(copyPx, copyPx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 1 })
      .timeout({ seconds: decodeSeconds })
      .toBuffer({ resolveWithObject: true });
    if (store !== null) await storeCopy(copyFile(store, hash), data);
    return { hash, width: info.width, height: info.height };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/** The size of a copy that an earlier start has stored; or null. */
async function sizeOfCopy(file: string): Promise<{ width: number; height: number } | null> {
  try {
    const { width, height } = await sharp(file).metadata();
    return { width, height };
  } catch {
    return null;
  }
}

async function storeCopy(file: string, data: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  // Renamed only when complete: a kill must not leave an incomplete copy.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, data);
  await rename(unfinished, file);
}

function reasonOf(error: unknown): string {
  const [text = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  if (text.includes('pixel limit'))
    return `has too many pixels: expected at most ${maxPhotoPixels / 1e6} million`;
  return `cannot be decoded: ${text}`;
}
