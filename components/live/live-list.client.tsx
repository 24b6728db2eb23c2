'use client';

import { useState, type ReactNode } from 'react';
import { usePageContext } from '@/components/link/page-context.client';
import { listScreen } from '@/lib/live/list-screen';
import type { EventKind, Match } from '@/lib/domain/match/match';
import { createMatchStores } from '@/lib/live/stores';
import { LiveScreenProvider } from './live-screen-provider';

type Props = {
  matches: Match[];
  /** The kind of unknown events that are added to the list. */
  kind?: EventKind;
  group: string;
  snapshotPath: string;
  /** When the page was rendered, in unix seconds. */
  now: number;
  children: ReactNode;
};

/** How long a moved price shows its direction on cards. */
const flashMs = 3000;

/** The stores of a list of matches, which everything inside reads. */
export function LiveList(props: Props) {
  const { matches: initial, kind = 'match', group, snapshotPath, now, children } = props;
  const { unconfirmedAfter: limitSeconds, ageLimits, policy } = usePageContext();
  const [{ stores, screen }] = useState(() => {
    const matchStores = createMatchStores(initial, {
      flashMs,
      acceptsNew: kind,
      now,
      limitSeconds,
      ageLimits,
    });
    return {
      stores: { ...matchStores, details: null },
      screen: listScreen({ group, snapshotPath, matches: matchStores.matches, policy }),
    };
  });

  return (
    <LiveScreenProvider stores={stores} screen={screen}>
      {children}
    </LiveScreenProvider>
  );
}
