import styles from './calculator.module.css';

type Props = { words: string; numbers: string };

/** How a result was computed: in words, and with the numbers of the form. */
export const Formula = ({ words, numbers }: Props) => (
  <div className={styles.formula}>
    <p>{words}</p>
    <p className={styles.numbers}>{numbers}</p>
  </div>
);
