import styles from './spinner.module.css';

/** A spinning cricket ball. */
export function Spinner() {
  return (
    <svg className={styles.ball} viewBox="0 0 32 32" width="72" height="72" aria-hidden="true">
      <circle className={styles.leather} cx="16" cy="16" r="15" />
      <path className={styles.shade} d="M16 1a15 15 0 0 1 0 30z" />
      <path className={styles.seam} d="M12.5 1.5v29M19.5 1.5v29" />
      <path className={styles.stitches} d="M9.8 2.5v27M22.2 2.5v27" />
    </svg>
  );
}
