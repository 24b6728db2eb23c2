'use client';

import { Disclosure } from '@/components/odds/disclosure';
import { usePageView } from '@/components/ui/view-context.client';
import { showsPrices } from '@/lib/domain/view';
import { groupByTournament } from '@/lib/domain/match-groups';
import { isInFilter, type MatchFilter } from '@/lib/domain/match-filter';
import { useNow } from '@/lib/live/use-now';
import { useInPlayJump } from './use-in-play-jump';
import { useMatchList } from './live-stores';
import styles from './match-board.module.css';
import { MatchGroup } from './match-group';
import { NoMatches } from './no-matches';

type Props = { filter: MatchFilter; league: string; now: number };

/** The matches that a filter shows, by tournament. */
export function MatchBoard({ filter, league, now: madeAt }: Props) {
  const matches = useMatchList();
  const { policy } = usePageView();
  const now = useNow(madeAt, matches);
  const visible = matches.filter(match => isInFilter(match, filter, now));
  useInPlayJump(filter, matches);

  if (visible.length === 0) return <NoMatches filter={filter} league={league} />;
  return (
    <div className={styles.groups}>
      {groupByTournament(visible).map((group, place) => (
        <MatchGroup key={group.name} group={group} isFirst={place === 0} />
      ))}
      {showsPrices(policy) && <Disclosure />}
    </div>
  );
}
