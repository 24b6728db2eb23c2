'use client';

import type { ReactNode } from 'react';
import { useMatch } from '@/components/live/live-stores';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import type { Match } from '@/lib/domain/match/match';

type Props = {
  match: Match;
  /** When the page was rendered, in unix seconds. */
  now: number;
  /** A file for the visitor's calendar. */
  calendarHref: string;
  /** As the server rendered it. */
  fallback: ReactNode;
};

const load = () => import('./live-summary-bar').then(({ LiveSummaryBar }) => LiveSummaryBar);

/**
 * Below the scoreboard, before and after a match; its code is not loaded while the match is live. When a
 * match ends on an open page, the scoreboard shows the same facts in the space that it has.
 */
export function SummaryBar({ match: initial, now, calendarHref, fallback }: Props) {
  const match = useMatch(initial);
  return (
    <LoadedPanel
      open={initial.status !== 'live'}
      load={load}
      props={{ match, renderedAt: now, calendarHref }}
      fallback={fallback}
    />
  );
}
