import styles from './arrow.module.css';

type Props = { direction: 'up' | 'down'; className?: string | undefined };

/** Direction of a price change: a filled triangle, since the icon set has none. Decorative. */
export function Arrow({ direction, className = '' }: Props) {
  const points = direction === 'up' ? 'M5 1.5 9.5 9h-9z' : 'M5 8.5.5 1h9z';
  return (
    <svg
      className={`${styles.arrow} ${className}`}
      width="8"
      height="8"
      viewBox="0 0 10 10"
      aria-hidden="true"
    >
      <path d={points} />
    </svg>
  );
}
