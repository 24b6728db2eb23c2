import { useEffect, useState, type RefObject } from 'react';
import { useLiveStores } from '@/components/live/live-stores';

/**
 * The height of an element in px just before the page shows the end of the match, null until then. As its
 * minimum height it keeps the page below from moving when the element has less content.
 */
export function useHeightAtEnd(
  matchId: string,
  element: RefObject<HTMLElement | null>,
): number | null {
  const { matches } = useLiveStores();
  const [height, setHeight] = useState<number | null>(null);

  useEffect(
    () =>
      matches.subscribe(matchId, () => {
        // Subscribers are notified before anything is rendered.
        if (matches.match(matchId)?.status !== 'other') return;
        const current = element.current?.offsetHeight ?? null;
        setHeight(before => before ?? current);
      }),
    [matches, matchId, element],
  );
  return height;
}
