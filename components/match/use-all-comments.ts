import { useEffect, useState } from 'react';
import { logProblem } from '@/lib/browser-log';
import { restore } from '@/lib/live/match-screen';
import { useLiveStores } from './live-stores';

export type AllComments = 'unasked' | 'loading' | 'loaded' | 'failed';

/**
 * Fetches a match's whole commentary when a part that needs it is first opened; the page came with
 * the newest. When it fails the newest stay, and the next opening asks again.
 */
export function useAllComments(matchId: string, open: boolean): AllComments {
  const { matches, details } = useLiveStores();
  const [state, setState] = useState<AllComments>('unasked');
  const [wasOpen, setWasOpen] = useState(false);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open && state !== 'loaded' && state !== 'loading') setState('loading');
  }

  useEffect(() => {
    if (state !== 'loading' || !details) return;
    restore(matchId, matches, details, { allComments: true }).then(
      () => setState('loaded'),
      (error: unknown) => {
        logProblem('Comments not loaded', { reason: String(error) });
        setState('failed');
      },
    );
  }, [state, matchId, matches, details]);
  return state;
}
