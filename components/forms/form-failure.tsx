import styles from './form-failure.module.css';

type Props = { shows: boolean };

/** Its place is there before it speaks, so that screen readers hear it. */
export function FormFailure({ shows }: Props) {
  return (
    <div role="alert">
      {shows && <p className={styles.failure}>Server error! Please, try again later</p>}
    </div>
  );
}
