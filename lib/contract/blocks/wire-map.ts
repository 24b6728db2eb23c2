import * as z from 'zod/mini';
import { anything } from './body';

/** 'payment_options' → 'Payment options': the title of a row that came without one. */
const titleOfKey = (key: string): string => {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Rows of a table: a list as it came; a map as the list of its entries, each with its `key`, and with
 * a title made of the key when it has none. A bare value stands under `value`.
 */
export const rowsOf = <T extends z.ZodMiniType>(row: T) =>
  z.pipe(z.pipe(anything, z.transform(toRows)), z.array(row));

function toRows(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).map(([key, entry]: [string, unknown]) => {
    const row = { title: titleOfKey(key), key };
    const isObject = entry !== null && typeof entry === 'object' && !Array.isArray(entry);
    return isObject ? { ...row, ...entry, key } : { ...row, value: entry };
  });
}
