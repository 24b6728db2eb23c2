import { starPercent } from '@/lib/domain/star-rating';
import styles from './stars.module.css';

type Props = {
  /** 0 to 5. */
  mark: number;
  /** Whether the number stands beside the stars. */
  numeral?: boolean;
  size?: 16 | 20;
};

const star = '2.2l3 6.4 6.9.9-5 4.9 1.2 6.9-6.1-3.3-6.1 3.3 1.2-6.9-5-4.9 6.9-.9z';
const fiveStars = [0, 1, 2, 3, 4].map(place => `M${12 + place * 27} ${star}`).join('');

/** A mark as five stars, filled as far as it goes. */
export function Stars({ mark, numeral = true, size = 16 }: Props) {
  const text = mark.toFixed(1);
  return (
    <span className={styles.rating}>
      <svg
        className={styles.stars}
        width={size * 5 + 8}
        height={size}
        viewBox="0 0 132 24"
        role="img"
        aria-label={`${text} of 5`}
      >
        <path className={styles.empty} d={fiveStars} />
        <svg x="0" y="0" width={`${starPercent(mark)}%`} height="24" overflow="hidden">
          <path className={styles.full} d={fiveStars} />
        </svg>
      </svg>
      {numeral && <b aria-hidden="true">{text}</b>}
    </span>
  );
}
