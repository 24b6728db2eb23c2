import styles from './age-notice.module.css';

/** The age notice below every offer. */
export function AgeNotice() {
  return (
    <p className={styles.notice}>
      <b className={styles.age}>18+</b>
      Gambling can be addictive, please play responsibly!
    </p>
  );
}
