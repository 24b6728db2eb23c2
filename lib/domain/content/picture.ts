import type * as z from 'zod/mini';
import type { Picture as PictureSchema } from '@/lib/contract/validation/values';

/**
 * An image that may be shown: one size, and twice that size where the host has it. A photo has
 * texts: what it shows, and who took it.
 */
export type Picture = { src: string; src2x: string | null; alt?: string; credit?: string };

type WirePicture = z.infer<typeof PictureSchema> | null | undefined;

/**
 * The host's image, or null when it has none that is allowed: URLs begin with `/media/` or are
 * absolute, of one of `imageHosts` (with their port).
 */
export function toPicture(image: WirePicture, imageHosts: string[]): Picture | null {
  const [src, src2x = null] = [image?.preview, image?.preview2x].flatMap(address => {
    const allowed = toPictureAddress(address, imageHosts);
    return allowed === null ? [] : [allowed];
  });
  const { alt, credit } = image ?? {};
  return src === undefined ? null : { src, src2x, ...(alt && { alt }), ...(credit && { credit }) };
}

/** One URL by the same rule; null when it is not allowed. */
export function toPictureAddress(
  address: string | null | undefined,
  imageHosts: string[],
): string | null {
  if (!address) return null;
  const relativeBase = 'https://here.invalid';
  const url = URL.parse(address, relativeBase);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  if (url.origin === relativeBase) return url.pathname.startsWith('/media/') ? url.pathname : null;
  return imageHosts.includes(url.host) ? url.href : null;
}

/** The candidates of a srcset, all of which must be allowed; null otherwise. */
export function toPictureSet(srcset: string, imageHosts: string[]): string | null {
  const candidates = srcset.split(/,\s+|,$/).map(part => part.trim());
  const allowed = candidates.filter(Boolean).map(candidate => {
    const [src = '', size = '', ...rest] = candidate.split(/\s+/);
    const url = toPictureAddress(src, imageHosts);
    return url && rest.length === 0 && /^(\d+(\.\d+)?[wx])?$/.test(size)
      ? `${url} ${size}`.trim()
      : null;
  });
  return allowed.length > 0 && allowed.every(Boolean) ? allowed.join(', ') : null;
}
