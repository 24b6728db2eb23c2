import { createHash } from 'node:crypto';

/** A drawing of the content and the widths its picture comes in. */
export type Drawing = { kind: MediaKind; id: string; svg: Uint8Array; hash: string };

export const mediaKinds = {
  pictures: { width: 640, height: 360 },
  logos: { width: 160, height: 80 },
} as const;
export type MediaKind = keyof typeof mediaKinds;

export const isMediaKind = (text: string): text is MediaKind => Object.hasOwn(mediaKinds, text);

/** Changes when pictures are made in another way, so that kept ones are made anew. */
const making = '1';

export const toDrawing = (kind: MediaKind, id: string, svg: Uint8Array): Drawing => ({
  kind,
  id,
  svg,
  hash: createHash('sha256').update(making).update(svg).digest('hex').slice(0, 10),
});

/** The addresses of a drawing's picture. They name its bytes, so a copy is good for ever. */
export const toPicture = ({ kind, id, hash }: Drawing): { preview: string; preview2x: string } => ({
  preview: `/media/${kind}/${id}.${hash}.webp`,
  preview2x: `/media/${kind}/${id}.${hash}.2x.webp`,
});

export type MediaName = { id: string; hash: string; scale: 1 | 2 };

/** Reads the last part of a picture's address; null when it is none of ours. */
export function toMediaName(file: string): MediaName | null {
  const match = /^([a-z0-9-]{1,100})\.([0-9a-f]{10})(\.2x)?\.webp$/.exec(file);
  if (!match) return null;
  const [, id = '', hash = '', twice] = match;
  return { id, hash, scale: twice ? 2 : 1 };
}
