'use client';

import { ViewNav } from '@/components/link/view-nav';
import { useListRest, useMatchList } from '@/components/live/live-stores';
import type { Match } from '@/lib/domain/match/match';
import {
  filterLabels,
  isInFilter,
  listPath,
  matchFilters,
  type MatchFilter,
} from '@/lib/domain/match/match-filter';
import { useNow } from '@/lib/live/use-now';

type Props = { filter: MatchFilter; league: string; now: number };

/** The lists of a league, each with the number of its matches. */
export function MatchFilters({ filter, league, now: renderedAt }: Props) {
  const matches = useMatchList();
  const { counts } = useListRest();
  const now = useNow(renderedAt, matches);
  const items = matchFilters.map(option => ({
    href: listPath(league, option),
    label: filterLabels[option],
    count: counts?.filters[option] ?? countIn(matches, option, now),
    current: option === filter,
  }));
  return <ViewNav label="When" variant="switch" items={items} />;
}

const countIn = (matches: Match[], filter: MatchFilter, now: number): number =>
  matches.filter(match => isInFilter(match, filter, now)).length;
