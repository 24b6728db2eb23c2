import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp, { type WebpOptions } from 'sharp';
import { cropArea, uncroppedSize, type PhotoAsset } from './photos/photo-asset';
import { copyFile } from './photos/photo-checker';
import {
  mediaKinds,
  type MediaKind,
  type PictureAsset,
  type SvgAsset,
} from './photos/picture-asset';

export type Media = {
  /** An image as WebP, at its plain size or twice that; rendered once. `isUncropped`: a photo in its own aspect ratio. */
  get(asset: PictureAsset, scale: 1 | 2, isUncropped?: boolean): Promise<Buffer>;
  /** Deletes what was made of drawings and photos that no longer exist. */
  removeUnused(assets: Iterable<PictureAsset>): Promise<void>;
};

type MediaOptions = {
  /** The folder in which images are cached between starts. */
  folder: string;
  /** The folder of the copies of photos. */
  photoStore: string;
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

/** Renders images of the content's drawings. On a full disk they are cached in memory only. */
export function createMedia({
  folder,
  photoStore,
  log,
  maxBytes = 16 * 1024 * 1024,
}: MediaOptions): Media {
  const cache = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const inFlight = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function loadOrRender(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(folder, name);
    const stored = await readFile(file).catch(() => null);
    if (stored?.length) return stored;
    const picture = last.then(render);
    last = picture.catch(() => undefined);
    await storeFile(file, await picture).catch((error: unknown) =>
      log.warn({ file, reason: String(error) }, 'picture not stored on disk'),
    );
    return picture;
  }

  async function storeFile(file: string, picture: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Renamed only when complete: a kill must not leave an incomplete image.
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
    async get(asset, scale, isUncropped = false) {
      const name = fileName(asset, scale, isUncropped);
      const cached = cache.get(name) ?? inFlight.get(name);
      if (cached) return cached;
      const render = () =>
        'photo' in asset
          ? renderPhoto(asset, photoStore, { scale, isUncropped })
          : rasterise(asset, scale);
      const pending = loadOrRender(name, render).finally(() => inFlight.delete(name));
      inFlight.set(name, pending);
      const picture = await pending;
      cache.set(name, picture);
      return picture;
    },

    async removeUnused(assets) {
      const all = [...assets];
      const scales = [1, 2] as const;
      await removeOthers(
        folder,
        all.flatMap(asset =>
          scales.flatMap(scale => [fileName(asset, scale, false), fileName(asset, scale, true)]),
        ),
      );
      await removeOthers(
        photoStore,
        all.flatMap(asset => ('photo' in asset ? basename(copyFile('', asset.photo.hash)) : [])),
      );
    },
  };
}

const sizeOf = (picture: Buffer): number => Math.max(1, picture.length);

const fileName = ({ kind, id, hash }: PictureAsset, scale: 1 | 2, isUncropped: boolean): string =>
  `${kind}-${id}.${hash}.${isUncropped ? 'whole.' : ''}${scale}x.webp`;

async function removeOthers(folder: string, used: string[]): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  const unused = files.filter(file => !used.includes(file));
  await Promise.all(unused.map(file => rm(join(folder, file), { force: true })));
}

/** The default resolution of an SVG: 72 dots an inch. */
const plainDensity = 72;

function rasterise({ kind, svg }: SvgAsset, scale: 1 | 2): Promise<Buffer> {
  const { width, height } = mediaKinds[kind];
  return sharp(svg, { density: plainDensity * scale })
    .resize(width * scale, height * scale, { fit: 'cover' })
    .webp(webp[kind])
    .toBuffer();
}

/** Cropped around its focal point, or complete. */
function renderPhoto(
  { kind, photo }: PhotoAsset,
  photoStore: string,
  { scale, isUncropped }: { scale: 1 | 2; isUncropped: boolean },
): Promise<Buffer> {
  const plain = isUncropped ? uncroppedSize(photo) : mediaKinds[kind];
  const size = { width: plain.width * scale, height: plain.height * scale };
  const copy = sharp(copyFile(photoStore, photo.hash));
  return (isUncropped ? copy : copy.extract(cropArea(photo, size.width / size.height)))
    .resize(size.width, size.height, { fit: 'fill' })
    .webp({ quality: 80 })
    .toBuffer();
}
