import { createHash } from 'node:crypto';
import { uncroppedSize, type PhotoAsset } from './photo-asset';

/** A drawing of the content, and the widths of its image. */
export type SvgAsset = { kind: MediaKind; id: string; svg: Uint8Array; hash: string };

/** The source of images. */
export type PictureAsset = SvgAsset | PhotoAsset;

export const mediaKinds = {
  pictures: { width: 640, height: 360 },
  logos: { width: 160, height: 80 },
} as const;
export type MediaKind = keyof typeof mediaKinds;

export const isMediaKind = (text: string): text is MediaKind => Object.hasOwn(mediaKinds, text);

/** Changed when images are rendered differently, so that cached ones are rendered again. */
const renderVersion = '1';

export const toSvgAsset = (kind: MediaKind, id: string, svg: Uint8Array): SvgAsset => ({
  kind,
  id,
  svg,
  hash: createHash('sha256').update(renderVersion).update(svg).digest('hex').slice(0, 10),
});

export type WirePicture = { preview: string; preview2x: string; alt?: string; credit?: string };

/**
 * The URLs of an image in the size of its kind, and a photo's texts. They contain a hash of its
 * bytes, so that a copy never expires.
 */
export function toPicture(asset: PictureAsset): WirePicture {
  const urls = { preview: urlOf(asset, '.webp'), preview2x: urlOf(asset, '.2x.webp') };
  if (!('photo' in asset)) return urls;
  const { alt, credit } = asset;
  return { ...urls, alt, ...(credit !== null && { credit }) };
}

/** An image in a text: a drawing in its size, a photo uncropped. */
export function toInlinePicture(asset: PictureAsset) {
  if (!('photo' in asset)) {
    const { preview: src, preview2x: src2x } = toPicture(asset);
    return { src, src2x, ...mediaKinds[asset.kind], alt: null, credit: null };
  }
  const { alt, credit, photo } = asset;
  const [src, src2x] = [urlOf(asset, '.whole.webp'), urlOf(asset, '.whole.2x.webp')];
  return { src, src2x, ...uncroppedSize(photo), alt, credit };
}

const urlOf = ({ kind, id, hash }: PictureAsset, ending: string): string =>
  `/media/${kind}/${id}.${hash}${ending}`;

export type MediaName = { id: string; hash: string; scale: 1 | 2; isUncropped: boolean };

/** Parses the last segment of an image's URL; null for any other. */
export function toMediaName(file: string): MediaName | null {
  const match = /^([a-z0-9-]{1,100})\.([0-9a-f]{10})(\.whole)?(\.2x)?\.webp$/.exec(file);
  if (!match) return null;
  const [, id = '', hash = '', uncropped, doubleScale] = match;
  return { id, hash, scale: doubleScale ? 2 : 1, isUncropped: uncropped !== undefined };
}
