import { useSyncExternalStore } from 'react';

/** Formats what the visitor's stake returns at decimal odds. */
export type ReturnText = (odds: number) => string;

let current: ReturnText | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null while no stake is entered: prices then show no returns. */
export const useReturnText = (): ReturnText | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );

export function setReturnText(text: ReturnText | null): void {
  if (current === text) return;
  current = text;
  listeners.forEach(listener => listener());
}
