import { useEffect, useState } from 'react';

/** A section is being read once its heading is above this part of the window. */
const readingLine = 0.3;
/** Further than any page is long. */
const farAbovePx = 1_000_000;

/** The anchor whose section is being read: the last one whose heading has passed; else the first. */
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
    // All that lies above the line counts as seen, so a jump past every heading is noticed too.
    const observer = new IntersectionObserver(choose, {
      rootMargin: `${farAbovePx}px 0px -${100 - readingLine * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
