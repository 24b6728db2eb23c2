import { useSyncExternalStore } from 'react';

/**
 * Whether this visitor has an entry of localStorage, in any tab; the code that reads it is loaded then.
 */
export const useIsStored = (key: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isStored(key),
    () => false,
  );

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
