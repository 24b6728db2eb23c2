import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

type Props = { label: string; cards: { key: string; card: ReactNode }[] };

/** A grid of cards: one column, two from 576 px, three from 1200 px. */
export function CardGrid({ label, cards }: Props) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {cards.map(({ key, card }) => (
        <li key={key} className={styles.cell}>
          {card}
        </li>
      ))}
    </ul>
  );
}
