import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { listPath, type MatchFilter } from '@/lib/domain/match/match-filter';

const visitKey = 'in-play-seen';

/**
 * Redirects the first list of a visit to the next 24 hours when no match of any league is in play,
 * once. A later click on In-play shows the empty list.
 */
export function useEmptyInPlayRedirect(filter: MatchFilter, isAnyLive: boolean): void {
  const router = useRouter();
  const first = useRef({ filter, isEmpty: !isAnyLive });

  useEffect(() => {
    if (!isFirstListOfVisit()) return;
    if (first.current.filter === 'in-play' && first.current.isEmpty)
      router.replace(listPath('all', 'next-24-hours'));
  }, [router]);
}

/** Without storage (some private modes) no list counts as the first: no redirect is better than two. */
function isFirstListOfVisit(): boolean {
  try {
    const seen = sessionStorage.getItem(visitKey) !== null;
    sessionStorage.setItem(visitKey, '1');
    return !seen;
  } catch {
    return false;
  }
}
