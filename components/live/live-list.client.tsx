'use client';

import { useState, type ReactNode } from 'react';
import { usePageContext } from '@/components/link/page-context.client';
import type { EventKind, Match } from '@/lib/domain/match/match';
import type { ListCounts } from '@/lib/domain/match/list/list-parts';
import { createListRest } from '@/lib/live/list-rest';
import { listScreen } from '@/lib/live/list-screen';
import type { LiveScreen } from '@/lib/live/live-screen';
import type { MatchStore } from '@/lib/live/match-store';
import { sharedConnection } from '@/lib/live/shared-connection';
import { createMatchStores } from '@/lib/live/stores';
import { LiveScreenProvider } from './live-screen-provider';

type Props = {
  matches: Match[];
  /** The numbers of the complete list, of which `matches` are only the part that is shown. */
  counts?: ListCounts | undefined;
  /** The kind of unknown events that are added to the list. */
  kind?: EventKind;
  group: string;
  snapshotPath: string;
  showsEnded?: boolean;
  /** When the page was rendered, in unix seconds. */
  now: number;
  children: ReactNode;
};

/** How long a moved price shows its direction on cards. */
const flashMs = 3000;

/** The complete lists of this tab by their path: who comes back finds the place in a long list. */
const complete = new Map<string, MatchStore>();

/** The stores of a list of matches, which everything inside reads. */
export function LiveList(props: Props) {
  const {
    matches: sent,
    counts,
    kind = 'match',
    group,
    snapshotPath,
    showsEnded,
    now,
    children,
  } = props;
  const { unconfirmedAfter: limitSeconds, ageLimits, policy } = usePageContext();
  const [{ stores, screen }] = useState(() => {
    const known = counts && complete.get(snapshotPath)?.list();
    const initial = known ? withSent(known, sent) : sent;
    const matchStores = createMatchStores(initial, {
      flashMs,
      acceptsNew: kind,
      now,
      limitSeconds,
      ageLimits,
    });
    const { matches } = matchStores;
    const live = listScreen({
      ...{ group, snapshotPath, matches, policy, ...(showsEnded && { showsEnded }) },
      onComplete() {
        rest.arrive();
        if (counts) complete.set(snapshotPath, matches);
      },
    });
    const rest = createListRest(known ? null : (counts ?? null), () => loadSnapshot(live));
    return { stores: { ...matchStores, details: null, rest }, screen: live };
  });

  return (
    <LiveScreenProvider stores={stores} screen={screen}>
      {children}
    </LiveScreenProvider>
  );
}

/** The matches that a tab knows, with those that a page has sent since. */
function withSent(known: Match[], sent: Match[]): Match[] {
  const ids = new Set(sent.map(({ id }) => id));
  return [...sent, ...known.filter(({ id }) => !ids.has(id))];
}

/** Rejects while the visitor has paused updates: a snapshot would end the pause of its prices. */
async function loadSnapshot<Snapshot>({ snapshot }: LiveScreen<Snapshot>): Promise<void> {
  if (sharedConnection().status().pausedAt !== null) throw new Error('updates are paused');
  snapshot.apply(await snapshot.fetch());
}
