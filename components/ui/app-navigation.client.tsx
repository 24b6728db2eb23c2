'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Follows every `AppLink` of the document without loading the next page anew, and prefetches one once
 * it is hovered or focused, never merely because it shows. One listener in place of Next's link, which
 * would be 2.5 KB of every page's scripts and a component to wake for each link.
 */
export function AppNavigation() {
  const router = useRouter();

  useEffect(() => {
    let attended: HTMLAnchorElement | null = null;
    const attend = (event: Event) => {
      const link = linkOf(event);
      if (link && link !== attended) router.prefetch(addressOf(link));
      attended = link;
    };
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      router.push(addressOf(link), { scroll: link.dataset['app'] !== 'stay' });
    };
    const gone = new AbortController();
    document.addEventListener('mouseover', attend, { signal: gone.signal });
    document.addEventListener('focusin', attend, { signal: gone.signal });
    document.addEventListener('click', follow, { signal: gone.signal });
    return () => gone.abort();
  }, [router]);

  return null;
}

/** The link of ours that an event happened in, if the page it leads to is shown here. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-app]') : null;
  const isElsewhere = link && (link.target || link.origin !== window.location.origin);
  return isElsewhere ? null : link;
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string =>
  pathname + search + hash;

/** Not one that asks the browser for a new tab, a window or a download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
