'use client';

import { useState, type ReactNode } from 'react';
import { usePageContext } from '@/components/link/page-context.client';
import type { Match } from '@/lib/domain/match/match';
import { createDetailsStore, type Details } from '@/lib/live/details-store';
import { matchScreen } from '@/lib/live/match-screen';
import { createMatchStores } from '@/lib/live/stores';
import { LiveScreenProvider } from '@/components/live/live-screen-provider';

type Props = {
  match: Match;
  details: Details;
  /** When the page was rendered, in unix seconds. */
  now: number;
  children: ReactNode;
};

/** How long a moved price shows its direction on the match page. */
const flashMs = 4000;

/** The stores of a match page, which everything inside reads. */
export function LiveMatch({ match, details: initial, now, children }: Props) {
  const { unconfirmedAfter: limitSeconds, ageLimits, policy } = usePageContext();
  const [{ stores, screen }] = useState(() => {
    const matchStores = createMatchStores([match], {
      flashMs,
      acceptsNew: null,
      now,
      limitSeconds,
      ageLimits,
    });
    const details = createDetailsStore({
      ...initial,
      version: match.version,
      format: match.format,
      linksPlayers: match.hasFigurePages,
    });
    return {
      stores: { ...matchStores, details },
      screen: matchScreen({ id: match.id, matches: matchStores.matches, details, policy }),
    };
  });

  return (
    <LiveScreenProvider stores={stores} screen={screen}>
      {children}
    </LiveScreenProvider>
  );
}
