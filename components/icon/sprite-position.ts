/**
 * Returns the `object-position` that shows the square of `code` in a horizontal sprite of equal
 * squares, for an image with `object-fit: cover`, or the `background-position` for a background as high
 * as its element; the first square when `code` is unknown.
 */
export function spritePosition(codes: readonly string[], code: string): string {
  const place = Math.max(codes.indexOf(code), 0) / (codes.length - 1);
  return `${Number((place * 100).toFixed(2))}% 0`;
}
