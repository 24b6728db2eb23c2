'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Client-side navigation for every `AppLink`, by event delegation. Prefetches on hover and focus
 * only, not on visibility. Replaces Next's Link, which would add 2.5 KB to every page and a
 * component to hydrate for each link.
 */
export function AppNavigation() {
  const router = useRouter();

  useEffect(() => {
    let lastLink: HTMLAnchorElement | null = null;
    const prefetch = (event: Event) => {
      const link = linkOf(event);
      if (link && link !== lastLink) router.prefetch(addressOf(link));
      lastLink = link;
    };
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      router.push(addressOf(link), { scroll: link.dataset['app'] !== 'stay' });
    };
    const listeners = new AbortController();
    document.addEventListener('mouseover', prefetch, { signal: listeners.signal });
    document.addEventListener('focusin', prefetch, { signal: listeners.signal });
    document.addEventListener('click', follow, { signal: listeners.signal });
    // The page is interactive: effects run once all of it is hydrated.
    document.documentElement.dataset['ready'] = '';
    return () => listeners.abort();
  }, [router]);

  return null;
}

/** Returns the `AppLink` of an event, unless it opens a new tab or leaves the origin. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-app]') : null;
  const isElsewhere = link && (link.target || link.origin !== window.location.origin);
  return isElsewhere ? null : link;
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string =>
  pathname + search + hash;

/** Excludes clicks that request a new tab, a window or a download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
