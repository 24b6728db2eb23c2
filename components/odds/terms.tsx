import styles from './disclosure.module.css';

type Props = { children: string };

/** What stands beside an offer. */
export function Terms({ children }: Props) {
  return <p className={styles.terms}>{children}</p>;
}
