import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp, { type WebpOptions } from 'sharp';
import { mediaKinds, type SvgAsset, type MediaKind } from './svg-asset';

export type Media = {
  /** A drawing as WebP, at its plain size or twice that; rendered once. */
  get(drawing: SvgAsset, scale: 1 | 2): Promise<Buffer>;
  /** Deletes the pictures of drawings that no longer exist. */
  removeUnused(drawings: Iterable<SvgAsset>): Promise<void>;
};

type MediaOptions = {
  /** The folder in which pictures are cached between starts. */
  folder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  maxBytes?: number;
};

/** Flat areas and sharp edges; a logo is so small that lossless coding is cheap. */
const webp: Record<MediaKind, WebpOptions> = {
  pictures: { quality: 80 },
  logos: { lossless: true },
};

// Drawings are rendered one after another: two at a time would take twice the memory and the same
// time.
sharp.concurrency(1);
sharp.cache(false);

/** Renders pictures of the content's drawings. On a full disk they are cached in memory only. */
export function createMedia({ folder, log, maxBytes = 16 * 1024 * 1024 }: MediaOptions): Media {
  const cache = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const inFlight = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function loadOrRender(name: string, drawing: SvgAsset, scale: 1 | 2): Promise<Buffer> {
    const file = join(folder, name);
    const stored = await readFile(file).catch(() => null);
    if (stored?.length) return stored;
    const picture = last.then(() => rasterise(drawing, scale));
    last = picture.catch(() => undefined);
    await storeFile(file, await picture).catch((error: unknown) =>
      log.warn({ file, reason: String(error) }, 'picture not stored on disk'),
    );
    return picture;
  }

  async function storeFile(file: string, picture: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Renamed only when complete: a kill must not leave an incomplete picture.
    const unfinished = `${file}.${process.pid}`;
    try {
      await writeFile(unfinished, picture);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  return {
    async get(drawing, scale) {
      const name = fileName(drawing, scale);
      const cached = cache.get(name) ?? inFlight.get(name);
      if (cached) return cached;
      const pending = loadOrRender(name, drawing, scale).finally(() => inFlight.delete(name));
      inFlight.set(name, pending);
      const picture = await pending;
      cache.set(name, picture);
      return picture;
    },

    async removeUnused(drawings) {
      const used = new Set(
        [...drawings].flatMap(drawing => [fileName(drawing, 1), fileName(drawing, 2)]),
      );
      const files = await readdir(folder).catch(() => []);
      const unused = files.filter(file => !used.has(file));
      await Promise.all(unused.map(file => rm(join(folder, file), { force: true })));
    },
  };
}

const sizeOf = (picture: Buffer): number => Math.max(1, picture.length);

const fileName = ({ kind, id, hash }: SvgAsset, scale: 1 | 2): string =>
  `${kind}-${id}.${hash}.${scale}x.webp`;

/** The default resolution of an SVG: 72 dots an inch. */
const plainDensity = 72;

function rasterise({ kind, svg }: SvgAsset, scale: 1 | 2): Promise<Buffer> {
  const { width, height } = mediaKinds[kind];
  return sharp(svg, { density: plainDensity * scale })
    .resize(width * scale, height * scale, { fit: 'cover' })
    .webp(webp[kind])
    .toBuffer();
}
