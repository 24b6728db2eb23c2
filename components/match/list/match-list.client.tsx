'use client';

import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { useFollowedOnly } from '@/components/personal/follow/use-followed-only';
import { groupByTournament } from '@/lib/domain/match/match-groups';
import { hasMarkets } from '@/lib/domain/match/match';
import { isInFilter, type MatchFilter } from '@/lib/domain/match/match-filter';
import { useNow } from '@/lib/live/use-now';
import { useEmptyInPlayRedirect } from './use-empty-in-play-redirect';
import { useMatchList } from '@/components/live/live-stores';
import styles from './match-list.module.css';
import { MatchGroup } from './match-group';
import { NoMatches } from './no-matches';

type Props = { filter: MatchFilter; league: string; now: number };

/** The matches of a filter, by tournament. */
export function MatchList({ filter, league, now: renderedAt }: Props) {
  const matches = useMatchList();
  const now = useNow(renderedAt, matches);
  const inFilter = matches.filter(match => isInFilter(match, filter, now));
  const { visible, control } = useFollowedOnly(inFilter);
  useEmptyInPlayRedirect(filter, matches);

  if (inFilter.length === 0) return <NoMatches filter={filter} league={league} />;
  return (
    <div className={styles.groups}>
      {control}
      {groupByTournament(visible).map((group, index) => (
        <MatchGroup key={group.name} group={group} isFirst={index === 0} />
      ))}
      {visible.some(hasMarkets) && <AffiliateDisclosure />}
    </div>
  );
}
