import { createHash } from 'node:crypto';

/** A drawing of the content, and the widths of its picture. */
export type SvgAsset = { kind: MediaKind; id: string; svg: Uint8Array; hash: string };

export const mediaKinds = {
  pictures: { width: 640, height: 360 },
  logos: { width: 160, height: 80 },
} as const;
export type MediaKind = keyof typeof mediaKinds;

export const isMediaKind = (text: string): text is MediaKind => Object.hasOwn(mediaKinds, text);

/** Changed when pictures are rendered differently, so that cached ones are rendered again. */
const renderVersion = '1';

export const toSvgAsset = (kind: MediaKind, id: string, svg: Uint8Array): SvgAsset => ({
  kind,
  id,
  svg,
  hash: createHash('sha256').update(renderVersion).update(svg).digest('hex').slice(0, 10),
});

/**
 * The URLs of a drawing's picture. They contain a hash of its bytes, so that a copy never expires.
 */
export const toPicture = ({
  kind,
  id,
  hash,
}: SvgAsset): { preview: string; preview2x: string } => ({
  preview: `/media/${kind}/${id}.${hash}.webp`,
  preview2x: `/media/${kind}/${id}.${hash}.2x.webp`,
});

export type MediaName = { id: string; hash: string; scale: 1 | 2 };

/** Parses the last segment of a picture's URL; null for any other. */
export function toMediaName(file: string): MediaName | null {
  const match = /^([a-z0-9-]{1,100})\.([0-9a-f]{10})(\.2x)?\.webp$/.exec(file);
  if (!match) return null;
  const [, id = '', hash = '', doubleScale] = match;
  return { id, hash, scale: doubleScale ? 2 : 1 };
}
