import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { ogImageFonts } from './assets';

export const ogImageSize = { width: 1200, height: 630 };

const maxBytes = 12 * 1024 * 1024;
const maxQueued = 20;

const cache = new LRUCache<string, Buffer>({
  maxSize: maxBytes,
  sizeCalculation: png => png.length,
});
const inFlight = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Returns the image cached under `key` as PNG. Rendering takes up to a second of one core, so images
 * are rendered one at a time; null when the queue is full.
 */
export async function renderOgImage(key: string, draw: () => ReactElement): Promise<Buffer | null> {
  const cached = cache.get(key);
  if (cached) return cached;
  const pending = inFlight.get(key);
  if (pending) return pending;
  if (inFlight.size >= maxQueued) return null;
  const rendering = last.then(() => render(draw()));
  inFlight.set(key, rendering);
  last = rendering.catch(() => undefined);
  try {
    const png = await rendering;
    cache.set(key, png);
    return png;
  } finally {
    inFlight.delete(key);
  }
}

async function render(element: ReactElement): Promise<Buffer> {
  const image = new ImageResponse(element, { ...ogImageSize, fonts: ogImageFonts() });
  return sharp(await image.arrayBuffer())
    .png({ palette: true, effort: 6 })
    .toBuffer();
}
