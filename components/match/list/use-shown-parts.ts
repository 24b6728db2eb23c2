import { useState } from 'react';

const shown = new Map<string, number>();

/**
 * How many parts of a list are shown from this page on, and how to show one more. Kept for the tab's
 * lifetime, so that a visitor who comes back from a match finds the place.
 */
export function useShownParts(path: string, page: number): [number, () => void] {
  const key = `${path} ${page}`;
  const [parts, setParts] = useState(() => shown.get(key) ?? 1);
  const showMore = () => {
    shown.set(key, parts + 1);
    setParts(parts + 1);
  };
  return [parts, showMore];
}
