import { LRUCache } from 'lru-cache';

/** More than the number of files and blocks. */
const max = 3000;

/**
 * Memoises a function of a text: when one file of the content has changed, the others need not be
 * parsed again. The result is shared and must not be changed.
 */
export function memoize<T extends object>(compute: (text: string) => T): (text: string) => T {
  const cache = new LRUCache<string, T>({ max });
  return text => {
    const result = cache.get(text) ?? compute(text);
    cache.set(text, result);
    return result;
  };
}
