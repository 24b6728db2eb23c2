import type { ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import { ConnectionStrip } from '@/components/live/connection-strip.client';
import { todayPath } from '@/lib/domain/match/list/matches-of-day';
import styles from './match-list-layout.module.css';

type Props = {
  filters: ReactNode;
  hasPrices: boolean;
  leagues: ReactNode;
  leagueSelect: ReactNode;
  children: ReactNode;
};

/** A list of matches: filters above, leagues beside it or as a dropdown, or below it without scripts. */
export function MatchListLayout({ filters, hasPrices, leagues, leagueSelect, children }: Props) {
  return (
    <>
      <div className={styles.filters}>
        {filters}
        <AppLink className={styles.link} href="/following">
          <Icon icon="star" size={16} />
          Following
        </AppLink>
        <AppLink className={styles.link} href={todayPath}>
          <Icon icon="calendar-days" size={16} />
          By day
        </AppLink>
        {hasPrices && (
          <AppLink className={`${styles.link} ${styles.wide}`} href="/my-bookmakers">
            <Icon icon="layers" size={16} />
            My bookmakers
          </AppLink>
        )}
        <div className={`${styles.select} needs-scripts`}>{leagueSelect}</div>
        <a className={styles.toLeagues} href="#leagues">
          Leagues
        </a>
      </div>
      <ConnectionStrip />
      <div className={styles.board}>
        <div className={styles.list}>{children}</div>
        {leagues}
      </div>
    </>
  );
}
