import styles from './price-move.module.css';

type Props = { id: string; from: string; to: string };

/** What a price did since the page opened; it appears over the plate while its link has the attention. */
export function PriceMove({ id, from, to }: Props) {
  // In words and one element: on a match's page hundreds of prices have moved.
  return (
    <span id={id} className={styles.move}>
      {`Opened ${from}, now ${to}`}
    </span>
  );
}
