/** FNV-1a over the text's UTF-16 units, finished with Murmur3's mixer: a whole number from 0 to 2³² − 1. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number from 0 up to, but not including, 1 that depends on the text alone. */
export const fractionOf = (text: string): number => hashOf(text) / 0x1_0000_0000;

/** A number from -1 up to 1 that depends on the text alone. */
export const swingOf = (text: string): number => fractionOf(text) * 2 - 1;
