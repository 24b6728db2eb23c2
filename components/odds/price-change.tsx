import styles from './price-change.module.css';

type Props = { id: string; from: string; to: string };

/** A price's change since the page opened, shown while its link is hovered or focused. */
export function PriceChange({ id, from, to }: Props) {
  // One text node per price, because a match page can have hundreds of changed prices.
  return (
    <span id={id} className={styles.move}>
      {`Opened ${from}, now ${to}`}
    </span>
  );
}
