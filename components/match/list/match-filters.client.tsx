'use client';

import { ViewNav } from '@/components/link/view-nav';
import { useMatchList } from '@/components/live/live-stores';
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
  const now = useNow(renderedAt, matches);
  const items = matchFilters.map(option => ({
    href: listPath(league, option),
    label: filterLabels[option],
    count: matches.filter(match => isInFilter(match, option, now)).length,
    current: option === filter,
  }));
  return <ViewNav label="When" variant="switch" items={items} />;
}
