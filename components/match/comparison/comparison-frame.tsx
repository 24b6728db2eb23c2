import type { ReactNode } from 'react';
import type { MarketFigures } from '@/lib/live/prices/market-figures';
import styles from './closed-message.module.css';
import { PayoutNote } from './payout-note';

type Props = {
  className: string | undefined;
  columns?: number;
  figures: MarketFigures | null;
  /** Of bookmakers. */
  count: number;
  children: ReactNode;
};

/** What is around all prices of a market: one message while it is closed, and a note on an unusual payout. */
export function ComparisonFrame({ className = '', columns, figures, count, children }: Props) {
  return (
    <div
      className={`${styles.comparison} ${className}`}
      data-columns={columns}
      data-closed={figures?.isClosed ? '' : undefined}
    >
      {children}
      {figures?.isClosed && (
        <p className={styles.message}>
          {count > 1 ? `Suspended at all ${count} bookmakers` : 'Suspended'}
        </p>
      )}
      <PayoutNote payout={figures?.bestPayout ?? null} />
    </div>
  );
}
