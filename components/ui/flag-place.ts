import type { CSSProperties } from 'react';

/**
 * Which part of a strip of equal squares a square picture with `object-fit: cover` shows: that of
 * `code`, by its place among the strip's codes; the first where the strip lacks it.
 */
export function flagPlace(codes: readonly string[], code: string): CSSProperties {
  const place = Math.max(codes.indexOf(code), 0) / (codes.length - 1);
  return { objectPosition: `${Number((place * 100).toFixed(2))}% 0` };
}
