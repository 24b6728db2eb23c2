import type { ReactNode } from 'react';
import { ConnectionStrip } from '@/components/match/live/connection-strip.client';
import styles from './match-page-layout.module.css';

type Props = {
  /** Absent where prices are not allowed: the tabs then have the complete width. */
  markets: ReactNode;
  tabs: ReactNode;
};

/** Markets on the left, tabs on the right; on phones the markets are the first tab. */
export function MatchPageLayout({ markets, tabs }: Props) {
  return (
    <>
      <ConnectionStrip />
      <div className={styles.page} data-markets={markets ? undefined : 'none'}>
        {markets && (
          <div className={styles.markets} id="markets">
            {markets}
          </div>
        )}
        {tabs}
      </div>
    </>
  );
}
