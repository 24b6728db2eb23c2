import type { ReactNode } from 'react';
import styles from './responsible-gambling-notice.module.css';

type Props = { children?: ReactNode };

/** The gambling notice in the sidebar and the footer of every page. */
export function ResponsibleGamblingNotice({ children }: Props) {
  return (
    <div className={styles.notice}>
      <b className={styles.age}>18+</b>
      <p className={styles.text}>Gambling can be addictive, please play responsibly!</p>
      {children}
    </div>
  );
}
