import { useEffect, useState } from 'react';

/** A section is current once its heading is above this fraction of the viewport's height. */
const readingLine = 0.3;
/** Larger than the height of any page. */
const farAbovePx = 1_000_000;

/** Returns the last anchor whose heading is above the reading line, else the first. */
export function useCurrentAnchor(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState(ids[0] ?? null);
  const key = ids.join(' ');

  useEffect(() => {
    const headings = key.split(' ').flatMap(id => document.getElementById(id) ?? []);
    const choose = () => {
      const line = window.innerHeight * readingLine;
      const passed = headings.findLast(heading => heading.getBoundingClientRect().top <= line);
      setCurrent((passed ?? headings[0])?.id ?? null);
    };
    // The root extends far above the viewport, so that a jump past several headings triggers too.
    const observer = new IntersectionObserver(choose, {
      rootMargin: `${farAbovePx}px 0px -${100 - readingLine * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
