/**
 * Whether the list of an `If-None-Match` header contains this ETag. Compares weakly (RFC 9110, 8.8.3.2),
 * since a proxy that compresses a response makes its tag weak.
 */
export const matchesEtag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some(tag => opaqueTag(tag) === opaqueTag(etag));

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');
