import styles from './affiliate-disclosure.module.css';

type Props = { children: string };

/** Terms of an offer. */
export function Terms({ children }: Props) {
  return <p className={styles.terms}>{children}</p>;
}
