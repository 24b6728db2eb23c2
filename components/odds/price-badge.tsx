import { Arrow } from '@/components/icon/arrow';
import type { ReactNode } from 'react';
import type { Direction } from '@/lib/domain/odds/odds';
import styles from './price-badge.module.css';

type Props = {
  text: string;
  direction: Direction | null;
  /** Grey: the price is from when updates were paused. */
  frozen?: boolean | undefined;
  children?: ReactNode;
};

/** A price in a fixed-width badge that reserves space for the arrow. */
export function PriceBadge({ text, direction, frozen, children }: Props) {
  return (
    <span
      className={styles.plate}
      data-direction={direction ?? undefined}
      data-frozen={frozen ? '' : undefined}
    >
      {direction && <Arrow direction={direction} className={styles.arrow} />}
      {text}
      {children}
    </span>
  );
}
