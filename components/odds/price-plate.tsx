import { Arrow } from '@/components/ui/arrow';
import type { ReactNode } from 'react';
import type { Direction } from '@/lib/domain/odds';
import styles from './price-plate.module.css';

type Props = { text: string; direction: Direction | null; children?: ReactNode };

/** A numeral on a scoreboard plate: of fixed width, with a place kept for the arrow. */
export function PricePlate({ text, direction, children }: Props) {
  return (
    <span className={styles.plate} data-direction={direction ?? undefined}>
      {direction && <Arrow direction={direction} className={styles.arrow} />}
      {text}
      {children}
    </span>
  );
}
