import { useEffect, useState, type RefObject } from 'react';

type Options = { px: number; enabled?: boolean };

/** Returns true once an element has come within `px` of the viewport; inactive unless enabled. */
export function useNearViewport(
  element: RefObject<Element | null>,
  { px, enabled = true }: Options,
): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!enabled || isNear || !element.current) return;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${px}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, enabled, isNear, px]);

  return isNear;
}
