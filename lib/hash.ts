const utf8 = new TextEncoder();
// Looked up once: in Jest's context a global costs more than the multiplication.
const { imul } = Math;
const basis = 0x811c9dc5;
const prime = 0x01000193;

/**
 * Returns the 32-bit FNV-1a hash of the text's UTF-8 bytes, an integer from 0 to 2³² − 1. Not for
 * secrets: it is easily reversed. Source: http://www.isthe.com/chongo/tech/comp/fnv/.
 */
export function fnv1a(text: string): number {
  let hash = basis;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // A character of ASCII is its own byte, and to encode a text takes longer than to hash it.
    if (code > 0x7f) return ofBytes(utf8.encode(text));
    hash = imul(hash ^ code, prime);
  }
  return hash >>> 0;
}

function ofBytes(bytes: Uint8Array): number {
  let hash = basis;
  for (const byte of bytes) hash = imul(hash ^ byte, prime);
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
