'use client';

import { useState, type ReactNode } from 'react';
import { usePageView } from '@/components/ui/view-context.client';
import type { Match } from '@/lib/domain/match';
import { createDetailsStore, type Details } from '@/lib/live/details-store';
import { matchScreen } from '@/lib/live/match-screen';
import { createMatchStores } from '@/lib/live/stores';
import { useConfirmationWatch } from '@/lib/live/use-confirmation-watch';
import { useLiveScreen } from '@/lib/live/use-live-screen';
import { LiveStoresContext } from './live-stores';

type Props = {
  match: Match;
  details: Details;
  /** When the page was made, in unix seconds. */
  now: number;
  children: ReactNode;
};

/** On the match page a moved price shows its direction for this long. */
const flashMs = 4000;

/** A match's page that follows the match: everything inside reads it from its stores. */
export function LiveMatch({ match, details: initial, now, children }: Props) {
  const { unconfirmedAfter: limitSeconds } = usePageView();
  const [{ stores, screen }] = useState(() => {
    const made = createMatchStores([match], { flashMs, acceptsNew: null, now, limitSeconds });
    const details = createDetailsStore(initial);
    return {
      stores: { ...made, details },
      screen: matchScreen(match.id, made.matches, details),
    };
  });
  useConfirmationWatch(stores.confirmations);
  useLiveScreen(screen);

  return <LiveStoresContext value={stores}>{children}</LiveStoresContext>;
}
