import { LRUCache } from 'lru-cache';

/** More than one for every file and block there is. */
const max = 3000;

/**
 * The same function, asked once for each text: when one file of the content has changed, the others
 * need not be taken apart again. What it returns is shared and must not be changed.
 */
export function remembered<T extends object>(read: (text: string) => T): (text: string) => T {
  const known = new LRUCache<string, T>({ max });
  return text => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
}
