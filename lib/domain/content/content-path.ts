const maxSegments = 8;
const longestSegment = 120;

/**
 * Letters, digits, dashes and underscores: the characters of page names on known hosts. No dot:
 * that is a file.
 */
const plainSegment = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;

/**
 * A content page's path from the encoded segments of its URL; null for a path that no host would
 * use for a page, so that no request is sent for it.
 */
export function toContentPath(segments: readonly string[]): string | null {
  if (segments.length === 0 || segments.length > maxSegments) return null;
  const plain = segments.map(decoded);
  return plain.every(isPlain) ? plain.join('/') : null;
}

const isPlain = (segment: string | null): segment is string =>
  segment !== null && segment.length <= longestSegment && plainSegment.test(segment);

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
