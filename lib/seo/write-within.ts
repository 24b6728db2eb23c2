/** The size at which calendars and feed readers begin to refuse a file. */
export const maxFileBytes = 1_000_000;

/** Writes the first items, all of them or, as long as the text has more than `maxBytes`, half as many. */
export function writeWithin<T>(
  items: readonly T[],
  write: (items: readonly T[]) => string,
  maxBytes = maxFileBytes,
): string {
  const text = write(items);
  if (items.length === 0 || Buffer.byteLength(text) <= maxBytes) return text;
  return writeWithin(items.slice(0, Math.floor(items.length / 2)), write, maxBytes);
}
