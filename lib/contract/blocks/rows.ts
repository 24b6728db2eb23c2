import * as z from 'zod/mini';
import { any } from './body';

/** 'payment_options' → 'Payment options': the title of a row that has none. */
const titleOfKey = (key: string): string => {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Rows of a table: a list as it was sent; a map as the list of its entries, each with its `key`,
 * and with a title derived from the key when it has none. A bare value is put under `value`.
 */
export const rowsOf = <T extends z.ZodMiniType>(row: T) =>
  z.pipe(z.pipe(any, z.transform(toList)), z.array(row));

function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).map(([key, entry]: [string, unknown]) => {
    const row = { title: titleOfKey(key), key };
    const isObject = entry !== null && typeof entry === 'object' && !Array.isArray(entry);
    return isObject ? { ...row, ...entry, key } : { ...row, value: entry };
  });
}
