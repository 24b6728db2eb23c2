import { useSyncExternalStore } from 'react';

function onScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

/** Whether the page is scrolled by more than so many px; false on the server. */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > px,
    () => false,
  );
