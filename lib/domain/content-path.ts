const mostSegments = 8;
const longestSegment = 120;

/** Letters, digits, dashes and underscores: what hosts call their pages. No dot: that is a file. */
const plainSegment = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;

/**
 * A content page's path from the segments of its address, still encoded; null for one that no host
 * would give a page, which nobody needs to be asked about.
 */
export function toContentPath(segments: readonly string[]): string | null {
  if (segments.length === 0 || segments.length > mostSegments) return null;
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
