import { starPercent } from '@/lib/domain/star-rating';
import styles from './stars.module.css';

type Props = {
  /** 0 to 5. */
  mark: number;
  /** Whether the number stands beside the stars. */
  numeral?: boolean;
  size?: 16 | 20;
};

const star = 'M12 2.2 15 8.6l6.9.9-5 4.9 1.2 6.9L12 18l-6.1 3.3 1.2-6.9-5-4.9 6.9-.9z';

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
        <StarRow className={styles.empty} />
        <svg x="0" y="0" width={`${starPercent(mark)}%`} height="24" overflow="hidden">
          <StarRow className={styles.full} />
        </svg>
      </svg>
      {numeral && <b aria-hidden="true">{text}</b>}
    </span>
  );
}

function StarRow({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      {[0, 1, 2, 3, 4].map(place => (
        <path key={place} d={star} transform={`translate(${place * 27})`} />
      ))}
    </g>
  );
}
