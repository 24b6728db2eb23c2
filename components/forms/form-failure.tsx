import styles from './form-failure.module.css';

type Props = { shows: boolean };

/** The live region is rendered empty first: screen readers announce only later changes. */
export function FormFailure({ shows }: Props) {
  return (
    <div role="alert">
      {shows && <p className={styles.failure}>Server error! Please, try again later</p>}
    </div>
  );
}
