import styles from './new-comments.module.css';

type Props = { count: number };

/** The '+N' badge; above 99 it has a larger style. */
export function NewComments({ count }: Props) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} data-large={count > 99 ? '' : undefined}>
      +{count}
      <span className="visually-hidden"> new</span>
    </span>
  );
}
