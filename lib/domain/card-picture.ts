import type { Match } from './match';
import { toPictureAddress } from './picture';

const pictures = 5;

/**
 * The picture on a match's card: its own, else one of five stock pictures by position; beyond five
 * by a hash of the id, so that server and browser choose alike. `hosts` are those whose pictures are
 * shown. `srcSet` has the larger one, if there is one.
 */
export function cardPicture(
  match: Pick<Match, 'id' | 'index' | 'image'>,
  hosts: string[],
): { src: string; srcSet: string | undefined } {
  const own = toPictureAddress(match.image?.image, hosts);
  const larger = toPictureAddress(match.image?.image2x, hosts);
  if (own) return { src: own, srcSet: larger ? `${larger} 2x` : undefined };
  const at = match.index < pictures ? match.index : hash(match.id) % pictures;
  return { src: `/cards/${at + 1}.svg`, srcSet: undefined };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
