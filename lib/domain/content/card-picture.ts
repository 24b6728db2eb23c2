import type { Match } from '@/lib/domain/match/match';
import { fnv1a } from '@/lib/hash';
import { toPictureAddress } from './picture';

const pictures = 5;

/**
 * The image on a match's card: its own, else one of five stock images by position; beyond five by a
 * hash of the id, so that server and browser choose the same. `hosts` are the allowed hosts.
 * `srcSet` has the larger image, if it exists.
 */
export function cardPicture(
  match: Pick<Match, 'id' | 'index' | 'image'>,
  hosts: string[],
): { src: string; srcSet: string | undefined } {
  const matchPicture = toPictureAddress(match.image?.image, hosts);
  const larger = toPictureAddress(match.image?.image2x, hosts);
  if (matchPicture) return { src: matchPicture, srcSet: larger ? `${larger} 2x` : undefined };
  const at = match.index < pictures ? match.index : fnv1a(match.id) % pictures;
  return { src: `/cards/${at + 1}.svg`, srcSet: undefined };
}
