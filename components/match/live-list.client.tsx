'use client';

import { useState, type ReactNode } from 'react';
import { usePageView } from '@/components/ui/view-context.client';
import type { Match } from '@/lib/domain/match';
import { listScreen } from '@/lib/live/list-screen';
import type { EventKind } from '@/lib/live/match-store';
import { createMatchStores } from '@/lib/live/stores';
import { useConfirmationWatch } from '@/lib/live/use-confirmation-watch';
import { useLiveScreen } from '@/lib/live/use-live-screen';
import { LiveStoresContext } from './live-stores';

type Props = {
  matches: Match[];
  /** What the list takes in when it is told of a new one. */
  kind?: EventKind;
  group: string;
  snapshotPath: string;
  /** When the page was made, in unix seconds. */
  now: number;
  children: ReactNode;
};

/** On cards a moved price shows its direction for this long. */
const flashMs = 3000;

/** A list that follows its matches: everything inside reads them from its stores. */
export function LiveList(props: Props) {
  const { matches: initial, kind = 'match', group, snapshotPath, now, children } = props;
  const { unconfirmedAfter: limitSeconds } = usePageView();
  const [{ stores, screen }] = useState(() => {
    const made = createMatchStores(initial, { flashMs, acceptsNew: kind, now, limitSeconds });
    return {
      stores: { ...made, details: null },
      screen: listScreen(group, snapshotPath, made.matches),
    };
  });
  useConfirmationWatch(stores.confirmations);
  useLiveScreen(screen);

  return <LiveStoresContext value={stores}>{children}</LiveStoresContext>;
}
