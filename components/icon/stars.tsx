import type { CSSProperties } from 'react';
import styles from './stars.module.css';

type Props = {
  /** 0 to 5. */
  mark: number;
  /** Whether to show the number beside the stars. */
  numeral?: boolean;
  size?: 16 | 20;
};

/** A rating as five partially filled stars. */
export function Stars({ mark, numeral = true, size = 16 }: Props) {
  const text = mark.toFixed(1);
  return (
    <span className={styles.rating}>
      <span
        className={styles.stars}
        data-size={size}
        style={{ '--share': `${starPercent(mark)}%` } as CSSProperties}
        role="img"
        aria-label={`${text} of 5`}
      />
      {numeral && <b aria-hidden="true">{text}</b>}
    </span>
  );
}

/** Filled width of five stars for a rating of 0 to 5, as an integer percentage. */
export const starPercent = (mark: number): number =>
  Math.round((Math.min(5, Math.max(0, mark)) / 5) * 100);
