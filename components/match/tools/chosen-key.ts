import { useSyncExternalStore } from 'react';

/** The entry of localStorage with the visitor's bookmakers. */
export const chosenKey = 'bookmakers';

/** Whether this visitor has chosen bookmakers, in any tab; the code that knows which is loaded then. */
export const useHasChosen = (): boolean => useSyncExternalStore(subscribe, isStored, () => false);

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function isStored(): boolean {
  try {
    return localStorage.getItem(chosenKey) !== null;
  } catch {
    return false;
  }
}
