import { useEffect, useState, type RefObject } from 'react';

/** True from when an element first comes within so many px of the viewport. */
export function useNearViewport(element: RefObject<Element | null>, px: number): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!element.current || near) return;
    const seen = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${px}px` },
    );
    seen.observe(element.current);
    return () => seen.disconnect();
  }, [element, near, px]);

  return near;
}
