import type { ReactNode } from 'react';
import { ConnectionStrip } from '@/components/match/live/connection-strip.client';
import styles from './match-list-layout.module.css';

type Props = {
  filters: ReactNode;
  leagues: ReactNode;
  leagueSelect: ReactNode;
  children: ReactNode;
};

/** A list of matches: filters above, leagues beside it or as a dropdown. */
export function MatchListLayout({ filters, leagues, leagueSelect, children }: Props) {
  return (
    <>
      <div className={styles.filters}>
        {filters}
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
