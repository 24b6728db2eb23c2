import { createHash } from 'node:crypto';
import type { PhotoFile } from '@/api/content/files/front-matter';
import type { CheckedPhoto } from './photo-checker';

/** A photo of the content, from which images in the sizes of pages are made. */
export type PhotoAsset = {
  kind: 'pictures';
  id: string;
  /** Changes with its bytes and its focal point. */
  hash: string;
  alt: string;
  credit: string | null;
  photo: CheckedPhoto & { focus: Focus };
};

/** The point that stays in view when a photo is cropped: shares of its width and height. */
export type Focus = { x: number; y: number };

export function toPhotoAsset(id: string, photo: CheckedPhoto, file: PhotoFile): PhotoAsset {
  const [x, y] = file.focus ?? [50, 50];
  const hash = createHash('sha256').update(`${photo.hash} ${x} ${y}`).digest('hex').slice(0, 10);
  return {
    kind: 'pictures',
    id,
    hash,
    alt: file.alt,
    credit: file.credit ?? null,
    photo: { ...photo, focus: { x: x / 100, y: y / 100 } },
  };
}

/** The largest area of an aspect ratio in a photo whose centre is as near to the focus as can be. */
export function cropArea(
  { width, height, focus }: { width: number; height: number; focus: Focus },
  ratio: number,
): { left: number; top: number; width: number; height: number } {
  const cropWidth = Math.min(width, Math.round(height * ratio));
  const cropHeight = Math.min(height, Math.round(width / ratio));
  return {
    left: within(Math.round(focus.x * width - cropWidth / 2), width - cropWidth),
    top: within(Math.round(focus.y * height - cropHeight / 2), height - cropHeight),
    width: cropWidth,
    height: cropHeight,
  };
}

const within = (value: number, max: number): number => Math.min(Math.max(0, value), max);

const wholeWidth = 640;
/** A portrait must not be higher than a screen. */
const maxWholeHeight = 800;

/** The size of a complete photo in a text, not enlarged. */
export function uncroppedSize({ width, height }: CheckedPhoto): { width: number; height: number } {
  const scale = Math.min(1, wholeWidth / width, maxWholeHeight / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
