import type { ReactNode } from 'react';
import { ConnectionStrip } from './connection-strip.client';
import styles from './match-page-layout.module.css';

type Props = {
  /** Nothing where prices may not be shown: the tabs then have the page to themselves. */
  markets: ReactNode;
  tabs: ReactNode;
};

/** Markets at the left, tabs at the right; on phones the markets are the first of the tabs. */
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
