import type { ComponentProps } from 'react';
import { ScoreTable } from '@/components/match/scorecard/score-table';
import styles from './figure-card.module.css';

type Props = ComponentProps<typeof ScoreTable> & {
  /** What the figures cover, such as 'of the 14 matches on this site, 2023 to 2025'. */
  covers: string;
};

/** A table of figures with the matches that it is about as its first line. */
export function FigureCard({ covers, ...table }: Props) {
  return (
    <div className={styles.card}>
      <p className={styles.covers}>{`${table.name}, ${covers}`}</p>
      <ScoreTable {...table} isScrolled />
    </div>
  );
}
