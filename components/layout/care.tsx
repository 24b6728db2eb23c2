import type { ReactNode } from 'react';
import styles from './care.module.css';

type Props = { children?: ReactNode };

/** The notice that every page carries, sidebar and footer alike. */
export function Care({ children }: Props) {
  return (
    <div className={styles.care}>
      <b className={styles.age}>18+</b>
      <p className={styles.text}>Gambling can be addictive, please play responsibly!</p>
      {children}
    </div>
  );
}
