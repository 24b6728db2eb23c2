import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { pictureFonts } from './assets';

export const pictureSize = { width: 1200, height: 630 };

const maxBytes = 12 * 1024 * 1024;
const maxWaiting = 20;

const kept = new LRUCache<string, Buffer>({
  maxSize: maxBytes,
  sizeCalculation: png => png.length,
});
const making = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The picture known by `key`, as PNG. It takes a good part of a second of one core, so one is made
 * at a time; null when too many are waited for.
 */
export async function makePicture(key: string, draw: () => ReactElement): Promise<Buffer | null> {
  const known = kept.get(key);
  if (known) return known;
  const already = making.get(key);
  if (already) return already;
  if (making.size >= maxWaiting) return null;
  const made = last.then(() => render(draw()));
  making.set(key, made);
  last = made.catch(() => undefined);
  try {
    const png = await made;
    kept.set(key, png);
    return png;
  } finally {
    making.delete(key);
  }
}

async function render(element: ReactElement): Promise<Buffer> {
  const image = new ImageResponse(element, { ...pictureSize, fonts: pictureFonts() });
  return sharp(await image.arrayBuffer())
    .png({ palette: true, effort: 6 })
    .toBuffer();
}
