const pairs = 8;

/** Which of the eight pairs of colours is a club's, by its name: FNV-1a, folded onto the pairs. */
export function crestPair(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash >>> 0) ^ (hash >>> 16)) & (pairs - 1);
}
