const utf8 = new TextEncoder();
// Looked up once: in Jest's context a global costs more than the multiplication.
const { imul } = Math;

/**
 * Returns the 32-bit FNV-1a hash of the text's UTF-8 bytes, an integer from 0 to 2³² − 1. Not for
 * secrets: it is easily reversed. Source: http://www.isthe.com/chongo/tech/comp/fnv/.
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of utf8.encode(text)) hash = imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/**
 * Returns `fnv1a` mixed by the finaliser of MurmurHash3 (fmix32): texts that differ only in their
 * last character get unrelated values, as random draws need. An integer from 0 to 2³² − 1.
 */
export function fnv1aMixed(text: string): number {
  let hash = fnv1a(text);
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
