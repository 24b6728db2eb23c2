import type { ReactElement, ReactNode } from 'react';
import { LiveList } from '@/components/live/live-list.client';
import type { Match } from '@/lib/domain/match/match';

/** An element of a client file, and a text that its server-rendered HTML must contain. */
export type Leaf = { element: ReactElement; text: string };

export const leaf = (element: ReactElement, text: string): Leaf => ({ element, text });

/** Elements within a live list of matches. */
export const inList = (matches: [Match, ...Match[]], children: ReactNode): ReactElement => (
  <LiveList
    matches={matches}
    group="event"
    snapshotPath="/api/events/"
    now={matches[0].startTime ?? 0}
  >
    {children}
  </LiveList>
);
