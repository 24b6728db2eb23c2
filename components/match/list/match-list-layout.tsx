import type { ReactNode } from 'react';
import { ViewNav } from '@/components/link/view-nav';
import {
  filterLabels,
  listPath,
  matchFilters,
  type MatchFilter,
} from '@/lib/domain/match/match-filter';
import { ConnectionStrip } from '@/components/match/live/connection-strip.client';
import styles from './match-list-layout.module.css';

type Props = {
  filter: MatchFilter;
  league: string;
  leagues: ReactNode;
  leagueSelect: ReactNode;
  children: ReactNode;
};

/** A list of matches: filters above, leagues beside it or as a dropdown. */
export function MatchListLayout({ filter, league, leagues, leagueSelect, children }: Props) {
  const items = matchFilters.map(option => ({
    href: listPath(league, option),
    label: filterLabels[option],
    current: option === filter,
  }));
  return (
    <>
      <div className={styles.filters}>
        <ViewNav label="When" variant="switch" items={items} />
        <div className={styles.select}>{leagueSelect}</div>
      </div>
      <ConnectionStrip />
      <div className={styles.board}>
        <div className={styles.list}>{children}</div>
        {leagues}
      </div>
    </>
  );
}
