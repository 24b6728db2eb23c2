import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp, { type WebpOptions } from 'sharp';
import { mediaKinds, type Drawing, type MediaKind } from './drawing';

export type Media = {
  /** A drawing as WebP, at its plain size or twice that; made once. */
  get(drawing: Drawing, scale: 1 | 2): Promise<Buffer>;
  /** Deletes what was made of drawings that are no more. */
  forgetAllBut(drawings: Iterable<Drawing>): Promise<void>;
};

type MediaOptions = {
  /** Where pictures are kept between starts. */
  folder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  maxBytes?: number;
};

/** Flat areas and sharp edges; a logo is so small that losing nothing costs nothing. */
const webp: Record<MediaKind, WebpOptions> = {
  pictures: { quality: 80 },
  logos: { lossless: true },
};

// Drawings are made one after another: two would only wait for each other, with twice the memory.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures of the content's drawings. Without room on the disk they live in memory alone. */
export function createMedia({ folder, log, maxBytes = 16 * 1024 * 1024 }: MediaOptions): Media {
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const running = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function findOrMake(name: string, drawing: Drawing, scale: 1 | 2): Promise<Buffer> {
    const file = join(folder, name);
    const made = await readFile(file).catch(() => null);
    if (made?.length) return made;
    const picture = last.then(() => rasterise(drawing, scale));
    last = picture.catch(() => undefined);
    await keepFile(file, await picture).catch((error: unknown) =>
      log.warn({ file, reason: String(error) }, 'picture not kept on disk'),
    );
    return picture;
  }

  async function keepFile(file: string, picture: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Under its own name only when whole: a kill in between must not leave half a picture.
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
      const held = kept.get(name) ?? running.get(name);
      if (held) return held;
      const found = findOrMake(name, drawing, scale).finally(() => running.delete(name));
      running.set(name, found);
      const picture = await found;
      kept.set(name, picture);
      return picture;
    },

    async forgetAllBut(drawings) {
      const wanted = new Set(
        [...drawings].flatMap(drawing => [fileName(drawing, 1), fileName(drawing, 2)]),
      );
      const files = await readdir(folder).catch(() => []);
      const unwanted = files.filter(file => !wanted.has(file));
      await Promise.all(unwanted.map(file => rm(join(folder, file), { force: true })));
    },
  };
}

const sizeOf = (picture: Buffer): number => Math.max(1, picture.length);

const fileName = ({ kind, id, hash }: Drawing, scale: 1 | 2): string =>
  `${kind}-${id}.${hash}.${scale}x.webp`;

/** An SVG is drawn at 72 dots an inch unless told otherwise. */
const plainDensity = 72;

function rasterise({ kind, svg }: Drawing, scale: 1 | 2): Promise<Buffer> {
  const { width, height } = mediaKinds[kind];
  return sharp(svg, { density: plainDensity * scale })
    .resize(width * scale, height * scale, { fit: 'cover' })
    .webp(webp[kind])
    .toBuffer();
}
