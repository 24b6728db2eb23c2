import type { Metadata } from 'sharp';

/** The formats of photos by the ending of their file. */
const formats = new Map([
  ['jpg', 'JPEG'],
  ['jpeg', 'JPEG'],
  ['png', 'PNG'],
  ['webp', 'WebP'],
  ['avif', 'AVIF'],
]);

export const photoFile = /^pictures\/([a-z0-9]+(?:-[a-z0-9]+)*)\.(jpe?g|png|webp|avif)$/;

export const maxPhotoBytes = 20 * 1024 * 1024;
export const maxPhotoPixels = 50_000_000;
/** A smaller photo would be enlarged on every page. */
const smallest = { width: 640, height: 360 };

/** By its first bytes, before any decoder sees them. */
export const isPhoto = (bytes: Buffer): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|RIFF[^]{4}WEBP|[^]{4}ftyp)/.test(
    bytes.subarray(0, 12).toString('latin1'),
  );

/** Why a photo is refused, by its file's ending, its bytes and what they contain; or null. */
export function refusal(
  ending: string,
  bytes: Buffer,
  { format, compression, pages, width, height }: Metadata,
): string | null {
  const named = formats.get(ending) ?? ending;
  const found = format === 'heif' ? (compression === 'av1' ? 'AVIF' : 'HEIC') : format;
  const isNamed = found.toLowerCase() === named.toLowerCase();
  if (!isNamed) return `is ${found.toUpperCase()}, not ${named} as its name states`;
  if ((pages ?? 1) > 1 || isAnimatedPng(bytes)) return 'is animated: expected a still photo';
  if (width * height > maxPhotoPixels)
    return `has ${width} × ${height} pixels: expected at most ${maxPhotoPixels / 1e6} million`;
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  return long < smallest.width || short < smallest.height
    ? `has ${width} × ${height} pixels: expected at least ${smallest.width} × ${smallest.height}`
    : null;
}

/** The decoder reads only the first frame of an animated PNG, which has this chunk. */
const isAnimatedPng = (bytes: Buffer): boolean =>
  bytes.subarray(1, 4).toString() === 'PNG' && bytes.includes('acTL');
